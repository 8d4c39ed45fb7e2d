import { beforeAll, describe, expect, it } from 'vitest';
import type { PatentRecord } from '../../mock/contract';
import { DATA_DAY } from '../../mock/data/blueprint/life';
import { catalogOf } from '../../mock/data/catalog';
import { type GeneratedPatent, generatePatents } from '../../mock/data/generated';
import { summaryOf } from '../../mock/search/facts';
import { checkIpc } from '../../src/domain/classification/ipc';
import { checkLoc } from '../../src/domain/classification/loc';
import { deriveValidity } from '../../src/domain/legalStatus';
import { checkApplicationNumber } from '../../src/domain/numbers/applicationNumber';
import { checkPublicationNumber } from '../../src/domain/numbers/publicationNumber';
import { checkPatentDates } from '../../src/domain/patentDates';
import { kindOfPatentType } from '../../src/domain/patentLabels';
import { patentTerm } from '../../src/domain/patentTerm';

let patents: GeneratedPatent[];
let records: PatentRecord[];
let byId: Map<string, PatentRecord>;

beforeAll(() => {
  patents = generatePatents(2400);
  records = patents.map((patent) => patent.record());
  byId = new Map(records.map((record) => [record.id, record]));
});

const textOf = ({ description }: PatentRecord) =>
  description?.sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)) ?? [];

describe('the generated set', () => {
  it('is the same on every run', () => {
    const again = generatePatents(2400);
    for (const index of [0, 777, 1500, 2399]) {
      expect(again[index]?.record()).toEqual(records[index]);
      expect(again[index]?.picture(1, false)).toBe(patents[index]?.picture(1, false));
    }
  });

  it('holds at least 2,000 patents of all types, states and years', () => {
    expect(records.length).toBeGreaterThanOrEqual(2000);
    expect(new Set(records.map(({ patentType }) => patentType)).size).toBe(4);
    expect(new Set(records.map(({ validity }) => validity)).size).toBe(3);
    const years = new Set(records.map(({ filingDate }) => filingDate?.slice(0, 4)));
    expect(years.size).toBeGreaterThan(20);
    const titles = new Set(records.map(({ title }) => title));
    expect(titles.size).toBeGreaterThan(records.length * 0.6);
    const abstracts = new Set(records.map(({ abstract }) => abstract));
    expect(abstracts.size).toBeGreaterThan(records.length * 0.85);
  });

  it('gives every patent numbers of its own with the right check digit', () => {
    for (const field of ['id', 'applicationNumber', 'publicationNumber'] as const) {
      expect(new Set(records.map((record) => record[field])).size).toBe(records.length);
    }
    for (const { applicationNumber = '', publicationNumber = '', grantNumber } of records) {
      expect(checkApplicationNumber(applicationNumber)).toMatchObject({ ok: true });
      expect(checkPublicationNumber(publicationNumber)).toMatchObject({ ok: true });
      if (grantNumber) expect(checkPublicationNumber(grantNumber)).toMatchObject({ ok: true });
    }
  });

  it('uses classes that exist', () => {
    for (const { ipcs = [], locs = [], mainIpc } of records) {
      for (const ipc of ipcs) expect(checkIpc(ipc)).toMatchObject({ ok: true });
      for (const loc of locs) expect(checkLoc(loc)).toMatchObject({ ok: true });
      expect(ipcs.length > 0).toBe(locs.length === 0);
      expect(mainIpc).toBe(ipcs[0]);
    }
  });

  it('puts dates in their order, none after the day of the data', () => {
    for (const record of records) {
      const { patentType, filingDate, publicationDate, grantDate, priorities = [] } = record;
      const type = kindOfPatentType(patentType ?? 'DESIGN');
      const dates = {
        type,
        filing: filingDate,
        publication: publicationDate,
        grant: grantDate,
        priority: priorities[0]?.date,
      };
      expect(checkPatentDates(dates, { today: DATA_DAY })).toMatchObject({ ok: true });
      expect(record.legalEvents?.every(({ date }) => date <= DATA_DAY)).toBe(true);
    }
  });

  it('tells the validity that follows from the events, newest first', () => {
    for (const { id, legalEvents = [], validity, latestLegalStatus } of records) {
      expect([id, deriveValidity(legalEvents)]).toEqual([id, validity]);
      const dates = legalEvents.map(({ date }) => date);
      expect(dates).toEqual([...dates].sort().reverse());
      expect(latestLegalStatus).toBe(legalEvents[0]?.name);
    }
  });

  it('cites both ways, and every citation can be opened', () => {
    let count = 0;
    for (const { id, citations = [], filingDate = '', counts } of records) {
      const forward = citations.filter(({ direction }) => direction === 'FORWARD');
      expect(counts?.citedBy).toBe(forward.length);
      for (const citation of citations) {
        const other = byId.get(citation.id ?? '');
        const opposite = citation.direction === 'BACKWARD' ? 'FORWARD' : 'BACKWARD';
        expect(other?.publicationNumber).toBe(citation.number);
        const back = other?.citations?.find((one) => one.id === id && one.direction === opposite);
        expect(back?.category).toBe(citation.category);
        if (opposite === 'FORWARD') expect((other?.publicationDate ?? '') < filingDate).toBe(true);
        count++;
      }
    }
    expect(count).toBeGreaterThan(1000);
  });

  it('links the two halves of a same-day filing', () => {
    const byNumber = new Map(records.map((record) => [record.applicationNumber, record]));
    const halves = records.filter(({ sameDayApplication }) => sameDayApplication !== undefined);
    expect(halves.length).toBeGreaterThan(10);
    for (const half of halves) {
      const other = byNumber.get(half.sameDayApplication ?? '');
      expect(other?.sameDayApplication).toBe(half.applicationNumber);
      expect(other?.filingDate).toBe(half.filingDate);
    }
  });

  it('writes claims whose dependencies point back, the first one independent', () => {
    for (const { id, claims, patentType } of records) {
      if (patentType === 'DESIGN') {
        expect(claims).toBeUndefined();
        continue;
      }
      expect(claims?.length, id).toBeGreaterThan(3);
      expect(claims?.[0]).toMatchObject({ no: 1, kind: 'INDEPENDENT', dependsOn: [] });
      claims?.forEach(({ no, dependsOn, kind, text }, index) => {
        expect(no).toBe(index + 1);
        expect(dependsOn.length > 0).toBe(kind === 'DEPENDENT');
        expect(dependsOn.every((on) => on < no)).toBe(true);
        if (dependsOn.length === 1) expect(text).toContain(`权利要求${dependsOn[0]}所述`);
        expect(text).not.toMatch(/undefined|\{|\}|NaN/);
      });
    }
  });

  it('describes under the five headings, with numbered paragraphs', () => {
    for (const record of records) {
      if (record.patentType === 'DESIGN') continue;
      const headings = record.description?.sections.map(({ heading }) => heading);
      const content = record.patentType === 'UTILITY' ? '实用新型内容' : '发明内容';
      expect(headings).toEqual(['技术领域', '背景技术', content, '附图说明', '具体实施方式']);
      const numbers = record.description?.sections.flatMap(({ paragraphs }) =>
        paragraphs.map(({ no }) => no),
      );
      expect(numbers).toEqual(numbers?.map((_, i) => `[${String(i + 1).padStart(4, '0')}]`));
      expect(textOf(record).join('')).not.toMatch(/undefined|\{|\}|#|NaN/);
    }
  });

  it('uses reference numerals alike in text and drawings', () => {
    for (const { id, description, drawings = [] } of records) {
      const numerals = description?.numerals ?? [];
      const inDrawings = new Set(drawings.flatMap((drawing) => drawing.numerals ?? []));
      expect([...inDrawings].sort(), id).toEqual(numerals.map(({ numeral }) => numeral).sort());
      const text =
        description?.sections
          .at(-1)
          ?.paragraphs.map((one) => one.text)
          .join('') ?? '';
      for (const { name, numeral } of numerals) expect(text).toContain(name + numeral);
    }
  });

  it('draws every drawing and view, with the numerals the record names', () => {
    for (const patent of patents.slice(0, 400)) {
      const { drawings = [], designViews = [] } = patent.record();
      const pictures = [...drawings, ...designViews];
      expect(pictures.length).toBeGreaterThan(1);
      for (const { no, url, thumbUrl } of pictures) {
        const svg = patent.picture(no, false) ?? '';
        expect(svg).toMatch(/^<svg [^>]+>.*<\/svg>$/s);
        expect(svg).not.toMatch(/NaN|undefined/);
        expect(patent.picture(no, true)?.length).toBeGreaterThan(100);
        expect(url).toMatch(/^\/cnipr-service\/api\/front\/patent\/drawing\?id=/);
        expect(thumbUrl).toContain('thumb=1');
      }
      for (const { no, numerals = [] } of drawings) {
        const svg = patent.picture(no, false) ?? '';
        for (const numeral of numerals) expect(svg).toContain(`>${numeral}</text>`);
      }
      expect(patent.picture(pictures.length + 1, false)).toBeNull();
    }
  });

  it('asks annual fees of granted patents alone, until the right ends', () => {
    for (const { fees, grantDate, validity, filingDate = '', patentType } of records) {
      expect(fees !== undefined).toBe(grantDate !== undefined);
      const statuses = fees?.map(({ status }) => status) ?? [];
      if (validity === 'INVALID') expect(statuses).not.toContain('UNPAID');
      expect(statuses.slice(0, -2).every((status) => status === 'PAID')).toBe(true);
      const term = patentTerm(kindOfPatentType(patentType ?? 'DESIGN'), filingDate);
      expect(fees?.length ?? 0).toBeLessThanOrEqual(term?.years ?? 0);
    }
  });

  it('knows transfers, licences, pledges, open licences and disputes of some', () => {
    const having = (field: 'transfers' | 'licenses' | 'pledges' | 'disputes') =>
      records.filter((record) => (record[field]?.length ?? 0) > 0);
    for (const field of ['transfers', 'licenses', 'pledges', 'disputes'] as const) {
      expect(having(field).length, field).toBeGreaterThan(5);
    }
    expect(records.some(({ openLicense }) => openLicense !== undefined)).toBe(true);
    for (const { transfers, currentOwners, legalEvents } of having('transfers')) {
      expect(currentOwners?.[0]?.name).toBe(transfers?.at(-1)?.after);
      expect(legalEvents?.some(({ code }) => code === 'TR01' || code === 'TA01')).toBe(true);
    }
  });

  it('tells in a row of the list what the record tells', () => {
    for (const index of [0, 500, 1000, 2000]) {
      const record = records[index];
      if (record) expect(patents[index]?.summary()).toEqual(summaryOf(record));
    }
  });

  it('names in the catalog the sections that the record has', () => {
    for (const record of records.slice(0, 300)) {
      const keys = catalogOf(record).map(({ key }) => key);
      expect(keys).toContain('legalStatus');
      expect(keys.includes('claims')).toBe(record.claims !== undefined);
      expect(keys.includes('fees')).toBe((record.fees?.length ?? 0) > 0);
      expect(keys.slice(0, 2)).toEqual(['bibliographic', 'abstract']);
    }
  });

  it('names nobody real: every applicant shows that it is an example', () => {
    for (const { applicants = [] } of records) {
      for (const { name, type } of applicants) {
        expect(name).toMatch(type === 'PERSON' ? /某/ : /示例/);
      }
    }
  });
});
