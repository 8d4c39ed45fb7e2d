import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RIGHT_KINDS, rightKindOfCause } from '../../src/domain/adjudication/labels';
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

/** A mark that the facts name: `“小鸟”商标`, `“UGG”注册商标`. */
const MARK = /“([^“”]{1,14})”[^，。；“”]{0,6}?(?:注册)?商标/;

/**
 * What an excerpt of facts can be called: it has no title, number, court or day, only what the case is
 * about, the mark that it names, and its number in the set. Words of its text are no title.
 *
 * @param about what the case is about: `假冒注册商标罪案`
 */
function excerptTitle(about: string, fact: string, no: string): string {
  const mark = MARK.exec(fact)?.[1];
  return `${about}（${mark ? `“${mark}”商标，` : ''}案情节录 ${no}）`;
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
        title: excerptTitle(`${charges.join('、')}案`, fact, textOf(row, 'id') ?? '—'),
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
        title: excerptTitle(
          `${kind === null ? '' : RIGHT_KINDS[kind]}民事案件`,
          fact,
          textOf(row, 'id') ?? '—',
        ),
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
