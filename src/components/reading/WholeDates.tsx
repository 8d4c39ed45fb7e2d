const DAY = /(\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?|\d{4}年\d{1,2}月\d{1,2}日)/;

/** A sentence whose days, `2026-11-27` or `2026年11月27日`, stay on one line each. */
export function WholeDates({ children }: { children: string }) {
  return children.split(DAY).map((piece, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place alone
      <span key={place} className="ipr-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
