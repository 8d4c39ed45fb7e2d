import { describe, expect, it } from 'vitest';
import { NICE_CLASSES } from '../../../src/domain/classification/nice';

describe('the Nice classes', () => {
  it('are 01 to 45 without a gap, each with a label of its own', () => {
    const expected = Array.from({ length: 45 }, (_, i) => String(i + 1).padStart(2, '0'));
    expect(Object.keys(NICE_CLASSES).sort()).toEqual(expected);
    expect(new Set(Object.values(NICE_CLASSES)).size).toBe(45);
  });
});
