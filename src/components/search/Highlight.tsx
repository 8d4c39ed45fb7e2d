/** Colours of groups of terms, as many as the theme has; further groups begin again. */
export const HIT_COLOURS = 6;

interface MarkProps {
  text: string;
  /** Counted from 0 in the order of the query. */
  group: number;
}

/** Words in the colour of their group; from the second on it is underlined in its own way too. */
export function HitMark({ text, group }: MarkProps) {
  return <mark data-group={group % HIT_COLOURS || undefined}>{text}</mark>;
}

interface Props {
  text: string;
  /** Hits in ascending order, half-open, without overlap; without groups all look the same. */
  ranges: readonly { readonly from: number; readonly to: number; readonly group?: number }[];
}

/** A text with its hits marked. */
export function Highlight({ text, ranges }: Props) {
  return (
    <>
      {ranges.map(({ from, to, group = 0 }, index) => (
        <span key={from}>
          {text.slice(ranges[index - 1]?.to ?? 0, from)}
          <HitMark text={text.slice(from, to)} group={group} />
        </span>
      ))}
      {text.slice(ranges[ranges.length - 1]?.to ?? 0)}
    </>
  );
}
