interface UnknownFigure {
  readonly key: string;
  readonly label: string;
  /** How it is counted and what is not known of it, without full stop. */
  readonly why: string;
}

/** The figures that nobody can tell, in one fold: no dash stands among those that are known. */
export function UnknownFigures({ figures }: { figures: readonly UnknownFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <details>
      <summary>{figures.length} 项无法统计</summary>
      <ul className="ipr-note" data-definition="part">
        {figures.map(({ key, label, why }) => (
          <li key={key}>
            {label}：{why}。
          </li>
        ))}
      </ul>
    </details>
  );
}
