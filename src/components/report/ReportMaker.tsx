import { Button, Checkbox, Flex } from 'antd';
import Input from 'antd/es/input/Input';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { absoluteAddress } from '@/address';
import { Count, textLength } from '@/components/form/CountedArea';
import { PHONE, useScreenMatches } from '@/components/page/useScreenMatches';
import { CopyButton } from '@/components/reading/CopyButton';
import { printPage } from '@/components/reading/printPage';
import type { Report } from '@/links/report';
import { addressedReport, keepReport, restoredReport, tooLongBy } from './keptReport';
import { LONGEST, tooLong, Words } from './ReportWords';
import styles from './report.module.css';

interface ReportEditorProps<B extends string> {
  report: Report<B>;
  /** What can be taken in, in the order offered. */
  blocks: readonly B[];
  titles: Readonly<Record<B, string>>;
  onChange: (report: Report<B>) => void;
}

/** A list with one entry moved. */
function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const next = [...list];
  const [entry] = next.splice(from, 1);
  if (entry !== undefined) next.splice(from + by, 0, entry);
  return next;
}

/** Title, introduction, which charts, in which order, and the words for each. */
function ReportEditor<B extends string>({
  report,
  blocks,
  titles,
  onChange,
}: ReportEditorProps<B>) {
  const id = useId();
  const { title, introduction, charts } = report;
  const change = (next: Partial<Report<B>>) => onChange({ ...report, ...next });
  const list = useRef<HTMLOListElement>(null);
  const [move, setMove] = useState<{ block: B; up: boolean }>();
  const [said, setSaid] = useState('');
  // An entry that was moved keeps the focus, on the other button at the ends of the list.
  useEffect(() => {
    if (!move) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(
      `[data-entry="${move.block}"] button`,
    );
    const [up, down] = buttons ?? [];
    const wanted = move.up ? up : down;
    (wanted?.disabled ? (move.up ? down : up) : wanted)?.focus();
  }, [move]);
  const shift = (index: number, by: number) => {
    const entry = charts[index];
    if (!entry) return;
    change({ charts: moved(charts, index, by) });
    setMove({ block: entry.block, up: by < 0 });
    setSaid(`${titles[entry.block]}已移到第 ${index + by + 1} 位，共 ${charts.length} 个`);
  };
  const pick = (block: B, wanted: boolean) =>
    change({
      charts: wanted
        ? [...charts, { block, words: '' }]
        : charts.filter((one) => one.block !== block),
    });
  return (
    <>
      <Flex component="p" vertical gap={4} className={styles.reportField}>
        <label htmlFor={`${id}-title`}>报告标题</label>
        <Input
          id={`${id}-title`}
          value={title}
          status={textLength(title) > LONGEST.title ? 'error' : ''}
          aria-invalid={textLength(title) > LONGEST.title}
          aria-describedby={`${id}-title-count`}
          count={{
            max: LONGEST.title,
            strategy: textLength,
            show: ({ count }) => <Count id={`${id}-title`} count={count} max={LONGEST.title} />,
          }}
          onChange={(event) => change({ title: event.target.value })}
        />
      </Flex>
      <Flex component="p" vertical gap={4} className={styles.reportField}>
        <label htmlFor={`${id}-intro`}>导言</label>
        <Words
          id={`${id}-intro`}
          value={introduction}
          max={LONGEST.introduction}
          onChange={(text) => change({ introduction: text })}
        />
      </Flex>
      <fieldset className={styles.reportChoice}>
        <legend>图表</legend>
        {blocks.map((block) => (
          <Checkbox
            key={block}
            checked={charts.some((one) => one.block === block)}
            onChange={(event) => pick(block, event.target.checked)}
          >
            {titles[block]}
          </Checkbox>
        ))}
      </fieldset>
      <p role="status" className="ipr-visually-hidden">
        {said}
      </p>
      <ol ref={list} className={styles.reportOrder}>
        {charts.map(({ block, words }, index) => {
          const name = titles[block];
          return (
            <li key={block} data-entry={block}>
              <Flex component="span" wrap gap="0 12px" align="center">
                {name}
                <Button
                  type="link"
                  size="small"
                  aria-label={`上移：${name}`}
                  disabled={index === 0}
                  onClick={() => shift(index, -1)}
                >
                  上移
                </Button>
                <Button
                  type="link"
                  size="small"
                  aria-label={`下移：${name}`}
                  disabled={index === charts.length - 1}
                  onClick={() => shift(index, 1)}
                >
                  下移
                </Button>
              </Flex>
              <Words
                id={`${id}-${block}`}
                name={`${name}的说明文字`}
                placeholder="说明文字，可以不写"
                value={words}
                max={LONGEST.words}
                onChange={(text) =>
                  change({
                    charts: charts.map((one) =>
                      one.block === block ? { block, words: text } : one,
                    ),
                  })
                }
              />
            </li>
          );
        })}
      </ol>
    </>
  );
}

interface Props<B extends string> {
  /** As it stands in the address. */
  report: Report<B>;
  /** What can be taken in, in the order offered, and what it is called. */
  blocks: readonly B[];
  titles: Readonly<Record<B, string>>;
  /** Under which this tab keeps words that are too long for an address. */
  kept: string;
  /** Path of the page with a report. */
  linkOf: (report: Report<B>) => string;
  /** The report as it goes on paper; the same function as long as nothing of it changes. */
  paper: (report: Report<B>) => ReactNode;
  onChange: (report: Report<B>) => void;
  /** Further ways to take it along. */
  files?: (report: Report<B>) => ReactNode;
}

/** How long typing rests before the address takes the words, in milliseconds. */
const REST = 500;

/** Signs of an address that a Chinese character takes, and the steps in which they are told. */
const SIGNS = 2.7;
const STEP = 10;

/**
 * Puts a report together: charts, their order and the words; all of it in the address, or words that
 * are too long for one in the tab.
 */
export function ReportMaker<B extends string>(props: Props<B>) {
  const { report, blocks, titles, kept, linkOf, paper, onChange, files } = props;
  const written = JSON.stringify(report);
  const [draft, setDraft] = useState(() => restoredReport(kept, report, blocks));
  const over = tooLongBy(linkOf(draft), absoluteAddress(''));
  const addressed = addressedReport(draft, over <= 0);
  const pending = JSON.stringify(addressed) !== written;
  // Another address, such as after going back, brings another report; one of ours, which comes
  // late while more is typed, does not.
  const sent = useRef<string[]>([]);
  const [seen, setSeen] = useState(written);
  if (seen !== written) {
    setSeen(written);
    if (pending && !sent.current.includes(written)) setDraft(restoredReport(kept, report, blocks));
  }
  useEffect(() => {
    const at = sent.current.indexOf(written);
    if (at >= 0) sent.current.splice(0, at + 1);
  }, [written]);
  const link = linkOf(addressed);
  const lost = report.wordsInTab === true && draft === report;

  const [refused, setRefused] = useState(false);
  useEffect(() => {
    setRefused(!keepReport(kept, report, draft));
  }, [kept, report, draft]);

  useEffect(() => {
    if (!pending || lost) return;
    const timer = setTimeout(() => {
      sent.current.push(JSON.stringify(addressed));
      // Whoever leaves before the page has drawn the new address finds the words under it.
      keepReport(kept, addressed, draft);
      onChange(addressed);
    }, REST);
    return () => clearTimeout(timer);
  });

  const excess = tooLong(draft, titles);
  // On a telephone the report itself is in sight first, and what makes it a press away.
  const folds = useScreenMatches(PHONE);
  const editor = (
    <ReportEditor report={draft} blocks={blocks} titles={titles} onChange={setDraft} />
  );
  const made = useMemo(() => paper(draft), [paper, draft]);
  return (
    <div className={styles.reportMaker}>
      <div className={`${styles.reportEditor} ipr-sheet ipr-no-print`}>
        {folds ? (
          <details>
            <summary>编写报告：标题、导言、图表和说明文字</summary>
            {editor}
          </details>
        ) : (
          editor
        )}
        {lost && (
          <p role="status" className="ipr-query-problem">
            这个地址里没有说明文字：文字太长，只保存在写报告的那个浏览器标签页里。图表和顺序都在，文字可以在这里重写。
          </p>
        )}
        {over > 0 && (
          <p role="alert" className="ipr-query-problem">
            文字太长，地址放不下（超出约 {Math.ceil(over / SIGNS / STEP) * STEP} 个汉字）。
            {refused
              ? '浏览器不允许保存，文字只在这一页里，刷新会丢失，请先打印或者另外复制一份。'
              : '标题、图表和顺序存在地址里，文字保存在这个标签页，刷新和返回都还在，可以照常打印；别人打开地址看不到文字，关闭标签页文字就没有了。'}
            缩短后会自动存进地址。
          </p>
        )}
        {excess.length > 0 && (
          <p role="alert" className="ipr-query-problem">
            {excess.join('、')}超出了字数，内容都还在；缩短后就可以打印或存为 PDF。
          </p>
        )}
        <Flex component="p" wrap gap="8px 16px" align="center" className={styles.reportWays}>
          <Button
            type="primary"
            disabled={draft.charts.length === 0 || excess.length > 0}
            onClick={printPage}
          >
            打印或存为 PDF
          </Button>
          <CopyButton quiet text={() => absoluteAddress(link)}>
            {over > 0 ? '复制报告地址（不含文字）' : '复制报告地址'}
          </CopyButton>
          {files?.(draft)}
        </Flex>
        <p className="ipr-note">
          {over > 0
            ? '打开这个地址的人看到同样的图表和顺序，数字以打开时为准。'
            : '选择、顺序和文字都存在地址里，打开这个地址的人看到同一份报告，数字以打开时为准。'}
        </p>
      </div>
      {made}
    </div>
  );
}
