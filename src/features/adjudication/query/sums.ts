/** Ends of a range of sums in whole yuan, as digits; '' for one that is open. */
export interface Sums {
  least: string;
  most: string;
}

const YUAN_OF_WAN = 10_000;

const UNREADABLE = '请输入数字，例如 50 或 0.35';

/** `500000` is typed as `50`. */
export function typedSum(yuan: string): string {
  return yuan === '' ? '' : String(Number(yuan) / YUAN_OF_WAN);
}

/** Whole yuan of a sum typed in 万元, as digits; undefined when it cannot be read. */
export function readSum(text: string): string | undefined {
  const plain = text.normalize('NFKC').replace(/[,\s]|万元?$/g, '');
  if (plain === '') return '';
  if (!/^\d{1,7}(?:\.\d{1,4})?$/.test(plain)) return undefined;
  return String(Math.round(Number(plain) * YUAN_OF_WAN));
}

/** What is wrong with sums as they are typed, in words. */
export function sumProblems({ least, most }: Sums): Partial<Sums> {
  const [low, high] = [readSum(least), readSum(most)];
  return {
    ...(low === undefined && { least: UNREADABLE }),
    ...(high === undefined && { most: UNREADABLE }),
    ...(low && high && Number(low) > Number(high) && { most: `不能少于 ${typedSum(low)} 万元` }),
  };
}
