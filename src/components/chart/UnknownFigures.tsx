interface UnknownFigure {
  readonly key: string;
  readonly label: string;
  /** How it is counted and what is not known of it, without full stop. */
  readonly why: string;
}

interface Props {
  figures: readonly UnknownFigure[];
  /** Titles of the charts that nothing can be drawn of. */
  undrawn?: readonly string[];
}

/** The figures that nobody can tell, in one fold: no dash stands among those that are known. */
export function UnknownFigures({ figures, undrawn = [] }: Props) {
  if (figures.length + undrawn.length === 0) return null;
  return (
    <details>
      <summary>
        {[
          figures.length > 0 && `${figures.length} 项无法统计`,
          undrawn.length > 0 && `${undrawn.length} 张图没有数据`,
        ]
          .filter(Boolean)
          .join('，')}
      </summary>
      <ul className="ipr-note" data-definition="part">
        {figures.map(({ key, label, why }) => (
          <li key={key}>
            {label}：{why}。
          </li>
        ))}
      </ul>
      {undrawn.length > 0 && <p className="ipr-note">{undrawnText(undrawn)}</p>}
    </details>
  );
}

/** Which charts nothing can be drawn of, in one sentence. */
export const undrawnText = (titles: readonly string[]): string =>
  `${titles.length} 项没有可以统计的数据，没有画图：${titles.join('、')}。`;
