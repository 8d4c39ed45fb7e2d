import { describe, expect, it } from 'vitest';
import { generateAdjudications } from '../../../mock/adjudication/generated';
import { HOSTILE_HTML } from '../../../mock/adjudication/hostile';
import { wordsOfHtml } from '../../../mock/adjudication/html';
import { lawsWithKeys } from '../../../mock/adjudication/laws';
import { loadAdjudications } from '../../../mock/adjudication/real';
import { RESULT_CAP, searchAdjudications } from '../../../mock/adjudication/search';
import { AdjudicationStore, getAdjudicationStore } from '../../../mock/adjudication/store';
import type { AdjudicationQuery } from '../../../mock/adjudication/types';
import { respond } from '../../../mock/bridge';
import { DATA_DAY } from '../../../mock/data/blueprint/life';
import { getLawStore } from '../../../mock/data/laws/lawStore';
import { getPatentStore } from '../../../mock/data/patentStore';
import { CAUSES } from '../../../src/domain/adjudication/labels';
import { isPerson, shownParty } from '../../../src/domain/adjudication/persons';
import { splitAdjudication } from '../../../src/domain/adjudication/sections';
import { checkCaseNumber } from '../../../src/domain/numbers/caseNumber';
import { expectResponseMatches } from '../../support/contract';
import { request } from '../client';

const PATH = '/data-service/api/front/adjudication';
const folder = process.env.IPR_DATA;

const find = (query: AdjudicationQuery, page = 0, size = 20) =>
  searchAdjudications(getAdjudicationStore(), query, page, size);

describe.skipIf(folder)('the generated documents', () => {
  const { documents } = getAdjudicationStore();
  const ordinary = documents.filter(({ id }) => !id.startsWith('cse-hostile'));

  it('are at least 300, each under an id of its own, the same on every run', () => {
    expect(documents.length).toBeGreaterThanOrEqual(300);
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
    expect(generateAdjudications(getPatentStore().patents)).toEqual(documents);
    console.log(`${documents.length} documents`);
  });

  it('have every kind of document, case, result and instance, and the causes of the dictionary', () => {
    const values = (of: (one: (typeof documents)[number]) => string | null) =>
      new Set(documents.map(of)).size;
    expect(values(({ docType }) => docType)).toBeGreaterThanOrEqual(6);
    expect(values(({ caseType }) => caseType)).toBe(5);
    expect(values(({ result }) => result)).toBe(5);
    expect(values(({ procedure }) => procedure)).toBe(4);
    expect(values(({ courtLevel }) => courtLevel)).toBe(6);
    const known = new Set(Object.values(CAUSES).flatMap((list) => list ?? []));
    expect(documents.filter(({ cause }) => cause !== null && !known.has(cause))).toEqual([]);
    expect(values(({ leading }) => leading)).toBe(3);
  });

  it('have case numbers as the courts give them', () => {
    const court = ordinary.filter(({ caseType }) => caseType !== 'ADMIN_AGENCY');
    const wrong = court.filter(
      ({ caseNumber }) => !checkCaseNumber(caseNumber ?? '', { today: DATA_DAY }).ok,
    );
    expect(wrong.map(({ caseNumber }) => caseNumber)).toEqual([]);
    expect(new Set(ordinary.map(({ caseNumber }) => caseNumber)).size).toBe(ordinary.length);
  });

  it('are judged before they are published, and nothing after the day of the data', () => {
    for (const { judgmentDate, publishDate, id } of documents) {
      expect((judgmentDate ?? '') <= (publishDate ?? ''), id).toBe(true);
      expect((judgmentDate ?? '') <= DATA_DAY, id).toBe(true);
    }
  });

  it('name persons as courts hide them', () => {
    const persons = documents.flatMap(({ parties }) => parties).filter(isPerson);
    expect(persons.length).toBeGreaterThan(30);
    expect(persons.filter((party) => shownParty(party) !== party.name)).toEqual([]);
  });

  it('are split by their words as they were written', () => {
    for (const { id, sections } of ordinary) {
      const lines = sections.map(({ html }) => wordsOfHtml(html));
      const split = splitAdjudication(lines.flat().join('\n'));
      expect(
        split.map(({ key, paragraphs }) => [key, paragraphs.length]),
        id,
      ).toEqual(sections.map(({ key }, index) => [key, lines[index]?.length]));
    }
  });

  it('say in their text who stands and signs beside the parties', () => {
    for (const { id, parties, judges, sections } of ordinary) {
      const words = sections.map(({ html }) => wordsOfHtml(html).join('')).join('');
      const closed = words.replace(/\s/g, '');
      for (const { name, lawyers = [] } of parties) {
        expect(words.includes(name), id).toBe(true);
        for (const lawyer of lawyers) {
          expect(words.includes(`${lawyer.replace(/（.*/, '')}，`), id).toBe(true);
        }
      }
      for (const { role, name } of judges) expect(closed.includes(role + name), id).toBe(true);
    }
  });

  it('lead to the other documents of a dispute and back', () => {
    const chains = documents.filter(({ chain }) => chain.length > 0);
    expect(chains.length).toBeGreaterThan(120);
    expect(chains.some(({ chain }) => chain.length === 2)).toBe(true);
    for (const { id, chain } of chains) {
      for (const { docId = '' } of chain) {
        const other = getAdjudicationStore().find(docId);
        expect(other?.chain.map((link) => link.docId)).toContain(id);
      }
    }
  });

  it('lead to patents that exist, and a patent to its documents', () => {
    const rights = documents.flatMap(({ id, relatedRights }) =>
      relatedRights.flatMap(({ patentId, number }) => (patentId ? [{ id, patentId, number }] : [])),
    );
    expect(rights.length).toBeGreaterThan(150);
    for (const { id, patentId, number } of rights) {
      const patent = getPatentStore().find(patentId);
      expect(number).toContain(patent?.head.applicationNumber);
      expect(find({ patentId }).content.map((row) => row.id)).toContain(id);
      expect(find({ rightNumber: number }).content.map((row) => row.id)).toContain(id);
    }
  });

  it('agree with what the record of a patent tells of a decision', () => {
    const decisions = documents.filter(({ docType }) => docType === 'INVALIDATION');
    expect(decisions.length).toBeGreaterThan(10);
    for (const { caseNumber, judgmentDate, relatedRights } of decisions) {
      const patent = getPatentStore().find(relatedRights[0]?.patentId ?? '');
      const told = patent?.head.disputes?.[0];
      expect([`第${told?.decisionNo}号`, told?.date]).toEqual([caseNumber, judgmentDate]);
    }
  });

  it('have documents whose HTML would do harm', () => {
    const hostile = documents.filter(({ id }) => id.startsWith('cse-hostile'));
    expect(hostile).toHaveLength(Object.keys(HOSTILE_HTML).length);
    for (const document of hostile) {
      const html = document.sections.map((section) => section.html).join('');
      expect(Object.values(HOSTILE_HTML).some((harm) => html.includes(harm))).toBe(true);
      expect(wordsOfHtml(html).join('')).not.toMatch(/__hostile|position:fixed/);
    }
  });
});

describe('searching documents', () => {
  it('finds nothing for a word that stands nowhere, and all without words', () => {
    expect(find({ q: '没有这样的词汇' }).totalElements).toBe(0);
    expect(find({}).totalElements).toBe(getAdjudicationStore().documents.length);
  });

  it('counts facets as filtering by them does', () => {
    const names = [
      'caseType',
      'docType',
      'cause',
      'courtLevel',
      'result',
      'rightKind',
      'year',
    ] as const;
    const { facets } = find({ facets: [...names], facetSize: 50 });
    for (const { name, values, missing } of facets) {
      for (const { value, count } of values) {
        const including = find({ filters: { [name]: { include: [value] } } }).totalElements;
        const excluding = find({ filters: { [name]: { exclude: [value] } } }).totalElements;
        expect([name, value, including]).toEqual([name, value, count]);
        expect(including + excluding).toBe(getAdjudicationStore().documents.length);
      }
      const without = find({ filters: { [name]: { include: [''] } } }).totalElements;
      expect(without).toBe(missing);
    }
  });

  it('gives hits that hold the word, with the paragraph they stand in', () => {
    for (const row of find({ q: '本院认为', part: 'REASONING' }).content) {
      expect(row.hits[0]?.text).toContain('本院认为');
      expect(row.hits[0]?.paragraph).toBeGreaterThan(0);
      expect(row.hitCount).toBeGreaterThan(0);
    }
  });

  it('puts the leading cases first when asked to', () => {
    const ranks = find({ leadingFirst: true }, 0, 200).content.map(({ leading }) => leading);
    const plain = ranks.indexOf(null);
    expect(ranks[0]).not.toBeNull();
    expect(ranks.slice(plain).every((leading) => leading === null)).toBe(true);
  });
});

describe.skipIf(folder)('searching the generated documents', () => {
  it('finds a case number in any spelling', () => {
    const document = getAdjudicationStore().documents[0];
    const spelled = (document?.caseNumber ?? '').replace('（', '(').replace('）', ')');
    const found = find({ q: spelled, part: 'CASE_NUMBER' }).content;
    expect(found.map(({ id }) => id)).toContain(document?.id);
  });

  it('looks in one part alone', () => {
    const title = find({ q: '商标', part: 'TITLE' }).totalElements;
    const disposition = find({ q: '驳回上诉', part: 'DISPOSITION' }).totalElements;
    expect(title).toBeGreaterThan(0);
    expect(disposition).toBeGreaterThan(20);
    expect(find({ q: '驳回上诉', part: 'HEADING' }).totalElements).toBe(0);
    expect(find({ q: '商标' }).totalElements).toBeGreaterThanOrEqual(title);
  });

  it('narrows by day and sum, and orders by both', () => {
    const years = find({ from: '2024-01-01', to: '2024-12-31' }, 0, 200).content;
    expect(years.length).toBeGreaterThan(5);
    expect(years.every(({ judgmentDate }) => judgmentDate?.startsWith('2024'))).toBe(true);
    const sums = find({ amountFrom: 100_000, sort: '-awardAmount' }, 0, 200).content;
    const awards = sums.map(({ awardAmount }) => awardAmount ?? 0);
    expect(awards).toEqual([...awards].sort((a, b) => b - a));
    expect(awards.at(-1)).toBeGreaterThanOrEqual(100_000);
    const days = find({ sort: 'judgmentDate' }, 0, 200).content.map((row) => row.judgmentDate);
    expect(days).toEqual([...days].sort());
  });

  it('states how far a result can be paged through', () => {
    const first = find({}, 0, 50);
    expect(first.cap).toBe(RESULT_CAP);
    expect(first.totalElements).toBeGreaterThan(RESULT_CAP);
    expect(find({}, 3, 50).content).toHaveLength(50);
    expect(find({}, 4, 50).content).toEqual([]);
  });

  it('answers in moments', () => {
    const begin = performance.now();
    find({ q: '侵权 赔偿', facets: ['cause', 'court', 'year'] });
    const milliseconds = performance.now() - begin;
    console.log(`searched in ${milliseconds.toFixed(0)} ms`);
    expect(milliseconds).toBeLessThan(500);
  });
});

describe('the calls', () => {
  const call = (path: string, query: Record<string, string>) =>
    request('GET', `${PATH}/${path}`, { query });

  it('answer every document as the contract has it', async () => {
    for (const { id } of getAdjudicationStore().documents) {
      const sent = call('findOne', { id });
      await expectResponseMatches(sent, await respond(sent.clone()));
    }
  });

  it('name the laws cited by the keys of their versions on the day of judgment', () => {
    const { documents } = getAdjudicationStore();
    const cited = documents.flatMap(lawsWithKeys);
    const keyed = cited.filter(({ lawId }) => lawId !== undefined);
    console.log(`${keyed.length} of ${cited.length} laws cited can be opened`);
    expect(keyed.length).toBeGreaterThan(0);
    expect(keyed.filter(({ lawId = '' }) => getLawStore().find(lawId) === undefined)).toEqual([]);
  });

  it('answer a page with facets', async () => {
    const queryData = JSON.stringify({ q: '侵害', facets: ['cause', 'year'], leadingFirst: true });
    const sent = call('find', { queryData, page: '1', size: '10' });
    await expectResponseMatches(sent, await respond(sent.clone()));
  });

  it.each([
    ['[]', {}],
    [JSON.stringify({ colour: 'red' }), {}],
    [JSON.stringify({ part: 'FOOTER' }), {}],
    [JSON.stringify({ from: '2024' }), {}],
    [JSON.stringify({ filters: { colour: {} } }), {}],
    ['{}', { size: '0' }],
  ])('refuse %s', async (queryData, page) => {
    const answer = await respond(call('find', { queryData, ...page }));
    expect(((await answer.json()) as { code: number }).code).toBe(40_000);
  });

  it('say that there is no such document', async () => {
    const answer = await respond(call('findOne', { id: 'none' }));
    expect(((await answer.json()) as { code: number }).code).toBe(40_400);
  });
});

describe.runIf(folder)('the real documents', () => {
  it('are all read, and what is not known stays so', () => {
    const documents = loadAdjudications(folder ?? '');
    const bySource = new Map<string, number>();
    for (const { source = '' } of documents) bySource.set(source, (bySource.get(source) ?? 0) + 1);
    console.log(Object.fromEntries(bySource));
    expect(Object.fromEntries(bySource)).toEqual({
      裁判文书集: 1,
      典型案例集: 15,
      民事案情集: 3,
      刑事案情集: 21,
    });
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
    const [whole] = documents;
    expect(whole).toMatchObject({
      caseNumber: '（2013）民申字第1643号',
      judgmentDate: '2013-12-20',
      docType: 'RULING',
      awardAmount: null,
    });
    expect(whole?.judges.map(({ role }) => role)).toEqual([
      '审判长',
      '审判员',
      '代理审判员',
      '书记员',
    ]);
    const store = new AdjudicationStore(documents);
    const { content } = searchAdjudications(store, { q: '通用名称', part: 'REASONING' }, 0, 10);
    expect(content.map(({ id }) => id)).toContain(whole?.id);
    expect(documents.every(({ sections }) => wordsOfHtml(sections[0]?.html ?? '').length > 0)).toBe(
      true,
    );
  });
});
