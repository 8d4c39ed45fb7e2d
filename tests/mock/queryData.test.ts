import { describe, expect, it } from 'vitest';
import { answer } from './client';

const find = (path: string, queryData: unknown, more: Record<string, string> = {}) =>
  answer('GET', path, { query: { queryData: JSON.stringify(queryData), ...more } });

const TAGS = '/data-service/api/front/tag/find';
const DICT = '/data-service/api/front/dictItem/find';

describe('queryData', () => {
  it('finds the active tags of both types by the default parameters', async () => {
    const query = { $type_in: 'BUSINESS,INDUSTRY', status: 'Y', ignoreEnterpriseId: true };
    const { data } = await find(TAGS, query, { size: '5000' });
    expect(data.totalElements).toBe(13);
    expect(data.content.every(({ status }) => status === 'Y')).toBe(true);
  });

  it('narrows by $…_in', async () => {
    const { data } = await find(TAGS, { $type_in: 'BUSINESS' });
    expect(new Set(data.content.map(({ type }) => type))).toEqual(new Set(['BUSINESS']));
  });

  it('leaves out by $…_notIn: the placeholder row of the evaluation cases', async () => {
    const code = 'PATENT_EVALUATION_REPORT_CASE';
    const all = await find(DICT, { code }, { size: '500' });
    const shown = await find(DICT, { code, $value_notIn: '0' }, { size: '500' });
    expect(all.data.totalElements - shown.data.totalElements).toBe(1);
    expect(shown.data.content[0]).toMatchObject({ value: '1', label: '侵权诉讼' });
  });

  it('tells IPC classes as class numbers with their titles', async () => {
    const { data } = await find(DICT, { code: 'CLASS_NUMBER' }, { size: '5000' });
    expect(data.totalElements).toBeGreaterThan(120);
    expect(data.content).toContainEqual(expect.objectContaining({ value: 'G02', remark: '光学' }));
  });

  it('answers pages that are asked for, and the numbers of the page', async () => {
    const first = await answer('GET', TAGS, { query: { page: '0', size: '4' } });
    const second = await answer('GET', TAGS, { query: { page: '1', size: '4' } });
    const far = await answer('GET', TAGS, { query: { page: '99', size: '4' } });
    expect(first.data).toMatchObject({ totalElements: 14, number: 0, size: 4 });
    expect(second.data.content[0]?.id).not.toBe(first.data.content[0]?.id);
    expect(far.data.content).toEqual([]);
  });

  it.each([
    ['{broken', '0', '10'],
    ['[]', '0', '10'],
    ['"text"', '0', '10'],
    ['{}', '-1', '10'],
    ['{}', '0', '0'],
    ['{}', 'x', '10'],
  ])('refuses queryData %s, page %s, size %s', async (queryData, page, size) => {
    const { code } = await answer('GET', TAGS, { query: { queryData, page, size } });
    expect(code).toBe(40000);
  });
});

describe('navigation subjects', () => {
  const SUBJECTS = '/nav-service/api/front/subject/find';

  it('are found by a part of name or introduction, and by tag', async () => {
    const byText = await find(SUBJECTS, { name: '隔膜' });
    expect(byText.data.content).toHaveLength(1);
    expect(byText.data.content[0]?.name).toBe('新能源汽车动力电池');
    const byTag = await find(SUBJECTS, { tagId: 'T05' });
    expect(byTag.data.content.map(({ name }) => name)).toEqual(['先进陶瓷领军人才']);
    const byTags = await find(SUBJECTS, { $tagId_in: 'T05,T18' });
    expect(byTags.data.totalElements).toBe(2);
  });

  it('come newest first, with the number of patents their search finds', async () => {
    const { data } = await answer('GET', SUBJECTS, { query: { size: '50' } });
    const times = data.content.map(({ updateTime }) => updateTime);
    expect(times).toEqual([...times].sort().reverse());
    const searched = await answer('POST', '/cnipr-service/api/front/patent/search', {
      body: { expression: 'IC=(H01M OR B60L)', page: 0, size: 1 },
    });
    expect(data.content[0]?.patentTotal).toBe(searched.data.totalElements);
  });
});
