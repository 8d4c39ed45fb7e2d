import { describe, expect, it } from 'vitest';
import { partnerAfter, relationPicture } from '../../../src/domain/enterprise/relationPicture';
import {
  gatherRelations,
  type RelationKind,
  type RelationPiece,
} from '../../../src/domain/enterprise/relations';

const piece = (kind: RelationKind, name: string, id = 'P1', role = '方'): RelationPiece => ({
  kind,
  name,
  person: false,
  role,
  basis: { what: 'PATENT', id, number: id, day: undefined },
});
const many = (kind: RelationKind, count: number) =>
  Array.from({ length: count }, (_, no) => piece(kind, `${kind}${String(no).padStart(3, '0')}`));

describe('the drawing of relations', () => {
  it('is the same for the same relations, in whatever order they come', () => {
    const pieces = [...many('PERSON', 30), ...many('DISPUTE', 3), ...many('AFFILIATE', 1)];
    const drawn = (given: RelationPiece[]) =>
      relationPicture(gatherRelations(given)).partners.map(({ party, side, row }) => [
        party,
        side,
        row,
      ]);
    expect(drawn(pieces)).toEqual(drawn([...pieces].reverse()));
  });

  it('gives each kind room before one takes it all, and counts the rest', () => {
    const pieces = [...many('PERSON', 100), ...many('DISPUTE', 3), ...many('AFFILIATE', 1)];
    const { partners, left } = relationPicture(gatherRelations(pieces));
    expect(partners).toHaveLength(24);
    expect(partners.filter(({ kind }) => kind === 'PERSON')).toHaveLength(20);
    expect(left).toBe(80);
  });

  it('draws a party of several roles once, by all it rests on', () => {
    const pieces = [
      piece('DISPUTE', '乙', 'C1', '对方为原告'),
      piece('DISPUTE', '乙', 'C2', '对方为被告'),
      piece('DISPUTE', '丙', 'C3'),
      piece('TRANSFER', ''),
    ];
    const { partners, left } = relationPicture(gatherRelations(pieces));
    expect(partners.map(({ name, count, weight }) => [name, count, weight])).toEqual([
      ['乙', 2, 6],
      ['丙', 1, 5],
    ]);
    expect(left).toBe(0);
  });

  it('no place is taken twice, and every one is within the rows', () => {
    const pieces = [...many('PERSON', 9), ...many('LICENCE', 7), ...many('TRANSFER', 2)];
    const { partners, rows } = relationPicture(gatherRelations(pieces));
    expect(new Set(partners.map(({ side, row }) => `${side} ${row}`)).size).toBe(partners.length);
    expect(partners.every(({ row }) => row >= 1 && row < rows)).toBe(true);
  });

  it('tells a kind that goes on on the other side from one that begins there', () => {
    const openings = (pieces: RelationPiece[]) =>
      relationPicture(gatherRelations(pieces))
        .partners.filter(({ opens }) => opens)
        .map(({ kind, side, continues }) => [kind, side, continues]);
    expect(openings(many('PERSON', 5))).toEqual([
      ['PERSON', 0, false],
      ['PERSON', 1, true],
    ]);
    expect(openings([...many('DISPUTE', 2), ...many('PERSON', 2)])).toEqual([
      ['DISPUTE', 0, false],
      ['PERSON', 1, false],
    ]);
  });

  it('is walked by arrows along a side and across, by Home and End to the ends', () => {
    const { partners } = relationPicture(gatherRelations(many('PERSON', 5)));
    expect(partners.map(({ side }) => side)).toEqual([0, 0, 0, 1, 1]);
    expect(partnerAfter(partners, 0, 'ArrowDown')).toBe(1);
    expect(partnerAfter(partners, 2, 'ArrowDown')).toBeUndefined();
    expect(partnerAfter(partners, 1, 'ArrowRight')).toBe(4);
    expect(partnerAfter(partners, 2, 'ArrowRight')).toBe(4);
    expect(partnerAfter(partners, 4, 'ArrowLeft')).toBe(1);
    expect(partnerAfter(partners, 0, 'ArrowLeft')).toBeUndefined();
    expect(partnerAfter(partners, 1, 'End')).toBe(4);
    expect(partnerAfter(partners, 3, 'Home')).toBe(0);
    expect(partnerAfter([], 0, 'Home')).toBeUndefined();
  });
});
