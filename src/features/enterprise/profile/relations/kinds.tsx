import { Button, Flex } from 'antd';
import styles from './relations.module.css';

interface KindChipsProps<Kind extends string> {
  /** What is filtered, for the name of the group. */
  label: string;
  kinds: Readonly<Record<Kind, string>>;
  counts: ReadonlyMap<string, number>;
  /** What is counted. */
  unit: string;
  chosen: readonly string[];
  onChange: (chosen: Kind[]) => void;
}

/** How many there are of each kind. */
export function countKinds(rows: readonly { readonly kind: string }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { kind } of rows) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** The kinds that there are, with their counts; any of them can be chosen, of none all are shown. */
export function KindChips<Kind extends string>({
  label,
  kinds,
  counts,
  unit,
  chosen,
  onChange,
}: KindChipsProps<Kind>) {
  const all = Object.keys(kinds) as Kind[];
  const own = all.filter((kind) => chosen.includes(kind));
  const there = all.filter((kind) => own.includes(kind) || counts.get(kind));
  return (
    <Flex component="fieldset" wrap gap={8} className={`${styles.kinds} ipr-no-print`}>
      <legend className="ipr-visually-hidden">{label}</legend>
      <Button
        color={own.length === 0 ? 'primary' : 'default'}
        variant={own.length === 0 ? 'filled' : 'outlined'}
        aria-pressed={own.length === 0}
        onClick={() => onChange([])}
      >
        全部
      </Button>
      {there.map((kind) => {
        const pressed = own.includes(kind);
        return (
          <Button
            key={kind}
            color={pressed ? 'primary' : 'default'}
            variant={pressed ? 'filled' : 'outlined'}
            aria-pressed={pressed}
            onClick={() => onChange(pressed ? own.filter((one) => one !== kind) : [...own, kind])}
          >
            {kinds[kind]}{' '}
            <span className="ipr-num">
              {counts.get(kind)} {unit}
            </span>
          </Button>
        );
      })}
    </Flex>
  );
}

/** Rows of the kinds chosen; of none, all. */
export function ofKinds<T extends { readonly kind: string }>(
  rows: readonly T[],
  kinds: object,
  show: readonly string[],
): readonly T[] {
  const chosen = show.filter((kind) => kind in kinds);
  return chosen.length === 0 ? rows : rows.filter(({ kind }) => chosen.includes(kind));
}

/** How many of all are shown, and of which kinds: paper has no buttons that tell it. */
export function shownInWords(
  [shown, all]: readonly [number, number],
  [one, some]: readonly [string, string],
  kinds: Readonly<Record<string, string>>,
  show: readonly string[],
): string {
  const chosen = show.flatMap((kind) => kinds[kind] ?? []);
  if (chosen.length === 0) return `共 ${all} ${one}`;
  return `${all} ${one}中的 ${shown} ${some}（${chosen.join('、')}）`;
}
