import { history, Link } from '@umijs/max';
import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import { absoluteAddress } from '@/address';
import { ReceiptCard } from '@/components/flow/ReceiptCard';
import type { SentContent } from '@/components/flow/receiptPage';
import {
  type AsideDraft,
  asideDrafts,
  dropAside,
  restoreAside,
} from '@/components/form/draft/asideDrafts';
import styles from '@/components/form/draft/draft.module.css';
import { fitContent } from '@/components/form/draft/record';
import { regionFullName } from '@/components/form/edit/regions';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { PageHead } from '@/components/page/PageHead';
import { useOwner } from '@/components/page/useOwner';
import { usePageTitle } from '@/components/page/usePageTitle';
import { ErrorState } from '@/components/state/ErrorState';
import { PageState } from '@/components/state/PageState';
import { SkeletonLines } from '@/components/state/Skeleton';
import stateStyles from '@/components/state/state.module.css';
import { momentInChina, todayInChina } from '@/domain/calendar';
import { answersInWords } from '@/domain/form/answers';
import { formContext } from '@/domain/form/asked';
import { formValues } from '@/domain/form/body';
import type { FormValues } from '@/domain/form/description';
import { nameText } from '@/domain/nameText';
import { applyLink, ownRequestsLink, reportProgressLink, requestLink } from '@/links/business';
import applyStyles from './apply.module.css';
import { ownRequest } from './ownRequest';
import { ReceiptFrame } from './ReceiptFrame';
import { type Sent, sentBefore, toldBefore } from './receipts';
import { AsideWays, asideLink } from './sent/AsideWays';
import { SearchLine } from './sent/SearchLine';
import { asideRequest, isAnonymous } from './sent/sentRequest';
import { useSentSearch } from './sent/useSentSearch';
import type { Service } from './service';
import { regionCodes } from './useFormAnswers';

/**
 * What was sent, in words, for the receipt as a file. A region or a choice of a service whose name is
 * not to be had stands there by its code.
 *
 * @param day on which it was sent, `YYYY-MM-DD`
 * @param files what was sent, which answers may name by their ids
 */
async function sentContent(
  { description, sources, fileChoices }: Service,
  values: FormValues,
  day: string,
  files: readonly { readonly id: string; readonly name: string }[],
): Promise<SentContent> {
  const named = regionCodes(description, values).map(
    async (code): Promise<[string, string]> => [
      code,
      await regionFullName(sources.regions, code).catch(() => code),
    ],
  );
  const { signal } = new AbortController();
  const choices = Object.entries(sources.options).map(
    async ([name, load]) =>
      [
        name,
        fileChoices?.[name]
          ? files.map((file) => ({ value: file.id, label: file.name }))
          : await load(signal).catch(() => undefined),
      ] as const,
  );
  const names = new Map(await Promise.all(named));
  const options = Object.fromEntries(await Promise.all(choices));
  const context = formContext(values, { today: day, options });
  const nameOf = (code: string) => names.get(code) ?? code;
  return {
    sections: answersInWords(description, values, context, nameOf),
    files: files.map(({ name }) => name),
  };
}

interface SentReceiptProps {
  service: Service;
  aside: AsideDraft;
}

/**
 * The receipt of a form that the back end has stored without showing the request: what this browser
 * knows, whether the request stands among one's own, and the draft until it does.
 */
function SentReceipt({ service, aside }: SentReceiptProps) {
  const { process, revision } = service;
  const { sending, record } = aside;
  const told = toldBefore(useOwner(), record.mark);
  const sent = useMemo(() => asideRequest(service, aside), [service, aside]);
  const anonymous = isAnonymous(sent);
  const [deleted, setDeleted] = useState(false);
  const search = useSentSearch(anonymous ? undefined : sent, {
    onSeen: (id) => {
      dropAside(aside);
      // Loaded anew, the page shows what the office has.
      history.replace(applyLink(process, { step: 'receipt', id, sent: record.mark }));
    },
  });
  const { queryCode, applyNo = sending.id } = told ?? {};
  const progress = queryCode
    ? reportProgressLink(applyNo)
    : search.id === undefined
      ? ownRequestsLink(process)
      : requestLink(process, search.id);
  const isKnown = queryCode !== undefined || search.id !== undefined;
  return (
    <ReceiptFrame
      service={service}
      corrected={sending.before !== undefined}
      isNew={told !== undefined}
      code={queryCode}
    >
      {(back) => (
        <ReceiptCard
          back={back}
          head={
            <Alert
              className={styles.draftNotice ?? ''}
              type="info"
              role="region"
              aria-label="提交的结果"
              description={
                <>
                  {!anonymous && <SearchLine search={search} process={process} />}
                  {search.id === undefined && !deleted && (
                    <AsideWays
                      onOpen={() => {
                        restoreAside(aside);
                        history.push(asideLink(process, aside));
                      }}
                      onDelete={() => {
                        dropAside(aside);
                        setDeleted(true);
                      }}
                    />
                  )}
                  {deleted && (
                    <p role="status" className="ipr-note">
                      草稿已删除。
                    </p>
                  )}
                </>
              }
            />
          }
          receipt={{
            processKey: process,
            applyNo: applyNo ?? search.id,
            applicantName: anonymous ? '匿名' : `${sent.answers.applicantName ?? ''}`,
            queryCode,
          }}
          sentAt={`${momentInChina(sending.at)}（北京时间，按这台设备的时钟）`}
          today={todayInChina()}
          progress={progress}
          progressLabel={isKnown ? revision?.progressLabel : '我的办件'}
          address={absoluteAddress(progress)}
          sent={() =>
            sentContent(
              service,
              fitContent(service.description, record).content.values,
              todayInChina(sending.at),
              record.attachments,
            )
          }
        />
      )}
    </ReceiptFrame>
  );
}

/** The receipt of a request just sent, or read again. */
function Shown({ service, sent, isNew }: { service: Service; sent: Sent; isNew: boolean }) {
  const { process, revision } = service;
  const { application, corrected, earlier } = sent;
  const { id, applyNo, queryCode, submitTime, formData, attachments } = application;
  const progress = queryCode ? reportProgressLink(applyNo) : requestLink(process, id);
  return (
    <ReceiptFrame service={service} corrected={corrected} isNew={isNew} code={queryCode}>
      {(back) => (
        <ReceiptCard
          back={back}
          head={
            earlier && (
              <Alert
                type="warning"
                role="status"
                showIcon
                title="这份申请此前已经收到，没有重复登记。办件的内容是第一次提交时的内容，此后的修改没有包含在内。"
                action={<Link to={progress}>查看收到的内容</Link>}
              />
            )
          }
          receipt={{ ...application, applyNo: applyNo || id, processKey: process }}
          today={todayInChina()}
          progress={progress}
          progressLabel={revision?.progressLabel}
          address={absoluteAddress(progress)}
          sent={async () =>
            formData
              ? sentContent(
                  service,
                  formValues(service.description, formData),
                  (submitTime || momentInChina()).slice(0, 10),
                  (attachments ?? []).map(({ id: file, name }) => ({
                    id: file,
                    name: nameText(name),
                  })),
                )
              : undefined
          }
        />
      )}
    </ReceiptFrame>
  );
}

interface Props {
  service: Service;
  id: string;
}

/** The receipt of a request by its id. */
function RequestReceipt({ service, id }: Props) {
  const { process, description, Beside } = service;
  const user = useOwner();
  const sent = sentBefore(user, id);
  const answer = useLatestAnswer(sent || !id ? undefined : id, (signal) =>
    ownRequest(id, user, signal),
  );
  if (sent) return <Shown service={service} sent={sent} isNew />;
  if (answer.error) {
    return (
      <ErrorState title="回执没有加载成功" error={answer.error} onRetry={answer.retry} level={1} />
    );
  }
  if (id && !answer.current) {
    return (
      <div className={applyStyles.apply} data-sheets="sections">
        <PageHead title="提交回执" />
        <SkeletonLines widths={[30, 60, 40, 80, 70]} label="正在加载回执" />
      </div>
    );
  }
  const application = answer.data;
  if (!application || (application.processKey ?? process) !== process) {
    return (
      <PageState title="没有找到这份回执">
        <p>
          匿名提交的回执只在提交它的标签页显示，关闭标签页或退出登录后不再显示；其他办件可以从“我的办件”中打开。
        </p>
        <p className={stateStyles.stateActions}>
          <Link to={applyLink(process)}>去{description.title}</Link>
        </p>
        {Beside && <Beside />}
      </PageState>
    );
  }
  return (
    <Shown
      service={service}
      sent={{ application, corrected: false, earlier: false }}
      isNew={false}
    />
  );
}

/**
 * The end of the way: number, what happens next. Read again, it is what the office has.
 *
 * @param mark of a draft whose request may not have been seen yet
 */
export function ReceiptScreen({ service, id, mark }: Props & { mark: string }) {
  const { description } = service;
  const user = useOwner();
  const [aside] = useState(() =>
    asideDrafts({ user, form: description.key }).find(({ record }) => record.mark === mark),
  );
  usePageTitle(`提交回执 - ${description.title}`);
  if (mark && aside) return <SentReceipt service={service} aside={aside} />;
  return <RequestReceipt service={service} id={id} />;
}
