interface Props {
  text: string;
  /** Hits in ascending order, half-open, without overlap. */
  ranges: readonly { readonly from: number; readonly to: number }[];
}

/** A text with its hits marked. */
export function Highlight({ text, ranges }: Props) {
  return (
    <>
      {ranges.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(ranges[index - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ranges[ranges.length - 1]?.to ?? 0)}
    </>
  );
}
