import { parseExpression } from '@/domain/search/parser';
import { unequalOf } from '@/domain/search/unequal';

const of = (query: string) => {
  const parsed = parseExpression(query);
  return parsed.ok ? unequalOf(parsed.ast) : undefined;
};

it.each([
  ['TI=锂 AND PA!=华为', 'TI=锂 NOT PA=华为', ['申请（专利权）人']],
  ['PA!=华为 AND 锂', '锂 NOT PA=华为', ['申请（专利权）人']],
  [
    '锂 AND PA!=华为 AND AD!=2020 NOT TI=电',
    '锂 NOT TI=电 NOT PA=华为 NOT AD=2020',
    ['申请（专利权）人', '申请日'],
  ],
])('%s keeps what has no value as %s', (query, withUnknown, fields) => {
  expect(of(query)).toEqual({ withUnknown, fields });
  expect(parseExpression(withUnknown)).toMatchObject({ ok: true, canonical: withUnknown });
});

it.each(['PA!=华为', 'TI=锂 OR PA!=华为', 'PA!=华为 NOT TI=锂'])(
  '%s leaves out what cannot be asked for',
  (query) => expect(of(query)).toEqual({ withUnknown: undefined, fields: ['申请（专利权）人'] }),
);

it.each(['TI=锂', 'TI=锂 NOT PA=华为', 'TI=锂 NOT PA!=华为'])('%s leaves nothing out', (query) =>
  expect(of(query)).toBeUndefined(),
);
