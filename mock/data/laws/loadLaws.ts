import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseIsoDay } from '../../../src/domain/calendar';
import { LAW_TOPICS } from '../../../src/domain/law/labels';
import { foldLawName } from '../../../src/domain/law/lawName';
import { frontLines } from '../../../src/domain/law/lawText';
import { parseLaw } from '../../../src/domain/law/parseLaw';
import { orderVersions } from '../../../src/domain/law/timeliness';
import type { LawCategory, LawRecord, LawTopic } from '../../contract';
import type { LawData } from '../../law/storedLaw';
import { dateOf, listOf, type Row, readRows, textOf } from '../load/rows';

const LEVELS: Readonly<Record<string, LawCategory>> = {
  宪法: 'LAW',
  法律: 'LAW',
  行政法规: 'ADMIN_REG',
  司法解释: 'JUDICIAL',
  部门规章: 'DEPT_RULE',
  地方性法规: 'LOCAL_REG',
  其他: 'NORMATIVE',
};

const TOPIC_WORDS: readonly (readonly [LawTopic, RegExp])[] = [
  ['PATENT', /专利/],
  ['TRADEMARK', /商标|标志保护|标志管理/],
  ['GI', /地理标志/],
  ['COPYRIGHT', /著作权|版权|软件|信息网络传播/],
  ['SECRET', /商业秘密/],
  ['UNFAIR', /不正当竞争|垄断/],
  ['PLANT', /植物新品种|种子/],
  ['LAYOUT', /布图设计/],
];

function topicsOf(title: string): LawTopic[] {
  const topics = TOPIC_WORDS.filter(([, words]) => words.test(title)).map(([topic]) => topic);
  return topics.length > 0 ? topics : ['GENERAL'];
}

const DAY = /(\d{4})年(\d{1,2})月(\d{1,2})日/;

/** The first day in a sentence, `YYYY-MM-DD`; null where there is none. */
function dayIn(text: string): string | null {
  const [, year = '', month = '', day = ''] = DAY.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseIsoDay(iso) ? iso : null;
}

/** A number of a document that stands alone: 法释〔2020〕19号, 中华人民共和国国务院令第769号. */
const ONLY_NUMBER =
  /^[（(]?[\u4e00-\u9fff]{0,20}(?:[〔[（]\d{4}[〕\]）]|令|公告|第)[^年月日]{0,8}号[）)]?$/;

/** The lines between the title and the body say when it was adopted and begins. */
function historyOf(lines: readonly string[]): LawRecord['revisions'] {
  return lines.flatMap((line) => {
    // A number is no step of the history.
    if (ONLY_NUMBER.test(line)) return [];
    const date = dayIn(line);
    const note = date ? line.slice((DAY.exec(line)?.[0] ?? '').length).trim() : line;
    return note === '' ? [] : [{ date, note }];
  });
}

/**
 * The first day in force: as the source says, else a line of the history, else the last articles.
 * An amended law keeps the sentence of its first version, which no day before the promulgation is.
 */
function effectiveOf(row: Row, history: readonly string[], text: string, publish: string | null) {
  const stated = dateOf(row, 'valid_from');
  if (stated !== undefined) return stated;
  const line = history.find((one) => /施行$/.test(one));
  const sentence = [...text.matchAll(/自(\d{4}年\d{1,2}月\d{1,2}日)起(?:施行|实施|生效)/g)].at(-1);
  for (const candidate of [line, sentence?.[1]]) {
    const day = candidate === undefined ? null : dayIn(candidate);
    if (day !== null && (publish === null || day >= publish)) return day;
  }
  // Of a version that was amended, the day of promulgation in its last article is that of the first.
  const amended = history.some((one) => AMENDED.test(one));
  return !amended && AT_ONCE.test(text) ? publish : null;
}

/** A line of the history that tells of an amendment or a revision, with its place among them. */
const AMENDED = /(第[一二三四五六七八九十]+次)?(修[正订])/;
const AT_ONCE = /自(?:公布|发布|颁布|公告|印发)之日起(?:施行|实施|生效)/;

/** What made the version of a promulgation, and when it was passed: the last step up to that day. */
function lastStep(history: readonly string[], publish: string | null) {
  const steps = history.flatMap((line) => {
    const date = dayIn(line);
    return date && /通过|修[正订]/.test(line) ? [{ date, line }] : [];
  });
  const [step] = steps.filter(({ date }) => publish === null || date <= publish).slice(-1);
  // A step of years before made another version.
  if (!step || (publish !== null && step.date.slice(0, 4) < publish.slice(0, 4))) return {};
  const [amended = '', which = '', how = ''] = AMENDED.exec(step.line) ?? [];
  return { adoptionDate: step.date, ...(amended && { note: `${which}${how}` }) };
}

function authorityOf(category: LawCategory, title: string, history: readonly string[]): string[] {
  const all = history.join(' ');
  switch (category) {
    case 'ADMIN_REG':
      return ['国务院'];
    case 'JUDICIAL':
      return ['最高人民法院', ...(/最高人民检察院/.test(title) ? ['最高人民检察院'] : [])];
    case 'LAW':
      if (/全国人民代表大会常务委员会/.test(all)) return ['全国人民代表大会常务委员会'];
      return /全国人民代表大会/.test(all) ? ['全国人民代表大会'] : [];
    case 'DEPT_RULE':
      return /([\u4e00-\u9fff]{2,12}局)令/.exec(all)?.slice(1, 2) ?? [];
    default: {
      const region = /([\u4e00-\u9fff]{2,10}?)第[^ ]{1,5}届人民代表大会常务委员会/.exec(all)?.[1];
      return region ? [`${region}人民代表大会常务委员会`] : [];
    }
  }
}

/** Of lines of the year of the promulgation only: older ones name other versions. */
function docNumberOf(history: readonly string[], publish: string | null): string | null {
  for (const line of history) {
    const [interpretation] = /^法释〔\d{4}〕\d+号/.exec(line) ?? [];
    if (interpretation) return interpretation;
    if (publish !== null && dayIn(line)?.slice(0, 4) !== publish.slice(0, 4)) continue;
    const [, council, office, serial] =
      /(?:(国务院)令|([\u4e00-\u9fff]{2,12}局令|公告))(第\d+号)/.exec(line) ?? [];
    if (serial) return `${council ? '国令' : office?.replace(/^.*日/, '')}${serial}`;
  }
  return null;
}

function regionOf(row: Row): string | null {
  return (
    textOf(row, 'region') ?? /地方性法规\/([^/]+)/.exec(textOf(row, 'folder') ?? '')?.[1] ?? null
  );
}

/** A row of the index, with a text of its own, or of the catalogue, without. */
function lawOf(folder: string, row: Row, id: string): LawData {
  const file = textOf(row, 'file');
  const path = file === undefined ? '' : join(folder, 'laws', file);
  const text = path !== '' && existsSync(path) ? readFileSync(path, 'utf8') : null;
  const law = parseLaw(text ?? '');
  const titles = frontLines(law, 'title');
  const name = textOf(row, 'name') ?? id;
  const title = titles.length > 0 ? titles.join('') : name;
  const lines = frontLines(law, 'note');
  const history = lines.length > 0 ? lines : listOf(row, 'history', '\n');
  const category =
    LEVELS[textOf(row, 'level') ?? ''] ??
    (/民法典/.test(textOf(row, 'folder') ?? '') ? 'LAW' : 'NORMATIVE');
  // Passed is not promulgated.
  const promulgated = history.findLast((line) => /公布|发布|公告/.test(line));
  const promulgationDate = dateOf(row, 'publish') ?? (promulgated ? dayIn(promulgated) : null);
  const region = category === 'LOCAL_REG' ? regionOf(row) : null;
  const topic = topicsOf(title);
  return {
    id,
    law: `${region ?? ''}|${category}|${foldLawName(title).name}`,
    title,
    names: name === title ? [] : [name],
    category,
    topic,
    authority: authorityOf(category, title, history),
    region,
    docNumber: docNumberOf(history, promulgationDate),
    ...lastStep(history, promulgationDate),
    promulgationDate,
    effectiveDate: effectiveOf(row, history, text ?? '', promulgationDate),
    invalidDate: null,
    ...(row.expired === true && { ended: 'REPEALED' }),
    keywords: topic.map((one) => LAW_TOPICS[one]),
    source: 'LawRefBook/Laws',
    revisions: historyOf(history),
    hasText: text !== null,
    readText: () => text,
  };
}

/** A version ends where the next one of its law begins, if that day is known. */
function endVersions(laws: LawData[]): LawData[] {
  const byLaw = new Map<string, LawData[]>();
  for (const law of laws) byLaw.set(law.law, [...(byLaw.get(law.law) ?? []), law]);
  return laws.map((law) => {
    const ordered = orderVersions(byLaw.get(law.law) ?? []);
    const next = ordered[ordered.indexOf(law) + 1];
    const from = next?.effectiveDate ?? null;
    const own = law.effectiveDate ?? law.promulgationDate;
    return from !== null && own !== null && own < from ? { ...law, invalidDate: from } : law;
  });
}

/**
 * Reads the laws of a data folder (`IPR_DATA`): those with text, and behind them the entries of the
 * catalogue that are not among them, without text. None when the folder has no laws.
 */
export function loadLaws(folder: string): LawData[] {
  const withText = readRows(folder, 'laws/index.ndjson').map((row, i) =>
    lawOf(folder, row, `R${String(i + 1).padStart(3, '0')}`),
  );
  const keyOf = (row: Row) =>
    `${foldLawName(textOf(row, 'name') ?? '').name}|${dateOf(row, 'publish') ?? ''}`;
  const known = new Set(readRows(folder, 'laws/index.ndjson').map(keyOf));
  const entries = readRows(folder, 'laws/catalogue.ndjson').flatMap((row, i) =>
    known.has(keyOf(row)) ? [] : [lawOf(folder, row, `C${String(i + 1).padStart(4, '0')}`)],
  );
  // An entry without a day tells nothing new of a law whose text is there.
  const read = new Set(withText.map(({ law }) => law));
  const further = entries.filter(({ law, promulgationDate }) => promulgationDate || !read.has(law));
  return endVersions([...withText, ...further]);
}
