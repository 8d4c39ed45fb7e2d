import { Button, Flex, Radio } from 'antd';
import { useEffect, useState } from 'react';
import { absoluteAddress } from '@/address';
import { toCsv } from '@/components/export/csv';
import { downloadFile } from '@/components/export/downloadFile';
import exchangeStyles from '@/components/export/fileExchange.module.css';
import partsStyles from '@/components/page/parts.module.css';
import { plainQuestion } from '@/components/search/history/question';
import { saveSearch } from '@/components/search/history/savedSearches';
import {
  clearHistory,
  historyRefused,
  type PastSearch,
  removePast,
  restorePast,
  tryHistory,
} from '@/components/search/history/searchHistory';
import { useSearchHistory } from '@/components/search/history/useKept';
import { type Done, UndoNote } from '@/components/state/UndoNote';
import { todayInChina } from '@/domain/calendar';
import { HistoryRow } from './HistoryRow';
import { scopeInWords } from './scopeWords';
import { inWords, minuteOf, runLink } from './searchWords';
import styles from './shelf.module.css';

/** The history as CSV, the newest first; no cell runs as a formula. */
function historyCsv(userId: string, searches: readonly PastSearch[]): string {
  return toCsv({
    name: '检索历史',
    columns: ['编号', '检索式', '含义', '范围', '命中（件）', '时间', '结果地址'].map((title) => ({
      title,
    })),
    rows: searches.map((past) => [
      past.number,
      past.expression,
      inWords(past.expression),
      scopeInWords(userId, past).join('；'),
      past.hits,
      minuteOf(past.at),
      absoluteAddress(runLink(past)),
    ]),
  });
}

/** The history as JSON, the newest first. */
function historyJson(searches: readonly PastSearch[]): string {
  const listed = searches.map(({ number, expression, hits, at, ...past }) => ({
    number,
    expression,
    hits,
    searchedAt: new Date(at).toISOString(),
    ...plainQuestion(past),
  }));
  return `${JSON.stringify({ type: 'ipr-search-history', version: 1, searches: listed }, null, 2)}\n`;
}

interface Props {
  userId: string;
  /** Puts an expression into the box, or says why it cannot. */
  onCompose: (expression: string) => string;
}

/** Rows shown at first, and more with each step. */
const STEP = 20;

const NOT_KEPT =
  '浏览器没有允许保存（存储空间已满或被禁用），新的检索不会记入历史；检索本身不受影响。';

const JOINS = [
  { join: 'AND', words: '都满足' },
  { join: 'OR', words: '满足任一' },
  { join: 'NOT', words: '第一条去掉其余' },
] as const;

interface CombineBarProps {
  /** Numbers of the chosen searches, in the order they were chosen. */
  chosen: readonly number[];
  onCompose: (expression: string) => void;
  onClear: () => void;
}

/** Joins the chosen searches into one expression. */
function CombineBar({ chosen, onCompose, onClear }: CombineBarProps) {
  const [join, setJoin] = useState<(typeof JOINS)[number]['join']>('AND');
  const expression = chosen.map((number) => `#${number}`).join(` ${join} `);
  return (
    <Flex component="fieldset" wrap gap="0 16px" align="center" className={styles.combine}>
      <legend className="ipr-visually-hidden">组合所选的检索</legend>
      {chosen.length === 0 ? (
        <span>勾选几条历史，可以组合成新的检索式。</span>
      ) : (
        <>
          <span>已选 {chosen.length} 条</span>
          <Radio.Group
            // The fieldset is the group.
            role="none"
            name="combine"
            value={join}
            onChange={(event) => setJoin(event.target.value)}
            options={JOINS.map(({ join: one, words }) => ({
              value: one,
              label: `${one}（${words}）`,
            }))}
          />
          <code>{expression}</code>
          <Button type="link" size="small" onClick={() => onCompose(expression)}>
            放入检索式
          </Button>
          <Button type="link" size="small" onClick={onClear}>
            取消选择
          </Button>
        </>
      )}
    </Flex>
  );
}

/** The user's past searches: run again, change, name, combine, take away, take along. */
export default function HistoryPanel({ userId, onCompose }: Props) {
  const searches = useSearchHistory();
  const [shown, setShown] = useState(STEP);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [done, setDone] = useState<Done>();
  const [refused, setRefused] = useState(historyRefused);
  useEffect(() => setRefused(!tryHistory(userId)), [userId]);

  const operands = chosen.filter((number) => searches.some((past) => past.number === number));
  const remove = (past: PastSearch) => {
    removePast(userId, past.number);
    setDone({ text: `已删除 #${past.number}。`, undo: () => restorePast(userId, [past]) });
  };
  const clear = () => {
    clearHistory(userId);
    setDone({
      text: `已清除 ${searches.length} 条检索历史。`,
      undo: () => restorePast(userId, searches),
    });
  };
  const save = (past: PastSearch, name: string) => {
    const outcome = saveSearch(userId, name, past);
    if (!outcome.ok) return outcome.message;
    setDone({ text: `#${past.number} 已存入“已存检索”。` });
    return undefined;
  };
  const toldSaved = (name: string) => setDone({ text: `已保存：${name}` });
  const file = (ending: string) => `检索历史-${todayInChina()}.${ending}`;

  return (
    <>
      <p className={exchangeStyles.exchange}>
        只保存在这台设备的浏览器里，退出登录后仍保留；公用电脑请清除。
        {searches.length > 0 && (
          <span className={exchangeStyles.exchangeActions}>
            <Button type="link" size="small" onClick={clear}>
              清除全部历史
            </Button>
            <Button
              type="link"
              size="small"
              onClick={() =>
                toldSaved(
                  downloadFile(file('csv'), historyCsv(userId, searches), 'text/csv;charset=utf-8'),
                )
              }
            >
              导出 CSV
            </Button>
            <Button
              type="link"
              size="small"
              onClick={() =>
                toldSaved(downloadFile(file('json'), historyJson(searches), 'application/json'))
              }
            >
              导出 JSON
            </Button>
          </span>
        )}
      </p>
      {refused && <p className="ipr-query-problem">{NOT_KEPT}</p>}
      <UndoNote done={done} onUndone={() => setDone({ text: '已撤销。' })} />
      {searches.length === 0 ? (
        <p>
          还没有检索历史。每次检索得到结果后会记在这里，以后可以再次检索，或者用 #1 AND #2 组合。
        </p>
      ) : (
        <>
          <CombineBar
            chosen={operands}
            onCompose={(expression) => setDone({ text: `${onCompose(expression)}。` })}
            onClear={() => setChosen([])}
          />
          <div className={styles.shelfList}>
            <table className={`${partsStyles.texts} ${styles.history}`}>
              <thead>
                <tr>
                  <th scope="col">编号</th>
                  <th scope="col">检索内容</th>
                  <th scope="col">命中</th>
                  <th scope="col">时间</th>
                  <th scope="col">操作</th>
                </tr>
              </thead>
              <tbody>
                {searches.slice(0, shown).map((past) => (
                  <HistoryRow
                    key={past.number}
                    past={past}
                    scope={scopeInWords(userId, past)}
                    chosen={operands.includes(past.number)}
                    onChoose={(wanted) =>
                      setChosen(
                        wanted
                          ? [...operands, past.number]
                          : operands.filter((number) => number !== past.number),
                      )
                    }
                    onSave={(name) => save(past, name)}
                    onRemove={() => remove(past)}
                  />
                ))}
              </tbody>
            </table>
            {searches.length > shown && (
              <Button type="link" size="small" onClick={() => setShown(shown + STEP)}>
                更早的检索（{searches.length - shown}）
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}
