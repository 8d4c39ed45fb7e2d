import { expect, it } from 'vitest';
import { codesAbove } from '../../../src/domain/classification/levels';

it.each([
  ['IPC', 'H', []],
  ['IPC', 'H01', ['H']],
  ['IPC', 'H01M', ['H', 'H01']],
  ['IPC', 'H01M10/00', ['H', 'H01', 'H01M']],
  ['IPC', 'H01M10/0525', ['H', 'H01', 'H01M', 'H01M10/00']],
  ['IPC', 'X99', []],
  ['IPC', '', []],
  ['LOC', '14', []],
  ['LOC', '14-03', ['14']],
  ['LOC', 'H01', []],
] as const)('the classes above %s %s', (scheme, code, above) => {
  expect(codesAbove(scheme, code)).toEqual(above);
});
