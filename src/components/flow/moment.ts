/** A moment `YYYY-MM-DD HH:mm:ss` to the minute; undefined stays so. */
export function toMinute(moment: string | undefined): string | undefined {
  return moment?.slice(0, 16);
}
