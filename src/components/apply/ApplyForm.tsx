import { useMemoizedFn } from 'ahooks';
import { useEffect, useMemo, useState } from 'react';
import { Due } from '@/components/flow/Due';
import { DraftNotices } from '@/components/form/draft/DraftNotices';
import { DraftStatus } from '@/components/form/draft/DraftStatus';
import type { DraftKeeper } from '@/components/form/draft/draftKeeper';
import { LeaveGuard } from '@/components/form/draft/LeaveGuard';
import { type DraftContent, type DraftPlace, NO_CONTENT } from '@/components/form/draft/record';
import { useFormDraft } from '@/components/form/draft/useFormDraft';
import { FormProvider } from '@/components/form/edit/FormProvider';
import { fieldPath } from '@/components/form/edit/place';
import { FileChoices } from '@/components/form/files/FileChoices';
import { useFormFiles } from '@/components/form/files/useFormFiles';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { PageHead } from '@/components/page/PageHead';
import { useSame } from '@/components/page/useSame';
import { todayInChina } from '@/domain/calendar';
import { dueDay } from '@/domain/workflow/dueDay';
import { type ApplyState, BEGINNINGS } from '@/links/business';
import { useAsked } from '@/requests/useAsked';
import { offersUploads } from '@/services/business';
import type { CurrentUser } from '@/services/platform';
import { HOLIDAYS } from '../../../config/holidays';
import { ApplyContext, stepLink, useApply, useSessionState } from './ApplyContext';
import styles from './apply.module.css';
import { beginningOf } from './beginning';
import { consentProblems } from './consent';
import { MoveDraft } from './move/MoveDraft';
import { StepBody } from './StepBody';
import { StepsLine } from './StepsLine';
import { UnclearSending } from './sent/UnclearSending';
import type { Service } from './service';
import { type ApplySession, openSession } from './session';
import { shownAddress, stepsOf, titleOfStep } from './steps';
import { NEW_REQUEST, type Task } from './task';

const NOTHING: readonly string[] = [];

/**
 * Fills a new form with what the portal knows, once it has come.
 *
 * @returns what could not be had, in words
 */
function useBeginning(
  service: Service,
  address: ApplyState,
  user: CurrentUser,
  { correction }: Task,
  session: ApplySession,
): readonly string[] {
  const { data } = useAsked((signal) => beginningOf(service, address, user, signal), {
    ready: !correction,
    refreshDeps: [service, session, ...BEGINNINGS.map((name) => address[name])],
    onSuccess: (known) => {
      session.begin(known.values);
      if (known.knowsKeys) session.learnKeys();
    },
    // A service that breaks its promise not to reject does not keep anybody from the form.
    onError: () => session.begin({}),
  });
  return data?.missed ?? NOTHING;
}

interface Props {
  service: Service;
  address: ApplyState;
  user: CurrentUser;
  task: Task;
  /** The request to correct has moved on. */
  onStale?: () => void;
}

/** Names what is on the screen, for the draft. */
const partOf = ({ step, section }: ApplyState) => section || step;

function Guard({
  session,
  draft,
}: {
  session: ApplySession;
  draft: ReturnType<typeof useFormDraft>;
}) {
  const { files } = useSessionState(session);
  useFormFiles(files);
  return (
    <LeaveGuard
      draft={draft}
      uploading={files.attached().some(({ state }) => state === 'running')}
    />
  );
}

function Choices({ service, session }: { service: Service; session: ApplySession }) {
  const { files } = useSessionState(session);
  const { fileChoices } = service;
  return fileChoices ? (
    <FileChoices store={session.store} files={files} choices={fileChoices} />
  ) : null;
}

/** Which request is corrected, and until when; its notice, the first step, says so itself. */
function CorrectedRequest() {
  const { address, task } = useApply();
  const { request, everywhere } = task.correction ?? {};
  const { applyNo, supplement } = request ?? {};
  if (!supplement || everywhere || address.step === 'guide') return null;
  const today = todayInChina();
  const due = dueDay(supplement.dueTime, today, HOLIDAYS);
  return (
    <p className="ipr-note">
      {applyNo && (
        <>
          办件编号 <span className="ipr-num ipr-nowrap">{applyNo}</span>
          {due && '，'}
        </>
      )}
      {due && <Due due={due} today={today} />}
    </p>
  );
}

/** Where one is on the way; what can be gone to is a link. */
function ApplySteps() {
  const apply = useApply();
  const { service, address, session, task } = apply;
  const { consents } = useSessionState(session);
  const isCorrection = task.correction !== undefined;
  const steps = stepsOf(service, isCorrection);
  const at = steps.indexOf(address.step);
  const consented =
    isCorrection || consentProblems(service.description.consent.items, consents).length === 0;
  const isOpen = (index: number, step: string) =>
    step !== 'receipt' && (index <= Math.max(at, steps.indexOf('consent')) || consented);
  return (
    <StepsLine
      at={at}
      steps={steps.map((step, index) => ({
        label: titleOfStep(service, step, isCorrection),
        to: index !== at && isOpen(index, step) ? stepLink(apply, { step }) : undefined,
      }))}
    />
  );
}

/**
 * Asks once, in silence, whether files can be uploaded here, so that nobody fills in a form in vain.
 * An answer that does not tell leaves it to the first upload.
 *
 * @param needed the form has files
 */
function useUploads(session: ApplySession, needed: boolean): void {
  const { data, current } = useLatestAnswer(needed ? 'uploads' : undefined, (signal) =>
    offersUploads({ signal }),
  );
  useEffect(() => {
    if (current) session.learnUploads(data !== false);
  }, [session, data, current]);
}

/** One form with its draft, through all of its steps. */
export function ApplyForm({ service, address: asked, user, task, onStale }: Props) {
  const { description, revision } = service;
  const head = task.correction
    ? `${revision ? '修改' : '补正'}：${description.title}`
    : description.title;
  const initial = useMemo<DraftContent>(
    () => ({ ...NO_CONTENT, values: task.values, attachments: task.attachments }),
    [task],
  );
  const draft: DraftKeeper = useFormDraft({
    user: user.id ?? '',
    target: task.target || NEW_REQUEST,
    description,
    initial,
    onReplace: useMemoizedFn((content: DraftContent) => session.show(content)),
    // The address says where the user is; the draft only where in it.
    isAt: useMemoizedFn((place: DraftPlace) => place.section === partOf(address)),
    goTo: useMemoizedFn((path: string) => {
      if (session.store.sectionOf(path) === address.section) session.store.goTo(path);
    }),
  });
  const [session] = useState(() => openSession(description, task, draft));
  const shown = shownAddress(service, task, session, asked);
  const address = useSame(shown, JSON.stringify(shown));
  const { files } = useSessionState(session);
  useEffect(() => session.attach(files), [session, files]);
  useUploads(session, description.files.length > 0);
  const missed = useBeginning(service, asked, user, task, session);
  const part = partOf(address);
  const { at } = address;
  useEffect(() => {
    draft.keepPlace({ section: part, ...(at && { path: fieldPath(at) }) });
  }, [draft, part, at]);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const apply = useMemo(
    () => ({ service, address, session, draft, task, missed, foot }),
    [service, address, session, draft, task, missed, foot],
  );
  return (
    <ApplyContext value={apply}>
      <FormProvider
        store={session.store}
        sources={service.sources}
        {...(service.parts && { parts: service.parts })}
      >
        <div className={styles.apply} data-sheets="sections">
          <PageHead
            title={head}
            below={
              <>
                <CorrectedRequest />
                <ApplySteps />
              </>
            }
          />
          <DraftNotices draft={draft} />
          {address.step !== 'check' && <UnclearSending />}
          <StepBody {...(onStale && { onStale })} />
          <div className={`${styles.applyFoot} ipr-no-print`}>
            <DraftStatus draft={draft}>
              <MoveDraft />
            </DraftStatus>
            <div ref={setFoot} />
          </div>
        </div>
        <Choices service={service} session={session} />
        <Guard session={session} draft={draft} />
      </FormProvider>
    </ApplyContext>
  );
}
