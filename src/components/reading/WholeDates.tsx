const DAY = /(\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?)/;

/** A sentence whose days, `YYYY-MM-DD`, stay on one line each: browsers break them at a hyphen. */
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
