import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rightKindOfCause } from '../../src/domain/adjudication/labels';
import { dateOf, type Row, readRows, textOf } from '../data/load/rows';
import { htmlSections, wordsOfHtml } from './html';
import { readSignatures } from './signatures';
import type { Adjudication, CitedLaw, HtmlSection, Party, SectionKey } from './types';

const EMPTY: Omit<Adjudication, 'id' | 'title' | 'sections'> = {
  caseNumber: null,
  docType: null,
  caseType: null,
  cause: null,
  court: null,
  courtLevel: null,
  procedure: null,
  judgmentDate: null,
  publishDate: null,
  parties: [],
  judges: [],
  rightKinds: [],
  relatedRights: [],
  result: null,
  claimAmount: null,
  awardAmount: null,
  leading: null,
  gist: null,
  keywords: [],
  citedLaws: [],
  chain: [],
};

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rowOf = (row: Row, field: string): Row => {
  const value = row[field];
  return isRow(value) ? value : {};
};

const rowsOf = (row: Row, field: string): Row[] => {
  const value = row[field];
  return Array.isArray(value) ? value.filter(isRow) : [];
};

function readJson(path: string): Row | null {
  if (!existsSync(path)) return null;
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return isRow(value) ? value : null;
}

/** Statutes of the whole document: `《中华人民共和国民事诉讼法（2013年）》` with its articles. */
function citedLaws(row: Row): CitedLaw[] {
  return rowsOf(row, 'legal_base').flatMap((law) => {
    const name = (textOf(law, '法规名称') ?? '').replace(/^《|》$/g, '');
    return rowsOf(law, 'Items').flatMap((item) => {
      const article = textOf(item, '法条名称');
      return name === '' ? [] : [{ name, ...(article === undefined ? {} : { article }) }];
    });
  });
}

/** The one whole ruling; its HTML comes as the source has it, in one piece. */
function wholeDocument(folder: string): Adjudication[] {
  const row = readJson(join(folder, 'court-cases/full-document.json'));
  const html = row === null ? undefined : textOf(row, 'html');
  if (row === null || html === undefined) return [];
  const info = rowOf(row, 'case_info');
  const related = new Map(
    rowsOf(row, 'relate_info').map((one) => [textOf(one, 'name'), textOf(one, 'value')]),
  );
  const title = textOf(row, 'title') ?? '';
  const names = (related.get('当事人') ?? '').split(',').filter(Boolean);
  const roles = ['申请人', '被申请人'];
  const parties = names.map((name, index): Party => ({ role: roles[index] ?? '当事人', name }));
  const cause = /与.+(确认不侵害商标权.*纠纷)/.exec(title)?.[1] ?? null;
  const kind = rightKindOfCause(title);
  return [
    {
      ...EMPTY,
      id: `court-${textOf(info, '文书ID') ?? '1'}`,
      title,
      caseNumber: textOf(info, '案号') ?? null,
      docType: title.includes('裁定') ? 'RULING' : 'JUDGMENT',
      caseType: 'CIVIL',
      cause,
      court: textOf(info, '法院名称') ?? null,
      courtLevel: 'SUPREME',
      procedure: 'RETRIAL',
      judgmentDate: related.get('裁判日期') ?? null,
      publishDate: dateOf(row, 'pub_date') ?? null,
      parties,
      rightKinds: kind === null ? [] : [kind],
      judges: readSignatures(wordsOfHtml(html)),
      citedLaws: citedLaws(row),
      sections: [{ html }],
      source: '裁判文书集',
    },
  ];
}

const factSections = (fact: string, reasons: readonly string[] = []): HtmlSection[] =>
  htmlSections({
    FACTS: fact.split(/\r?\n/).filter((line) => line.trim() !== ''),
    ...(reasons.length > 0 ? { REASONING: reasons } : {}),
  });

const BEGINNING = 24;

/** The first words of facts behind who tells them, which tell cases of one charge apart. */
function beginning(fact: string): string {
  const told = fact.replace(/\s+/g, '').replace(/^.{0,40}?(?:指控|查明)[：:，,]?/, '');
  return told.length > BEGINNING ? `${told.slice(0, BEGINNING)}……` : told;
}

/** Facts of criminal cases with charge, statute and sentence; no number, court or date. */
function criminalFacts(folder: string): Adjudication[] {
  return readRows(folder, 'court-cases/ip-criminal-facts.ndjson').flatMap((row): Adjudication[] => {
    const fact = textOf(row, 'fact');
    const listed = Array.isArray(row.charges) ? row.charges.map(String) : [];
    if (fact === undefined) return [];
    const charges = listed.map((charge) => `${charge}罪`);
    const article = /第\d+条/.exec(textOf(row, 'statutes') ?? '')?.[0];
    const kinds = charges.flatMap((charge) => rightKindOfCause(charge) ?? []);
    return [
      {
        ...EMPTY,
        id: `criminal-${textOf(row, 'id') ?? ''}`,
        title: `${charges.join('、')}案（案情节录 ${textOf(row, 'id') ?? ''}）：${beginning(fact)}`,
        caseType: 'CRIMINAL',
        cause: charges[0] ?? null,
        causes: charges,
        rightKinds: [...new Set(kinds)],
        citedLaws: article === undefined ? [] : [{ name: '中华人民共和国刑法', article }],
        sections: factSections(fact, [`量刑：${textOf(row, 'sentence_months') ?? '未载明'}。`]),
        source: '刑事案情集',
      },
    ];
  });
}

function civilFacts(folder: string): Adjudication[] {
  return readRows(folder, 'court-cases/ip-civil-facts.ndjson').flatMap((row): Adjudication[] => {
    const fact = textOf(row, 'fact');
    if (fact === undefined) return [];
    const kind = rightKindOfCause(fact);
    return [
      {
        ...EMPTY,
        id: `civil-${textOf(row, 'id') ?? ''}`,
        title: `${fact.replace(/^.*?[:：]/, '').slice(0, 30)}……（查明事实节录）`,
        caseType: 'CIVIL',
        rightKinds: kind === null ? [] : [kind],
        sections: factSections(fact),
        source: '民事案情集',
      },
    ];
  });
}

/** Headings of a typical case by the part they come nearest to. */
const HEADINGS: readonly (readonly [RegExp, SectionKey])[] = [
  [/案情|事实/, 'FACTS'],
  [/结果|裁判要旨的适用/, 'DISPOSITION'],
  [/理由|意义|评析/, 'REASONING'],
];

function typicalCase(folder: string, topic: string, file: string): Adjudication {
  const text = readFileSync(join(folder, topic, file), 'utf8');
  const [head = '', body = ''] = text.split('<!-- INFO END -->');
  const blocks = body.split(/^## /m).map((block) => {
    const [heading = '', ...lines] = block.split('\n');
    return { heading: heading.trim(), lines: lines.map((line) => line.trim()).filter(Boolean) };
  });
  const sections = blocks.flatMap(({ heading, lines }): HtmlSection[] => {
    const key = HEADINGS.find(([words]) => words.test(heading))?.[1] ?? 'PROCEEDINGS';
    if (/要点|要旨/.test(heading) || lines.length === 0) return [];
    return htmlSections({ [key]: lines }).map((section) => ({ ...section, title: heading }));
  });
  const gist = blocks.find(({ heading }) => /要点|要旨/.test(heading))?.lines.join('') ?? null;
  const name = file.replace(/\.md$/, '');
  return {
    ...EMPTY,
    id: `typical-${topic}-${name}`,
    title: name,
    caseType: topic.includes('行政') ? 'ADMIN' : 'CIVIL',
    leading: 'TYPICAL',
    gist: gist ?? /^# (.+)$/m.exec(head)?.[1] ?? null,
    keywords: [topic],
    sections: sections.length > 0 ? sections : htmlSections({ FACTS: [name] }),
    source: '典型案例集',
  };
}

function typicalCases(folder: string): Adjudication[] {
  const root = join(folder, 'court-cases/typical-cases');
  if (!existsSync(root)) return [];
  return readdirSync(root).flatMap((topic) =>
    readdirSync(join(root, topic))
      .filter((file) => file.endsWith('.md'))
      .map((file) => typicalCase(root, topic, file)),
  );
}

/**
 * Reads the documents of a data folder (`IPR_DATA`): one whole ruling, facts of cases, typical
 * cases. What a set does not say stays null. Empty when the folder has none of them.
 */
export function loadAdjudications(folder: string): Adjudication[] {
  return [
    ...wholeDocument(folder),
    ...typicalCases(folder),
    ...civilFacts(folder),
    ...criminalFacts(folder),
  ];
}
