import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { absoluteAddress } from '@/address';
import { downloadFile } from '@/components/export/downloadFile';
import { RowAction } from '@/components/list/RowAction';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { MoreActions } from '@/components/page/MoreActions';
import { PageHead } from '@/components/page/PageHead';
import partsStyles from '@/components/page/parts.module.css';
import { useOwner } from '@/components/page/useOwner';
import { usePageTitle } from '@/components/page/usePageTitle';
import { printPage } from '@/components/reading/printPage';
import { EmptyState } from '@/components/state/EmptyState';
import { type Done, UndoNote } from '@/components/state/UndoNote';
import { todayInChina } from '@/domain/calendar';
import { icsCalendar } from '@/domain/icsCalendar';
import { dayInWords } from '@/domain/workflow/dueDay';
import { lawDetailLink, lawSearchLink } from '@/links/law';
import { resolveLaws } from '@/services/data/law';
import { asideOf, readAsides } from './aside';
import { byDay, matterEvents } from './byDay';
import { MatterFigures } from './MatterFigures';
import { MatterRow, MattersNotes } from './MatterList';
import { type Found, type LegalRule, type Matter, NOTHING_FOUND } from './matter';
import styles from './matters.module.css';
import OtherMatters from './OtherMatters';
import { bringBack, putAside, putOffDay } from './putAside';
import { articleText, ruleText } from './rule';
import { useRequestMatters } from './useRequestMatters';

const keyOf = ({ law, article }: LegalRule) => `${law} ${article}`;

/**
 * Where the articles stand that days come from: asked together, in the version of today.
 *
 * @returns the address of an article; the search for its law, where the portal does not hold it or
 *   does not know yet
 */
function useArticles(matters: readonly Matter[]): (rule: LegalRule) => string {
  const rules = new Map(
    matters.flatMap(({ rule }) => (typeof rule === 'object' ? [[keyOf(rule), rule]] : [])),
  );
  const keys = [...rules.keys()].sort();
  const { data } = useLatestAnswer(keys.join('\n') || undefined, async (signal) => {
    const citations = [...rules.values()].map(({ law, article }) => ({ name: law, article }));
    const call = { signal, skipErrorHandler: true };
    const found = await resolveLaws(citations, undefined, call);
    return new Map([...rules.keys()].map((key, at) => [key, found[at]]));
  });
  return (rule) => {
    const held = data?.get(keyOf(rule));
    return held?.id
      ? lawDetailLink({ id: held.id, ...(held.article && { at: rule.article }) })
      : lawSearchLink({ q: rule.law });
  };
}

interface Props {
  rule: NonNullable<Matter['rule']>;
  articleLink: (rule: LegalRule) => string;
}

/** What a day comes from; a legal one leads to its article. */
function RuleOf({ rule, articleLink }: Props) {
  return (
    <div className={`${styles.matterAbove} ipr-note`}>
      依据：
      {typeof rule === 'string' ? (
        ruleText(rule)
      ) : (
        <>
          <Link to={articleLink(rule)}>{articleText(rule)}</Link>，{rule.trust}
        </>
      )}
    </div>
  );
}

/** What the user has put aside, and how to change it; each change says why it could not be kept. */
function useAsides(owner: string, say: (done: Done) => void) {
  const [asides, setAsides] = useState(() => readAsides(owner));
  const change = (text: string, act: () => string, undo?: () => string) => {
    const problem = act();
    setAsides(readAsides(owner));
    if (problem) return say({ text: problem });
    say({ text, ...(undo && { undo: () => change('已撤销。', undo) }) });
  };
  return { asides, change };
}

/** What can be done with a matter besides its own action. */
function Shelve({
  matter,
  today,
  onPutOff,
  onDone,
}: {
  matter: Matter;
  today: string;
  onPutOff: (until: string) => void;
  onDone: () => void;
}) {
  const until = putOffDay(matter, today);
  return (
    <MoreActions
      type="text"
      label={`推迟或办好：${matter.title}`}
      actions={[
        ...(until
          ? [{ label: `推迟到 ${dayInWords(until, today)}`, onClick: () => onPutOff(until) }]
          : []),
        { label: '办好了', onClick: onDone },
      ]}
    />
  );
}

/**
 * All that waits for the user, by day: the same as on the landing page, with what the day comes
 * from, to be put off or marked as done on this device, as a calendar file and on paper.
 */
export default function MattersScreen() {
  usePageTitle('我的事项');
  const today = todayInChina();
  const owner = useOwner();
  const requests = useRequestMatters(today);
  const [found, setFound] = useState<Found>(NOTHING_FOUND);
  const [done, setDone] = useState<Done>();
  const [shelf, setShelf] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { asides, change } = useAsides(owner, setDone);
  const all = [...requests.matters, ...found.matters];
  const open = all.filter((one) => !asideOf(one, asides, today));
  const aside = all.flatMap((matter) => {
    const entry = asideOf(matter, asides, today);
    return entry ? [{ matter, entry }] : [];
  });
  const groups = byDay(open, today);
  const articleLink = useArticles(open);
  const events = matterEvents(open, today, absoluteAddress);
  const toHeading = () => heading.current?.focus();
  const save = () => {
    const file = icsCalendar('我的事项', events, new Date());
    const name = downloadFile(`我的事项-${today}.ics`, file, 'text/calendar;charset=utf-8');
    setDone({ text: `已保存：${name}` });
  };
  const shelve = (matter: Matter, until: string | null, text: string) =>
    change(
      text,
      () => putAside(owner, matter, until),
      () => bringBack(owner, matter),
    );
  return (
    <article>
      <PageHead title="我的事项" heading={heading}>
        <Button disabled={events.length === 0} onClick={save}>
          下载日历（.ics）
        </Button>
        <Button onClick={printPage}>打印</Button>
      </PageHead>
      <div className={styles.matterDone}>
        <UndoNote done={done} onUndone={toHeading} />
      </div>
      <MatterFigures
        matters={open}
        whole={requests.known && found.whole && !requests.partial}
        today={today}
      />
      <div className={`ipr-sheet ${partsStyles.sections} ${styles.byDay}`}>
        <MattersNotes requests={requests} onRetry={toHeading} />
        {groups.map(({ name, matters }) => (
          <section key={name} aria-label={name}>
            <h2>
              {name} <span className="ipr-num">{matters.length}</span> 项
            </h2>
            <ul className={partsStyles.entries}>
              {matters.map((matter) => (
                <MatterRow
                  {...matter}
                  key={matter.key}
                  more={matter.rule && <RuleOf rule={matter.rule} articleLink={articleLink} />}
                  menu={
                    <Shelve
                      matter={matter}
                      today={today}
                      onPutOff={(until) =>
                        shelve(
                          matter,
                          until,
                          `“${matter.title}”已推迟到 ${dayInWords(until, today)}。`,
                        )
                      }
                      onDone={() => shelve(matter, null, `“${matter.title}”已标为办好。`)}
                    />
                  }
                />
              ))}
            </ul>
          </section>
        ))}
        {requests.known && open.length === 0 && (
          <EmptyState
            title={aside.length > 0 ? '其余事项都已推迟或办好' : '没有查到等待您办理的事项'}
          >
            <p>
              查了{['办件', ...found.looked].join('、')}
              。已提交的办件可以在右上角“我的办件”里查看进度。
            </p>
          </EmptyState>
        )}
        {aside.length > 0 && (
          <section className="ipr-no-print" aria-label="已推迟和办好的">
            <Button
              type="link"
              size="small"
              aria-expanded={shelf}
              onClick={() => setShelf((now) => !now)}
            >
              已推迟和办好的 {aside.length} 项
            </Button>
            {shelf && (
              <ul className={partsStyles.entries}>
                {aside.map(({ matter, entry }) => (
                  <Flex component="li" wrap gap="4px 16px" align="center" key={matter.key}>
                    <span>
                      {matter.kind}：{matter.title}
                    </span>
                    <span className="ipr-note">
                      {entry.until === null
                        ? '已标为办好'
                        : `推迟到 ${dayInWords(entry.until, today)}`}
                    </span>
                    <RowAction
                      label="重新列出"
                      of={matter.title}
                      onClick={() =>
                        change(`“${matter.title}”已重新列出。`, () => bringBack(owner, matter))
                      }
                    />
                  </Flex>
                ))}
              </ul>
            )}
          </section>
        )}
        <Flex
          wrap
          gap="4px 16px"
          align="center"
          className={styles.mattersFoot}
          data-early={!requests.known && requests.error === undefined}
        >
          <OtherMatters
            each
            listings={requests.listings}
            today={today}
            onFound={setFound}
            onRetry={toHeading}
          />
        </Flex>
      </div>
      <p className="ipr-note">
        按最后一天排列。推迟和办好的记号只保存在这台设备的浏览器里，不改变办件本身；期限变了的事项会重新列出。
      </p>
    </article>
  );
}
