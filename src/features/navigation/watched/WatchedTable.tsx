import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { timeInWords } from '@/components/form/draft/draftWords';
import { RowAction } from '@/components/list/RowAction';
import { type FactColumn, FactTable } from '@/components/reading/FactTable';
import { SaidList } from '@/components/watch/SaidList';
import { todayInChina } from '@/domain/calendar';
import type { Answer, WatchedItem } from './items';
import type { Check } from './useChecks';

const NOTHING_TO_COMPARE = '不能比较：这台设备上没有它上次的件数，打开一次结果以后就可以核对。';

function Told({ answer: { said, compared } }: { answer: Answer }) {
  if (said.length > 0) return <SaidList said={said} />;
  return compared ? '没有变化' : '不能比较：服务没有给出可以前后对照的内容。';
}

/** What is known of the changes of one item. */
function Changes({ item, check }: { item: WatchedItem; check: Check | undefined }) {
  const { last, ask } = item;
  if (!ask) return NOTHING_TO_COMPARE;
  if (check?.is === 'answered') return <Told answer={check.answer} />;
  if (check?.is === 'failed') return check.why;
  const now = check ? (check.is === 'asking' ? '正在核对…' : '等待核对…') : '这次没有核对。';
  return (
    <>
      {last && <Told answer={last} />}
      <span className="ipr-note">{now}</span>
    </>
  );
}

/** When an item was last asked about; undefined where it never was. */
function askedAt({ last }: WatchedItem, check: Check | undefined): number | undefined {
  return check?.is === 'answered' ? check.answer.at : last?.at;
}

interface Props {
  group: string;
  items: readonly WatchedItem[];
  checks: ReadonlyMap<string, Check>;
  onAsk: (item: WatchedItem) => void;
  /** Ends watching; saved searches are taken away where they are kept. */
  onEnd: (item: WatchedItem) => void;
}

/** What is watched of one kind, each with what is different since its page was last opened. */
export function WatchedTable({ group, items, checks, onAsk, onEnd }: Props) {
  const columns: readonly FactColumn<WatchedItem>[] = [
    { label: '名称', cell: ({ to, title }) => <Link to={to}>{title}</Link> },
    {
      label: '变化',
      cell: (item) => <Changes item={item} check={checks.get(item.name)} />,
    },
    {
      label: '关注自',
      cell: ({ since }) => <span className="ipr-num ipr-nowrap">{todayInChina(since)}</span>,
    },
    {
      label: '上次核对',
      cell: (item) => {
        const at = askedAt(item, checks.get(item.name));
        return at !== undefined && <span className="ipr-nowrap">{timeInWords(at)}</span>;
      },
    },
    {
      label: '操作',
      cell: (item) =>
        (item.ask || item.record) && (
          <Flex component="span" wrap gap="0 12px">
            {item.ask && <RowAction label="重新核对" of={item.title} onClick={() => onAsk(item)} />}
            {item.record && (
              <RowAction label="不再关注" of={item.title} onClick={() => onEnd(item)} />
            )}
          </Flex>
        ),
    },
  ];
  return (
    <section aria-label={group}>
      <h2>
        {group} <span className="ipr-num">{items.length}</span>
      </h2>
      <FactTable
        caption={`关注的${group}`}
        columns={columns}
        rows={items}
        rowKey={({ name }) => name}
      />
    </section>
  );
}
