import { Link } from '@umijs/max';
import { Button } from 'antd';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { PatentDrawing } from '@/components/drawing/PatentDrawing';
import { Due } from '@/components/flow/Due';
import { useOwnRequests } from '@/components/flow/own/useOwnRequests';
import { useIdentity } from '@/components/page/useIdentity';
import { whenIdle } from '@/components/page/whenIdle';
import { SkeletonLines } from '@/components/state/Skeleton';
import { todayInChina } from '@/domain/calendar';
import { titleText } from '@/domain/titleText';
import { byUrgency, nextStep } from '@/domain/workflow/nextStep';
import { requestOwnership } from '@/domain/workflow/requestOwner';
import { PROCESSES } from '@/domain/workflow/status';
import { requestLink } from '@/links/business';
import { HOLIDAYS } from '../../../../config/holidays';
import { type Found, inOrder, type Matter, NOTHING_FOUND } from './matter';
import styles from './matters.module.css';

/** Rows in sight at first. */
const FIRST = 3;

const NotLoaded = () => (
  <p className="ipr-note">草稿、年费、匹配和已存检索没有查到，有没有要办的还不知道。</p>
);

// The landing page may load so much script until it can be used, and the other sources need the
// storage of drafts and the rules of fees, of matching and of the search language: they come as a
// chunk of their own, and ask, when the page has nothing else to do. Requests are there by then.
const OtherMatters = lazy(async () => {
  await new Promise<void>((resolve) => {
    whenIdle(resolve);
  });
  return import('./OtherMatters').catch(() => ({ default: NotLoaded }));
});

function MatterRow({ kind, title, what, urgent, to, action }: Omit<Matter, 'key'>) {
  return (
    <li className={styles.matter} data-urgent={urgent || undefined}>
      <span className={styles.matterKind}>{kind}</span>
      <span className={styles.matterTitle}>{title}</span>
      <span className={styles.matterWhat}>{what}</span>
      {to && (
        <Link to={to} className={styles.matterAction} aria-label={`${action}：${title}`}>
          {action}
        </Link>
      )}
    </li>
  );
}

/** The requests that wait for the user, the most urgent first. */
function useRequestMatters(today: string) {
  const { data, error, retry } = useOwnRequests();
  const user = useIdentity();
  const matters = useMemo(() => {
    const waiting = (data?.running ?? []).filter(
      (one) =>
        requestOwnership(one, user) === 'own' &&
        nextStep(one, today, HOLIDAYS).actor === 'applicant',
    );
    return byUrgency(waiting, today, HOLIDAYS).map((request): Matter => {
      const { text, due } = nextStep(request, today, HOLIDAYS);
      const { id, processKey, applyNo } = request;
      const kind = processKey ? PROCESSES[processKey] : '办件';
      const title = titleText(request.title);
      return {
        key: id || applyNo,
        kind,
        // Many titles begin with the name of the service, which stands before them already.
        title: title.startsWith(`${kind}：`) ? title.slice(kind.length + 1) : title,
        what: (
          <>
            {text}
            {due && (
              <>
                ，<Due due={due} today={today} />
              </>
            )}
          </>
        ),
        urgent: due?.urgent ?? false,
        weight: 'duty',
        day: due?.day ?? '',
        to: processKey && id ? requestLink(processKey, id) : '',
        action: '去办理',
      };
    });
  }, [data, today, user]);
  /** Ids of the own listings that are published. */
  const listings = useMemo(
    () =>
      data?.running
        .filter(
          (one) =>
            one.processKey === 'ZLJY' &&
            one.status === 'PUBLISHED' &&
            requestOwnership(one, user) === 'own',
        )
        .flatMap(({ id }) => id || []),
    [data, user],
  );
  const partial = data?.partial ?? false;
  const unclear = data?.unclear ?? false;
  const undecided = useMemo(
    () =>
      data?.running.some(
        (one) =>
          requestOwnership(one, user) !== 'other' &&
          nextStep(one, today, HOLIDAYS).actor === 'unknown',
      ) ?? false,
    [data, today, user],
  );
  const known = data !== undefined;
  return { matters, listings, known, partial, unclear, undecided, error, retry };
}

/**
 * What waits for the user, each with its last day and the one thing to do, the most urgent first:
 * requests to correct or to confirm, and what is found besides when the page is idle. What could not be asked for is said to be unknown, not to be nothing.
 */
export default function MyMatters() {
  const today = todayInChina();
  const requests = useRequestMatters(today);
  const [found, setFound] = useState<Found>(NOTHING_FOUND);
  const [all, setAll] = useState(false);
  const [held, setHeld] = useState<readonly string[]>();
  const matters = inOrder([...requests.matters, ...found.matters], held);
  const shown = all ? matters : matters.slice(0, FIRST);
  const heading = useRef<HTMLHeadingElement>(null);
  const pointer = useRef(false);
  // Who has turned to a row finds it where it was: what is found later follows behind, until
  // neither the pointer nor the focus is here.
  const hold = () => setHeld((now) => (now?.length ? now : shown.map(({ key }) => key)));
  const release = (section: Element, next: EventTarget | null) => {
    const focused = [next, document.activeElement].some(
      (one) => one instanceof Node && section.contains(one),
    );
    if (!pointer.current && !focused) setHeld(undefined);
  };
  // The button that asks again goes, and the focus with it.
  const toHeading = () => heading.current?.focus();
  const unsure = requests.unclear || requests.undecided;
  return (
    <section
      className={`ipr-sheet ${styles.matters}`}
      aria-labelledby="my-matters"
      onFocus={hold}
      onBlur={({ currentTarget, relatedTarget }) => release(currentTarget, relatedTarget)}
      onPointerOver={() => {
        pointer.current = true;
        hold();
      }}
      onPointerLeave={({ currentTarget }) => {
        pointer.current = false;
        release(currentTarget, null);
      }}
    >
      <h2 id="my-matters" ref={heading} tabIndex={-1}>
        我的事项
      </h2>
      {!requests.known && requests.error === undefined && (
        <SkeletonLines label="正在加载我的事项" widths={[60, 80]} />
      )}
      {requests.error !== undefined && (
        <p role="status">
          您的办件没有加载出来，其他内容不受影响。
          <Button
            type="link"
            size="small"
            onClick={() => {
              toHeading();
              requests.retry();
            }}
          >
            重新加载
          </Button>
        </p>
      )}
      {requests.known && requests.partial && (
        <p className="ipr-note">没有列出全部在办的办件，没有列出的请按办件编号查找。</p>
      )}
      {unsure && (
        <p className="ipr-note">
          有的办件没有写明是谁提交的，或者状态不详，是否等待您办理请在“我的办件”里核对。
        </p>
      )}
      {requests.known && matters.length === 0 && !requests.partial && !unsure && (
        <div className={styles.mattersNone}>
          <PatentDrawing part="top" />
          <p>
            {['办件', ...found.looked].join('、')}
            里目前没有等待您办理的事项。已提交的办件可以在右上角“我的办件”里查看进度。
          </p>
        </div>
      )}
      {shown.length > 0 && (
        <ul>
          {shown.map(({ key, ...matter }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row in another place is another row, so that none slides along the screen
            <MatterRow key={`${index} ${key}`} {...matter} />
          ))}
        </ul>
      )}
      <div className={styles.mattersFoot}>
        {matters.length > FIRST && (
          <Button
            type="link"
            size="small"
            aria-expanded={all}
            onClick={() => {
              setAll(!all);
              if (all) setHeld(undefined);
            }}
          >
            {all ? '只看最紧急的' : `全部 ${matters.length} 项`}
          </Button>
        )}
        <Suspense>
          <OtherMatters
            listings={requests.listings}
            today={today}
            onFound={setFound}
            onRetry={toHeading}
          />
        </Suspense>
      </div>
    </section>
  );
}
