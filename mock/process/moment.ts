import { now } from '../clock';

const CHINA = 8 * 3_600_000;

/** Local time of Asia/Shanghai, `YYYY-MM-DD HH:mm:ss`; the mock's present one by default. */
export function moment(time: number = now()): string {
  return new Date(time + CHINA).toISOString().slice(0, 19).replace('T', ' ');
}

/** The day of a moment, or the mock's today, `YYYY-MM-DD`. */
export function dayOf(time: string = moment()): string {
  return time.slice(0, 10);
}

/** Hours between two moments, to one decimal. */
export function hoursBetween(from: string, to: string): number {
  const time = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`);
  return Math.max(0, Math.round((time(to) - time(from)) / 360_000) / 10);
}
