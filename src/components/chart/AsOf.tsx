/** The day on which numbers were taken, `YYYY-MM-DD`; says so when it is not known. */
export function AsOf({ day }: { day: string | null }) {
  return day ? <time dateTime={day}>{day}</time> : '日期不详';
}
