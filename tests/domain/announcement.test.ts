import { describe, expect, it } from 'vitest';
import {
  documentDay,
  documentNumber,
  grantDateOf,
  grantNumberOf,
  hasOneDocument,
} from '../../src/domain/announcement';

const application = { publicationNumber: 'CN199000009A', publicationDate: '2021-03-02' };
const grant = { grantNumber: 'CN199000009B', grantDate: '2023-05-09' };

describe('the document that a patent is read by', () => {
  it.each([undefined, null, 'INVENTION_GRANT'] as const)(
    'is the grant of an invention (%s)',
    (type) => {
      const patent = { patentType: type, ...application, ...grant };
      expect(documentNumber(patent)).toEqual(['公告号', 'CN199000009B']);
      expect(documentDay(patent)).toEqual(['公告日', '2023-05-09']);
    },
  );

  it('is the publication where no grant is known, by its word', () => {
    const patent = { patentType: 'INVENTION_GRANT', ...application } as const;
    expect(documentNumber(patent)).toEqual(['公开号', 'CN199000009A']);
    expect(documentDay(patent)).toEqual(['公开日', '2021-03-02']);
    expect(documentNumber({ patentType: 'INVENTION_GRANT' })).toEqual(['公开号', null]);
  });

  it('is told by what is known: the number of the one, the day of the other', () => {
    const dayless = {
      patentType: 'INVENTION_GRANT',
      ...application,
      grantNumber: grant.grantNumber,
    };
    expect(documentNumber({ ...dayless, patentType: 'INVENTION_GRANT' })[0]).toBe('公告号');
    expect(documentDay({ ...dayless, patentType: 'INVENTION_GRANT' })).toEqual([
      '公开日',
      '2021-03-02',
    ]);
    const one = { publicationNumber: 'CN199000009B', grantNumber: 'CN199000009B' };
    expect(documentDay({ ...one, publicationDate: '2023-05-09' })).toEqual([
      '公告日',
      '2023-05-09',
    ]);
  });

  it.each(['UTILITY', 'DESIGN'] as const)(
    'of a %s is the announcement, by whichever name it came',
    (patentType) => {
      const published = {
        patentType,
        publicationNumber: 'CN219000009U',
        publicationDate: '2023-05-09',
      };
      expect(hasOneDocument(published)).toBe(true);
      expect([grantNumberOf(published), grantDateOf(published)]).toEqual([
        'CN219000009U',
        '2023-05-09',
      ]);
      expect(hasOneDocument({ ...published, grantNumber: 'CN219000010U' })).toBe(false);
      expect(grantNumberOf({ ...published, patentType: 'INVENTION_PUB' })).toBeUndefined();
    },
  );

  it('of a utility model has the one word it always had', () => {
    const number = 'CN219000009U';
    const model = {
      patentType: 'UTILITY',
      publicationNumber: number,
      grantNumber: number,
      publicationDate: '2023-05-09',
    } as const;
    expect(documentNumber(model)).toEqual(['公告号', number]);
    expect(documentDay(model)).toEqual(['公告日', '2023-05-09']);
    expect(documentDay({ ...model, grantNumber: null })).toEqual(['公告日', '2023-05-09']);
  });
});
