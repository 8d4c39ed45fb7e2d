import { timeInWords } from '@/components/form/draft/draftWords';
import type { Matter } from './matter';
import { type Counted, countAgain, countable, newestLink } from './savedCounts';
import { type Answered, NOTHING_TO_LOOK_AT } from './source';

/** Saved searches that are counted again, the newest: each is a call. */
const MOST_COUNTED = 10;

function matterOf({ saved, hits, at }: Counted, total: number): Matter[] {
  // Fewer hits, or as many, may hold new ones; nobody can tell.
  if (total <= hits) return [];
  const more = (total - hits).toLocaleString('zh-CN');
  return [
    {
      key: `saved ${saved.name}`,
      kind: '已存检索',
      title: saved.name,
      what: `比 ${timeInWords(at)}检索时多 ${more} 件`,
      urgent: false,
      weight: 'news',
      day: '',
      to: newestLink(saved),
      action: '查看结果',
    },
  ];
}

/** The user's saved searches that find more than when they were last looked at in this browser. */
export async function savedMatters(owner: string, signal: AbortSignal): Promise<Answered> {
  const all = countable(owner);
  if (all.length === 0) return NOTHING_TO_LOOK_AT;
  const matters: Matter[] = [];
  // One after the other: none of it is urgent.
  for (const one of all.slice(0, MOST_COUNTED)) {
    matters.push(...matterOf(one, await countAgain(one, signal)));
  }
  return {
    matters,
    looked: '已存检索',
    note: all.length > MOST_COUNTED ? `已存检索只核对了最近保存的 ${MOST_COUNTED} 个。` : '',
  };
}
