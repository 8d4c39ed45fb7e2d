const WHOLE =
  /(\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?|\d{4}年\d{1,2}月\d{1,2}日|GB\/T \d+[—-]\d+|[A-Z]{2,5}-\d{8}-\d+|（第 \d+ 轮）|已知 \S+ \/ 共 [\d,]+)/;

/**
 * A sentence whose days, `2026-11-27` or `2026年11月27日`, standards, numbers of requests,
 * `SXSS-20261123-000001`, rounds, `（第 2 轮）`, and bases, `已知 3 / 共 457`, stay on one line each:
 * browsers break them at a dash or a space.
 */
export function WholeDates({ children }: { children: string }) {
  return children.split(WHOLE).map((piece, place) =>
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
