import { expect, it } from 'vitest';
import { bodyPathLabel } from '../../../src/domain/form/bodyPathLabel';
import { EXAMPLE } from './example';

const [file] = EXAMPLE.files;

it.each([
  ['name', '姓名'],
  ['guests', '参会人'],
  ['guests[1].name', '参会人 2：姓名'],
  ['guests.0.name', '参会人 1：姓名'],
  ['guests[0]', '参会人 1'],
  [`files.${file?.key}`, file?.label],
  ['consent', '须知与承诺'],
  ['unheardOf', 'unheardOf'],
  ['files.unheardOf', 'files.unheardOf'],
])('%s is %s', (path, label) => {
  expect(bodyPathLabel(EXAMPLE, path)).toBe(label);
});
