import { momentInChina, timeOfMoment } from '../../src/domain/calendar';
import { now } from '../clock';

/** Local time of Asia/Shanghai, `YYYY-MM-DD HH:mm:ss`; the mock's present one by default. */
export function moment(time: number = now()): string {
  return momentInChina(time);
}

/** The day of a moment, or the mock's today, `YYYY-MM-DD`. */
export function dayOf(time: string = moment()): string {
  return time.slice(0, 10);
}

/** Hours between two moments, to one decimal. */
export function hoursBetween(from: string, to: string): number {
  return Math.max(0, Math.round((timeOfMoment(to) - timeOfMoment(from)) / 360_000) / 10);
}
