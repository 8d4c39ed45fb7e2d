import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { PatentDrawing } from '@/components/drawing/PatentDrawing';
import partsStyles from '@/components/page/parts.module.css';
import { useOwner } from '@/components/page/useOwner';
import { idleMoment } from '@/components/page/whenIdle';
import { todayInChina } from '@/domain/calendar';
import { mattersLink } from '@/links/landing';
import { isAside, readAsides } from './aside';
import { MatterRow, MattersNotes } from './MatterList';
import { countOf, type Found, inOrder, NOTHING_FOUND } from './matter';
import styles from './matters.module.css';
import { useRequestMatters } from './useRequestMatters';

/** Rows in sight at first. */
const FIRST = 3;

const NotLoaded = () => (
  <p className="ipr-note">草稿、年费、匹配、已存检索和关注没有查到，有没有要办的还不知道。</p>
);

// The landing page may load so much script until it can be used, and the other sources need the
// storage of drafts and the rules of fees, of matching and of the search language: they come as a
// chunk of their own, and ask, when the page has nothing else to do. Requests are there by then.
const OtherMatters = lazy(async () => {
  await idleMoment();
  return import('./OtherMatters').catch(() => ({ default: NotLoaded }));
});

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
  const owner = useOwner();
  const [asides] = useState(() => readAsides(owner));
  const every = [...requests.matters, ...found.matters];
  const matters = inOrder(
    every.filter((matter) => !isAside(matter, asides, today)),
    held,
  );
  const aside = countOf(every) - countOf(matters);
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
      <MattersNotes requests={requests} onRetry={toHeading} />
      {shown.length > 0 && (
        <ul className={partsStyles.entries}>
          {shown.map(({ key, ...matter }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row in another place is another row, so that none slides along the screen
            <MatterRow key={`${index} ${key}`} {...matter} />
          ))}
        </ul>
      )}
      {requests.known && matters.length < FIRST && !requests.partial && !unsure && (
        <Flex flex={1} gap={24} align="center" className={styles.mattersNone}>
          <PatentDrawing part="top" />
          <p>
            {['办件', ...found.looked].join('、')}
            里目前没有等待您办理的{(matters.length > 0 || aside > 0) && '其他'}
            事项。已提交的办件可以在右上角“我的办件”里查看进度。
          </p>
        </Flex>
      )}
      <Flex wrap gap="4px 16px" align="center" className={styles.mattersFoot}>
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
            {all
              ? '只看最紧急的'
              : found.whole && requests.known && !requests.partial
                ? `全部 ${countOf(matters)} 项`
                : `已查到 ${countOf(matters)} 项`}
          </Button>
        )}
        {(matters.length > 0 || aside > 0) && (
          <Link className={partsStyles.finger} to={mattersLink()}>
            按日期查看{aside > 0 && `（${aside} 项已推迟或办好）`}
          </Link>
        )}
        <Suspense>
          <OtherMatters
            listings={requests.listings}
            today={today}
            onFound={setFound}
            onRetry={toHeading}
          />
        </Suspense>
      </Flex>
    </section>
  );
}
