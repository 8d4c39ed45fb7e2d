/**
 * Which parts of a report take the whole line: those that need its width, and those that would
 * stand in it alone.
 *
 * @param needsWidth whether each part, in order, needs the whole line
 */
export function wideParts(needsWidth: readonly boolean[]): boolean[] {
  const wide = [...needsWidth];
  for (let at = 0; at < wide.length; at += 1) {
    if (wide[at]) continue;
    if (needsWidth[at + 1] === false) at += 1;
    else wide[at] = true;
  }
  return wide;
}
