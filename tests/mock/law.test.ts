import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '../../mock/clock';
import type { LawRecord, ResolvedLaw } from '../../mock/contract';
import { generateLaws } from '../../mock/data/laws/generated';
import { getLawStore } from '../../mock/data/laws/lawStore';
import { LawStore } from '../../mock/law/store';
import { StoredLaw } from '../../mock/law/storedLaw';
import { resetState } from '../../mock/state';
import { compareLaws, countRows } from '../../src/domain/law/compareLaws';
import { findCitations } from '../../src/domain/law/findCitations';
import { LAW_CATEGORIES, LAW_TOPICS } from '../../src/domain/law/labels';
import { sourceLines } from '../../src/domain/law/lawLine';
import { articlesOf, frontLines, lawLines } from '../../src/domain/law/lawText';
import { parseLaw } from '../../src/domain/law/parseLaw';
import { TIMELINESS } from '../../src/domain/law/timeliness';
import { foldText } from '../../src/domain/search/fold';
import { call } from './client';
import { type Answer, everything, find, PATH } from './lawCalls';

const TODAY = '2026-11-21';

async function findOne(id: string): Promise<Answer<LawRecord>> {
  const response = await call('GET', `${PATH}/findOne`, { query: { id } });
  return (await response.json()) as Answer<LawRecord>;
}

async function resolve(citations: object[], asOf?: string): Promise<(ResolvedLaw | null)[]> {
  const response = await call('POST', `${PATH}/resolve`, { body: { citations, asOf } });
  const { code, data } = (await response.json()) as Answer<{ resolved: (ResolvedLaw | null)[] }>;
  expect(code).toBe(0);
  return data.resolved;
}

describe('the generated laws', () => {
  let laws: StoredLaw[];

  beforeAll(() => {
    const store = new LawStore(generateLaws(TODAY).map((data) => new StoredLaw(data)));
    laws = [...store.laws];
  });

  it('are of every level, topic and status, with several versions of many', () => {
    const families = new Set(laws.map(({ data }) => data.law));
    expect(families.size).toBeGreaterThanOrEqual(40);
    expect(new Set(laws.map(({ data }) => data.category))).toEqual(
      new Set(Object.keys(LAW_CATEGORIES)),
    );
    expect(new Set(laws.flatMap(({ data }) => data.topic))).toEqual(
      new Set(Object.keys(LAW_TOPICS)),
    );
    expect(new Set(laws.map((law) => law.timeliness(TODAY)))).toEqual(
      new Set(Object.keys(TIMELINESS)),
    );
    expect(laws.filter(({ versions }) => versions.length === 2).length).toBeGreaterThan(10);
    expect(laws.filter(({ versions }) => versions.length === 3).length).toBeGreaterThan(5);
  });

  it('say that they are fictional', () => {
    for (const { data } of laws) {
      expect(data.title).toMatch(/示例|云泽省|澄湖市|望川市/);
      expect(`${data.summary}${data.source}`).toContain('虚构');
    }
  });

  it('are the same on every run', () => {
    const texts = (today: string) => generateLaws(today).map((data) => data.readText());
    expect(texts(TODAY)).toEqual(laws.map(({ text }) => text));
  });

  it('have days in order', () => {
    for (const { promulgationDate, effectiveDate, invalidDate } of laws) {
      expect((promulgationDate ?? '') <= (effectiveDate ?? '')).toBe(true);
      if (invalidDate !== null) expect((effectiveDate ?? '') < invalidDate).toBe(true);
    }
  });

  it('have texts that are read whole, with articles in a row', () => {
    let long = 0;
    let without = 0;
    for (const { id, text } of laws) {
      const law = parseLaw(text ?? '');
      expect(lawLines(law), id).toEqual(sourceLines(text ?? ''));
      expect(frontLines(law, 'title'), id).toHaveLength(1);
      expect(frontLines(law, 'note'), id).toHaveLength(1);
      const articles = articlesOf(law);
      const numbers = articles.filter(({ insert }) => insert === 0).map(({ number }) => number);
      expect(numbers, id).toEqual(numbers.map((_, i) => i + 1));
      if (articles.length >= 900) long++;
      if (articles.length === 0) without++;
      const divisions = law.blocks.filter(({ kind }) => kind === 'division').length;
      const contents = frontLines(law, 'contents').length;
      if (articles.length > 0) expect(contents, id).toBe(divisions === 0 ? 0 : divisions + 1);
    }
    expect(long).toBe(1);
    expect(without).toBeGreaterThan(1);
  });

  it('differ from version to version, by inserting or by numbering anew', () => {
    const counts = laws
      .filter(({ versions }) => versions.length > 1)
      .filter((law) => law.versions[0] === law)
      .map(({ versions }) =>
        countRows(
          compareLaws(parseLaw(versions[0]?.text ?? ''), parseLaw(versions[1]?.text ?? '')),
        ),
      );
    for (const { same, renumbered, changed, added } of counts) {
      expect(changed).toBeGreaterThan(0);
      expect(added).toBeGreaterThan(0);
      expect(same + renumbered).toBeGreaterThan(changed);
    }
    expect(counts.some(({ renumbered, removed }) => renumbered > 0 && removed > 0)).toBe(true);
    expect(counts.some(({ renumbered }) => renumbered === 0)).toBe(true);
    const inserted = laws.some(({ text }) =>
      articlesOf(parseLaw(text ?? '')).some(({ label }) => label.includes('之')),
    );
    expect(inserted).toBe(true);
  });
});

describe('one law', () => {
  beforeEach(resetState);

  it('has its text, all versions from the oldest, its history and related laws', async () => {
    const { content } = await find({ keyword: '示例国专利法', match: 'exact' });
    const { data } = await findOne(content[0]?.id ?? '');
    expect(data.versions.map(({ timeliness }) => timeliness)).toEqual([
      'AMENDED',
      'AMENDED',
      'IN_FORCE',
    ]);
    expect(data.revisions.map(({ note }) => note)).toEqual(['通过', '第一次修正', '第二次修正']);
    expect(data.revisions.every(({ lawId }) => getLawStore().find(lawId ?? ''))).toBe(true);
    expect(articlesOf(parseLaw(data.text ?? '')).length).toBeGreaterThan(30);
    expect(data.related.length).toBeGreaterThan(2);
    expect(data.related.every(({ timeliness }) => timeliness === 'IN_FORCE')).toBe(true);
    expect(JSON.stringify(data)).not.toMatch(/https?:\/\//);
  });

  it('is not there for an unknown id', async () => {
    expect(await findOne('none')).toMatchObject({ code: 40400 });
    expect(await findOne('')).toMatchObject({ code: 40400 });
  });

  it('comes into force when its day has come', async () => {
    const { content } = await find({ $timeliness_in: 'NOT_YET' }, everything);
    expect(content.length).toBeGreaterThan(1);
    const [row] = content;
    setClock(Date.parse(`${row?.effectiveDate}T12:00:00+08:00`));
    expect((await findOne(row?.id ?? '')).data.timeliness).toBe('IN_FORCE');
  });
});

describe('what a text cites', () => {
  beforeEach(resetState);

  it('is found by full and short names, in the version of the day or the year named', async () => {
    const found = await resolve([
      { name: '示例国专利法', article: '3' },
      { name: '《专利法》' },
      { name: '专利法', edition: '2009' },
      { name: '不存在的法' },
      { name: '专利法', article: '999' },
    ]);
    expect(found[0]).toMatchObject({
      timeliness: 'IN_FORCE',
      article: { key: '3', label: '第三条' },
    });
    expect(found[0]?.article?.text).not.toMatch(/^第三条/);
    expect(found[1]).toMatchObject({ id: found[0]?.id, article: null });
    expect(found[2]).toMatchObject({ effectiveDate: '2010-06-01' });
    expect(found[3]).toBeNull();
    expect(found[4]).toMatchObject({ id: found[0]?.id, article: null });
    const [old] = await resolve([{ name: '专利法' }], '2005-01-01');
    expect(old).toMatchObject({ effectiveDate: '1998-10-01' });
  });

  it('is found for what the texts themselves cite', async () => {
    const cited = getLawStore()
      .laws.flatMap(({ text }) => findCitations(text ?? '', { today: TODAY }))
      .flatMap((one) => (one.kind === 'law' && one.name.startsWith('示例') ? [one] : []));
    expect(cited.length).toBeGreaterThan(50);
    const names = [...new Set(cited.map(({ name }) => name))];
    const known = await resolve(names.map((name) => ({ name })));
    expect(names.filter((_, i) => known[i] === null)).toEqual([]);
    const citations = cited.slice(0, 200).flatMap(({ name, place }) => {
      return place ? [{ name, article: place.article }] : [];
    });
    const articles = await resolve(citations);
    expect(articles.every((one) => one?.article)).toBe(true);
  });

  it.each([
    {},
    { citations: [] },
    { citations: [{}] },
    { citations: [{ name: '' }] },
    { citations: [{ name: '法', article: '第三条' }] },
    { citations: [{ name: '法', edition: '20' }] },
    { citations: Array.from({ length: 201 }, () => ({ name: '法' })) },
    { citations: [{ name: '法' }], asOf: '2024' },
  ])('refuses %#', async (body) => {
    const response = await call('POST', `${PATH}/resolve`, { body });
    expect(await response.json()).toMatchObject({ code: 40000 });
  });
});

it('keeps the places of a text when it is folded', () => {
  for (const { pieces } of getLawStore().laws) {
    for (const { text, folded } of pieces) expect(foldText(text)).toBe(folded);
    for (const { text, folded } of pieces) expect(folded.length).toBe(text.length);
  }
});
