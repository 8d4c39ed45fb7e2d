import { grouped } from '../grouped';
import { type Known, type KnownValue, WATCH_FACTS, type WatchFact, type WatchKind } from './facts';

/**
 * One sentence about one fact. Only `changed` is a change: what was not known before, or is not
 * known now, may have been the same all the time.
 */
export interface Said {
  readonly is: 'changed' | 'nowKnown' | 'unknown';
  readonly text: string;
}

type Several = readonly string[];

const isSeveral = (value: KnownValue): value is Several => Array.isArray(value);

/** A value in words: 有效; 1,234 件; 甲公司、乙公司. */
function inWords({ unit, word = (code) => code }: WatchFact, value: Exclude<KnownValue, null>) {
  if (typeof value === 'number') {
    const count = grouped(value);
    return unit ? `${count} ${unit}` : count;
  }
  if (typeof value === 'string') return word(value);
  return value.length > 0 ? value.map(word).join('、') : '无';
}

/** The order of several says nothing. */
const sameSeveral = (one: Several, other: Several) =>
  one.length === other.length && one.every((value) => other.includes(value));

function difference(fact: WatchFact, before: KnownValue, now: KnownValue): Said[] {
  const { label } = fact;
  if (now === null) {
    if (before === null) return [];
    return [{ is: 'unknown', text: `${label}：现在不详（此前：${inWords(fact, before)}）` }];
  }
  const words = inWords(fact, now);
  if (before === null) return [{ is: 'nowKnown', text: `${label}：此前不详，现在已知：${words}` }];
  if (isSeveral(before) && isSeveral(now)) {
    if (sameSeveral(before, now)) return [];
    const added = now.filter((value) => !before.includes(value));
    if (fact.grows) {
      return added.length ? [{ is: 'changed', text: `${label}：新增${inWords(fact, added)}` }] : [];
    }
  } else if (before === now) return [];
  return [{ is: 'changed', text: `${label}：${inWords(fact, before)} → ${words}` }];
}

/**
 * What is different in a record between two looks, in sentences without a full stop (法律状态：审中
 * → 有效). What was not known at one of them is said as 不详 and is no change; what was known at
 * neither is not mentioned.
 */
export function changesOf(kind: WatchKind, before: Known, now: Known): Said[] {
  return Object.entries(WATCH_FACTS[kind]).flatMap(([name, fact]) =>
    fact.silent ? [] : difference(fact, before[name] ?? null, now[name] ?? null),
  );
}

/** Whether anything was known at both looks, so that no change means something. */
export const canCompare = (kind: WatchKind, before: Known, now: Known): boolean =>
  Object.entries(WATCH_FACTS[kind]).some(
    ([name, { silent }]) =>
      !silent && (before[name] ?? null) !== null && (now[name] ?? null) !== null,
  );

/** The changes among what was said. */
export const changedOnly = (said: readonly Said[]): Said[] =>
  said.filter(({ is }) => is === 'changed');
