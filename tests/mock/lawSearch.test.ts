import { beforeEach, describe, expect, it } from 'vitest';
import type { LawRow } from '../../mock/contract';
import { getLawStore } from '../../mock/data/laws/lawStore';
import { LAW_FACETS } from '../../mock/law/query';
import { resetState } from '../../mock/state';
import { call } from './client';
import { everything, find, PATH } from './lawCalls';

describe('finding laws', () => {
  beforeEach(resetState);

  it('gives all of them without a keyword, the newest first, page by page', async () => {
    const all = await find({}, everything);
    expect(all.totalElements).toBe(getLawStore().laws.length);
    const days = all.content.map(({ promulgationDate }) => promulgationDate ?? '');
    expect(days).toEqual([...days].sort().reverse());
    const second = await find({}, { page: '1', size: '10' });
    expect(second).toMatchObject({ number: 1, size: 10, totalElements: all.totalElements });
    expect(second.content).toEqual(all.content.slice(10, 20));
    expect((await find({}, { page: '999' })).content).toEqual([]);
  });

  it('looks in titles: the law of that name first, its words marked', async () => {
    const { content } = await find({ keyword: '专利法' }, everything);
    expect(content[0]).toMatchObject({ title: '示例国专利法', timeliness: 'IN_FORCE', hits: [] });
    const words = await find({ keyword: '专利 办法' }, everything);
    expect(words.totalElements).toBeGreaterThan(2);
    for (const { title, titleRanges } of words.content) {
      const marked = titleRanges.map(({ from, to }) => title.slice(from, to)).join('');
      expect(marked).toMatch(/专利.*办法/);
    }
    const exact = await find({ keyword: '专利 办法', match: 'exact' }, everything);
    expect(exact.totalElements).toBe(0);
  });

  it('finds a document number', async () => {
    const [law] = getLawStore().laws.filter(({ data }) => data.docNumber?.startsWith('示法释'));
    const keyword = law?.data.docNumber ?? '';
    const { content } = await find({ keyword, match: 'exact' });
    expect(content.map(({ docNumber }) => docNumber)).toEqual([keyword]);
  });

  it('looks in the full text: places with their article and what stands around', async () => {
    const keyword = '行为保全';
    const { content } = await find({ keyword, scope: 'full', match: 'exact' }, everything);
    expect(content.length).toBeGreaterThan(20);
    for (const { id, hits, hitCount, title } of content) {
      const law = getLawStore().find(id);
      const holding = law?.pieces.filter(({ text }) => text.includes(keyword)) ?? [];
      expect(hitCount).toBe(holding.length);
      expect(hits.length).toBe(Math.min(3, hitCount));
      if (hitCount === 0) expect(title).toContain(keyword);
      for (const { article, label, text, ranges } of hits) {
        expect(article === undefined).toBe(label === '');
        expect(ranges.length).toBeGreaterThan(0);
        for (const { from, to } of ranges) expect(text.slice(from, to)).toBe(keyword);
        const whole = law?.pieces.find(
          (piece) => piece.article === (article ?? null) && piece.text.includes(keyword),
        );
        expect(whole?.text.replace(/\n/g, ' ')).toContain(text.replaceAll('…', ''));
      }
    }
  });

  it('finds all words in one article, in any order, and nothing for nonsense', async () => {
    const { content } = await find({ keyword: '罚款 警告', scope: 'full' }, everything);
    expect(content.length).toBeGreaterThan(0);
    for (const { hits } of content) {
      for (const { article } of hits) expect(article).toBeDefined();
    }
    for (const keyword of ['不存在的词语组合', '<b>', '.*', '%', '\\']) {
      expect((await find({ keyword, scope: 'full', match: 'exact' })).totalElements).toBe(0);
    }
  });

  it('filters and counts: a facet is not narrowed by its own filter', async () => {
    const facets = [...LAW_FACETS];
    const open = await find({ facets, facetSize: 1000 }, everything);
    expect(open.facets.map(({ name }) => name)).toEqual(facets);
    for (const { name, values } of open.facets) {
      for (const { value, count } of values) {
        const one = await find({ [`$${name}_in`]: value }, everything);
        expect([name, value, one.totalElements]).toEqual([name, value, count]);
        const rest = await find({ [`$${name}_notIn`]: value }, everything);
        expect(rest.totalElements).toBe(open.totalElements - count);
      }
    }
    const narrowed = await find({ facets, facetSize: 1000, $category_in: 'LAW,TREATY' });
    expect(narrowed.facets[0]).toEqual(open.facets[0]);
    expect(narrowed.facets[4]).not.toEqual(open.facets[4]);
    const top = await find({ facets: ['authority'], facetSize: 2 });
    const [facet] = top.facets;
    const listed = facet?.values.reduce((sum, { count }) => sum + count, 0) ?? 0;
    expect(facet?.values).toHaveLength(2);
    expect(listed + (facet?.other ?? 0)).toBeGreaterThanOrEqual(top.totalElements);
  });

  it('puts the higher law first among those about the same words', async () => {
    const { content } = await find({ keyword: '专利', scope: 'full', $timeliness_in: 'IN_FORCE' });
    expect(content[0]?.title).toBe('示例国专利法');
  });

  it('takes the empty value for having none: law of no region', async () => {
    const national = await find({ $region_in: '' }, everything);
    const local = await find({ $region_notIn: '' }, everything);
    expect(national.content.every(({ region }) => region === null)).toBe(true);
    expect(local.content.every(({ region }) => region !== null)).toBe(true);
    expect([national, local].every(({ totalElements }) => totalElements > 0)).toBe(true);
    const { totalElements } = await find({});
    expect(national.totalElements + local.totalElements).toBe(totalElements);
  });

  it('gives the laws asked for by id', async () => {
    const { content } = await find({}, everything);
    const ids = [content[7]?.id ?? '', content[2]?.id ?? '', 'none'];
    const chosen = await find({ ids });
    expect(new Set(chosen.content.map(({ id }) => id))).toEqual(new Set(ids.slice(0, 2)));
  });

  it('narrows by days of promulgation and beginning', async () => {
    const { content } = await find(
      { promulgationFrom: '2020-01-01', promulgationTo: '2020-12-31', effectiveFrom: '2021-01-01' },
      everything,
    );
    expect(content.length).toBeGreaterThan(0);
    for (const { promulgationDate, effectiveDate } of content) {
      expect(promulgationDate?.slice(0, 4)).toBe('2020');
      expect((effectiveDate ?? '') >= '2021-01-01').toBe(true);
    }
  });

  it('sorts both ways', async () => {
    for (const sort of ['effectiveDate', '-effectiveDate'] as const) {
      const { content } = await find({ sort }, everything);
      const days = content.map(({ effectiveDate }) => effectiveDate ?? '');
      const sorted = [...days].sort();
      expect(days).toEqual(sort === 'effectiveDate' ? sorted : sorted.reverse());
    }
  });

  it('gives the versions of a day, one of each law at most', async () => {
    const { content } = await find({ asOf: '2010-07-01' }, everything);
    const laws = content.map(({ id }) => getLawStore().find(id)?.data.law);
    expect(new Set(laws).size).toBe(laws.length);
    const patent = content.find(({ title }) => title === '示例国专利法') as LawRow;
    expect(patent).toMatchObject({ effectiveDate: '2010-06-01', timeliness: 'AMENDED' });
  });

  it.each<Record<string, unknown>>([
    { scope: 'all' },
    { match: 'regex' },
    { sort: 'title' },
    { facets: ['title'] },
    { facets: 'category' },
    { facetSize: 0 },
    { asOf: '2024-02-30' },
    { promulgationFrom: 'yesterday' },
    { keyword: 'x'.repeat(201) },
    { $title_in: 'x' },
    { toString: 'x' },
  ])('refuses %j', async (query) => {
    const queryData = JSON.stringify(query);
    const response = await call('GET', `${PATH}/find`, { query: { queryData } });
    expect(await response.json()).toMatchObject({ code: 40000 });
  });

  it('refuses what is no JSON or no page', async () => {
    for (const query of [{ queryData: '{' }, { size: '0' }, { page: '-1' }]) {
      const response = await call('GET', `${PATH}/find`, { query });
      expect(await response.json()).toMatchObject({ code: 40000 });
    }
  });
});
