import { useLocation } from '@umijs/max';
import { useMemo, useState } from 'react';
import { KeptWordsOf } from '@/components/flow/keptWords';
import { OpinionLog } from '@/components/flow/OpinionLog';
import { RequestButtons } from '@/components/flow/RequestButtons';
import { RequestHead } from '@/components/flow/RequestHead';
import { RequestWay } from '@/components/flow/RequestWay';
import { SatisfactionForm } from '@/components/flow/SatisfactionForm';
import { AnswerView } from '@/components/form/answers/AnswerView';
import { portalRegions } from '@/components/form/edit/portalRegions';
import { useRegionName } from '@/components/form/edit/useRegions';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { PageTabs } from '@/components/page/PageTabs';
import frameStyles from '@/components/reading/frame.module.css';
import { SectionRail } from '@/components/reading/SectionRail';
import { useAnchor } from '@/components/reading/useAnchor';
import { ErrorState } from '@/components/state/ErrorState';
import { todayInChina } from '@/domain/calendar';
import { type AnswerSection, answersInWords } from '@/domain/form/answers';
import { formContext, textOf } from '@/domain/form/asked';
import { formValues, pathFromBody } from '@/domain/form/body';
import type { FormDescription, FormValues } from '@/domain/form/description';
import { requestState } from '@/domain/workflow/nextStep';
import { applicantActions } from '@/domain/workflow/status';
import { applyLink, faceSearch, type RequestFace, readRequest } from '@/links/business';
import type { Application } from '@/services/data/process';
import { Outcome, Refusal } from './Outcome';
import { RequestPaper } from './RequestPaper';
import { RequestSide } from './RequestSide';
import styles from './request.module.css';
import { SentFiles } from './SentFiles';
import type { ServiceView } from './serviceView';
import { TurnPanels, useActions } from './TurnPanels';
import { turnName } from './turn';
import { useDocuments } from './useDocuments';
import type { FoundRequest } from './useRequest';
import { type Notice, ViewNotice } from './ViewNotice';
import { ViewSection } from './ViewSection';

interface Props {
  view: ServiceView;
  found: FoundRequest;
  reload: () => void;
  /** Why it could not be loaded anew. */
  failure: unknown;
}

/** What the applicant may do today. */
function actionsOf({ processKey, ...request }: Application, today: string) {
  const { status, materialAsked, satisfaction, appealUntil, supplement } = request;
  return applicantActions(
    {
      process: processKey,
      status,
      materialAsked: materialAsked !== undefined,
      rated: satisfaction !== undefined,
      ...(appealUntil && { appealUntil }),
      ...(supplement?.dueTime && { supplementUntil: supplement.dueTime }),
    },
    today,
  );
}

/** Codes of the regions among the answers. */
function regionCodes({ sections }: FormDescription, values: FormValues): string[] {
  return sections
    .flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind === 'region')
    .map(({ key }) => textOf(values[key]));
}

/**
 * The answers of a request in words, as the form asked for them on the day they were sent.
 *
 * @returns the sections, and the place in the form of a field that the office names
 */
function useSentAnswers({ description, choices }: ServiceView, request: Application) {
  const { id, formData, submitTime } = request;
  const values = useMemo(() => formValues(description, formData), [description, formData]);
  const { data: options } = useLatestAnswer(choices && id, async (signal) =>
    choices?.(request, signal),
  );
  const regionName = useRegionName(portalRegions, regionCodes(description, values));
  const context = formContext(values, {
    today: submitTime.slice(0, 10) || todayInChina(),
    ...(options && { options }),
  });
  return {
    sections: answersInWords(description, values, context, regionName),
    pathOf: (field: string) => pathFromBody(field, values),
  };
}

/** The answers on the screen, without those that its facts tell above in the same words. */
function answersLeft({ toldOf }: ServiceView, request: Application, sections: AnswerSection[]) {
  const told = toldOf?.(request) ?? {};
  const left = ({ field: { key }, line }: AnswerSection['blocks'][number]) =>
    line?.text === undefined || line.text !== told[key];
  return sections
    .map((section) => ({ ...section, blocks: section.blocks.filter(left) }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** The report of a finished request, and the request behind it, each at its own address. */
function Faces({ current }: { current: RequestFace }) {
  const { pathname, search } = useLocation();
  const to = (face: RequestFace) => `${pathname}${faceSearch(search, face)}`;
  return (
    <PageTabs
      label="报告与办件"
      current={current}
      tabs={[
        { key: 'report', name: '评价报告', to: to('report') },
        { key: 'request', name: '办件信息', to: to('request') },
      ]}
    />
  );
}

/** What the rail leads to, in the order of the page. */
const PARTS = {
  flow: '办理流程',
  answers: '填写的内容',
  files: '提交的材料',
  log: '办理记录',
} as const;

/** What stands before those, each where there is one. */
const railOf = (turn: string | undefined, facts: string | undefined) =>
  Object.entries({ turn, facts, ...PARTS }).flatMap(([id, name]) =>
    name ? { id, name, count: null } : [],
  );

/** A request on the screen, and the same on paper. */
export function RequestView({ view, found, reload, failure }: Props) {
  const { process, Result, Facts, Papers, Over } = view;
  const today = todayInChina();
  // The answer to an action stands until both calls have been made anew.
  const [answer, setAnswer] = useState<{ to: FoundRequest; request: Application }>();
  const [notice, setNotice] = useState<Notice>();
  const request = answer?.to === found ? answer.request : found.request;
  const { actions: documents, preview } = useDocuments();
  const act = useActions(request, {
    onDone: (after, text) => {
      if (after) setAnswer({ to: found, request: after });
      setNotice({ kind: 'done', text });
      reload();
    },
    onStale: (words) => {
      setNotice({ kind: 'stale', words });
      reload();
    },
  });
  const answers = useSentAnswers(view, request);
  const allowed = actionsOf(request, today);
  const { id, status, satisfaction, supplement, attachments, log, deadline } = request;
  // What it came to has a face of its own, and the request behind it another.
  const reported = Result !== undefined && status === 'FINISHED';
  const turn = turnName(request, allowed);
  const facts = view.factsOf?.(request);
  const given = found.chart?.nodes.flatMap(({ attachments = [] }) => attachments) ?? [];
  useAnchor(true);
  const { face } = readRequest(useLocation().search);
  const asRequest = !reported || face === 'request';
  const correct = (field = supplement?.items[0]?.field ?? '') =>
    applyLink(process, { id, at: answers.pathOf(field) });

  return (
    <KeptWordsOf value={id}>
      <article className={styles.request}>
        <RequestHead
          className="ipr-no-print"
          request={request}
          today={today}
          // What it came to stands first; number and times are facts of the request behind it.
          facts={asRequest}
          actions={
            <RequestButtons
              actions={allowed}
              hrefOf={(action) =>
                action === 'copy' ? applyLink(process, { copy: id }) : correct()
              }
            />
          }
        />
        <div className="ipr-no-print">
          {notice && <ViewNotice notice={notice} onClose={() => setNotice(undefined)} />}
          {found.ownership === 'unknown' && (
            <p className="ipr-note">
              这件办件没有写明是谁提交的，无法确认是您的，请核对编号和内容后再办理。
            </p>
          )}
          {failure !== undefined && (
            <ErrorState title="没有刷新成功，以下可能不是最新" error={failure} onRetry={reload} />
          )}
          {reported && (
            <div className={styles.viewFaces}>
              <Faces current={face} />
            </div>
          )}
        </div>
        {Result && (!reported || face === 'report') && <Result request={request} />}
        <div className={`${asRequest ? styles.viewColumns : styles.viewBelow} ipr-no-print`}>
          <div id="turn" tabIndex={-1} className={styles.viewTurn}>
            {asRequest && <Refusal request={request} />}
            <TurnPanels
              view={view}
              request={request}
              allowed={allowed}
              today={today}
              act={act}
              documents={documents}
              correct={correct}
            />
            {asRequest && <Outcome request={request} documents={documents} />}
            {status === 'FINISHED' && (!reported || face === 'report') && (
              <SatisfactionForm given={satisfaction} onSend={act.rate} />
            )}
          </div>
          {asRequest && (
            <>
              <div className={frameStyles.recordRail}>
                <SectionRail label="办件各部分" sections={railOf(turn, facts)} />
              </div>
              <div className={`${frameStyles.recordText} ${styles.viewParts}`}>
                {Over && <Over />}
                {Facts && facts && <Facts request={request} />}
                <ViewSection id="flow" title={PARTS.flow}>
                  <RequestWay
                    chart={found.chart}
                    today={today}
                    // The office's day is none for material that its applicant is to bring.
                    deadline={allowed.includes('addMaterial') ? undefined : deadline}
                    onRetry={reload}
                  />
                </ViewSection>
                <ViewSection id="answers" title={PARTS.answers}>
                  <p className="ipr-note">涉及个人信息的内容已隐藏，点“显示”可查看 60 秒。</p>
                  <AnswerView sections={answersLeft(view, request, answers.sections)} level={3} />
                </ViewSection>
                <ViewSection id="files" title={PARTS.files}>
                  <SentFiles description={view.description} attachments={attachments} />
                </ViewSection>
                {Papers && <Papers request={request} />}
                <ViewSection id="log" title={PARTS.log}>
                  <OpinionLog
                    log={log}
                    now={log.at(-1)?.status === status ? requestState(request).label : undefined}
                  />
                </ViewSection>
              </div>
              <RequestSide
                request={request}
                process={process}
                way={view.wayOf?.(request)}
                allowed={allowed}
                given={given}
                documents={documents}
                onWithdraw={act.withdraw}
              />
            </>
          )}
          {preview}
        </div>
        <RequestPaper view={view} request={request} sections={answers.sections} today={today} />
      </article>
    </KeptWordsOf>
  );
}
