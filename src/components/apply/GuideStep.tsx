import { useModel } from '@umijs/max';
import { Button, Flex } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { MyRequests } from '@/components/flow/own/MyRequests';
import { timeInWords } from '@/components/form/draft/draftWords';
import { useDraftState } from '@/components/form/draft/useFormDraft';
import { useFormContext } from '@/components/form/edit/FormProvider';
import partsStyles from '@/components/page/parts.module.css';
import { useAnchor } from '@/components/reading/useAnchor';
import { WholeDates } from '@/components/reading/WholeDates';
import { allMaterials, guideRows } from '@/domain/application/guide';
import { isBlank } from '@/domain/form/asked';
import { OWN_REQUESTS } from '@/links/business';
import { findGuide } from '@/services/website';
import { useApply, useSessionState } from './ApplyContext';
import { ApplyWays } from './ApplyWays';
import styles from './apply.module.css';
import { consentProblems } from './consent';
import { NoUploads } from './counter/NoUploads';
import { FootWays } from './FootWays';
import { ServiceText } from './ServiceText';
import { StepTitle } from './StepTitle';
import { AsideDrafts } from './sent/AsideDrafts';
import { TemplateLink } from './TemplateLink';

/** Whether the user has begun, and where to go on. */
function useBegun() {
  const { draft, session, service, go } = useApply();
  const { keeping, savedAt } = useDraftState(draft);
  const { consents, files } = useSessionState(session);
  useFormContext(session.store);
  const { values } = draft.content();
  const begun =
    keeping === 'kept' ||
    consents.length > 0 ||
    files.snapshot().length > 0 ||
    Object.values(values).some((value) => !isBlank(value));
  const goOn = () => {
    if (consentProblems(service.description.consent.items, consents).length > 0) {
      go({ step: 'consent' });
      return;
    }
    const { path = '' } = draft.place() ?? {};
    const section = session.store.sectionOf(path) ?? '';
    // The field takes the focus as soon as it appears.
    if (section) session.store.goTo(path);
    go({ step: 'fill', section });
  };
  return { begun, savedAt, goOn };
}

/** What an element of the guide says; the steps in their order. */
function GuideItems({ label, items }: { label: string; items: readonly string[] }) {
  if (items.length === 1) return <WholeDates>{items[0] ?? ''}</WholeDates>;
  const List = label === '办理流程' ? 'ol' : 'ul';
  return (
    <List className={List === 'ol' ? partsStyles.stages : styles.applyItems}>
      {items.map((item) => (
        <li key={item}>
          <WholeDates>{item}</WholeDates>
        </li>
      ))}
    </List>
  );
}

/** What most of them are; undefined where each is another. */
function usualOf(texts: readonly string[]): string | undefined {
  const times = (text: string) => texts.filter((one) => one === text).length;
  const usual = texts.reduce((most, one) => (times(one) > times(most) ? one : most), '');
  return usual && (times(usual) > 1 || texts.length === 1) ? usual : undefined;
}

/** The guide, element by element, under the ways on, and each document with its template. */
function GuideTable({ children }: { children: ReactNode }) {
  const { service, session } = useApply();
  const { uploads } = useSessionState(session);
  const { process, description, guide, Beside } = service;
  const { initialState } = useModel('@@initialState');
  const { address, hotline } = initialState?.settings ?? {};
  const materials = useId();
  const rows = guideRows(guide, description, { address, hotline }, uploads !== false).filter(
    ({ label }) => label !== '申请材料' && label !== '事项名称',
  );
  const documents = allMaterials(description);
  // What most of them have in common is said once.
  const usual = usualOf(documents.map(({ files }) => files));
  const allSame = documents.every(({ files }) => files === usual);
  return (
    <div className={styles.applyGuide} data-sheets="all">
      <div>
        <Flex wrap gap="8px 16px" justify="space-between" className={styles.applyGuideHead}>
          <StepTitle>办事指南</StepTitle>
          {children}
        </Flex>
        <dl className={styles.applyFacts}>
          {rows.map(({ label, items }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <GuideItems label={label} items={items} />
              </dd>
            </div>
          ))}
        </dl>
        <ServiceText
          title="办事指南全文"
          name={`GUIDE ${process}`}
          load={(options) => findGuide(process, options)}
          folded
        />
      </div>
      {Beside && <Beside />}
      <section aria-labelledby={materials}>
        <h3 id={materials}>申请材料</h3>
        <ul className={partsStyles.entries}>
          {documents.map(({ key, label, hint, needed, files, template }) => (
            <li key={key}>
              <p>
                <strong>{label}</strong>（{needed}）
              </p>
              {hint && <p>{hint}</p>}
              {files !== usual && <p className="ipr-note">{files}</p>}
              {template && (
                <p>
                  <TemplateLink code={template} />
                </p>
              )}
            </li>
          ))}
        </ul>
        {usual && (
          <p className="ipr-note">
            {allSame ? '文件格式和大小：' : '没有另外写明的：'}
            {usual}
          </p>
        )}
      </section>
    </div>
  );
}

/** What the service is, who may ask, what is needed; the way on stands in the foot. */
export function GuideStep() {
  const { service, draft, go } = useApply();
  const { process, eligibility } = service;
  const { begun, savedAt, goOn } = useBegun();
  const [turns, setTurns] = useState(0);
  const start = () => go({ step: eligibility ? 'questions' : 'consent' });
  useAnchor(true);
  const goToOwn = () => {
    const heading = document.getElementById(OWN_REQUESTS);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView();
  };
  return (
    <>
      <AsideDrafts />
      <NoUploads />
      <GuideTable>
        {' '}
        <ApplyWays>
          <Button onClick={goToOwn}>
            {turns > 0 ? `我的办件（${turns} 件需要您办理）` : '我的办件'}
          </Button>
        </ApplyWays>
      </GuideTable>
      <MyRequests process={process} id={OWN_REQUESTS} onTurns={setTurns} />
      {/* In sight from the first line of the guide to the last. */}
      <FootWays>
        {begun ? (
          <>
            <Button onClick={draft.discard}>丢弃并重新开始</Button>
            <Button type="primary" onClick={goOn}>
              {savedAt === undefined ? '继续填写' : `继续填写（已保存 ${timeInWords(savedAt)}）`}
            </Button>
          </>
        ) : (
          <Button type="primary" onClick={start}>
            开始办理
          </Button>
        )}
      </FootWays>
    </>
  );
}
