import { flattenChain, pathTo } from '../../src/domain/navigation/chain';
import { chainConclusions, nodeConclusions } from '../../src/domain/navigation/conclusions';
import { CONCLUSION_KINDS } from '../../src/domain/navigation/labels';
import { standardParts } from '../../src/domain/navigation/standard';
import type { NavReport, NodeDetail, SubjectDetail, SubjectFacts } from '../contract';
import type { SubjectSource } from '../data/subjects';
import { makePdf } from '../process/documents';
import { CITY, type CountedSubject, factsOf } from './count';
import { indicatorsOf } from './indicators';

const REPORT = '/nav-service/api/front/subject/report';

const wholeOf = ({ source, asOf, patentTotal, cityTotal }: CountedSubject) => ({
  name: source.name,
  asOf,
  patentTotal,
  cityTotal,
  city: CITY,
});

/** Where its patents are from and the day of the data: that of the set which is counted. */
export const scopeOn = ({ dataScope }: SubjectSource, asOf: string): string =>
  dataScope.replace(/\d{4}-\d{2}-\d{2}/, asOf);

function subjectFacts({ source, asOf, patentTotal, cityTotal }: CountedSubject): SubjectFacts {
  return { ...source, dataScope: scopeOn(source, asOf), patentTotal, cityTotal };
}

/** What a report's numbers are counted on: the invented set, or a folder of real records. */
const closing = () =>
  process.env.IPR_DATA
    ? '本文件由模拟后端生成，件数按所载入的数据统计。'
    : '本文件由模拟后端生成，数据均为虚构。';

/** A report of a subject: a sheet of its conclusions, or of the queries behind its numbers. */
interface ReportSheet {
  readonly id: string;
  readonly name: string;
  readonly content: Uint8Array;
}

function sheetsOf(subject: CountedSubject): ReportSheet[] {
  const { source, asOf, roots, patentTotal, cityTotal } = subject;
  const [, part] = standardParts(source.navType);
  const head = [`依据：${part.number}《${part.title}》`, `数据截至 ${asOf}`];
  const conclusions = chainConclusions(roots, wholeOf(subject));
  const stages = flattenChain(roots).filter(({ level }) => level < 3);
  const sheet = (key: string, name: string, lines: readonly string[]): ReportSheet => ({
    id: `${source.id}-${key}`,
    name: `${source.name}：${name}`,
    content: makePdf(`${source.name}：${name}`, [...head, '', ...lines, '', closing()]),
  });
  return [
    sheet('conclusions', '导航结论摘要', [
      `专题专利 ${patentTotal} 件，其中${CITY.name} ${cityTotal ?? '不详'} 件。`,
      ...conclusions.map(({ kind, text }) => `${CONCLUSION_KINDS[kind]}：${text}`),
    ]),
    sheet('chain', '产业链件数清单', [
      ...stages.map(
        ({ level, name, total, cityTotal: city }) =>
          `${level === 1 ? '' : '　'}${name}：全部 ${total} 件，${CITY.name} ${city ?? '不详'} 件`,
      ),
    ]),
  ];
}

/** The file of a report; undefined when the subject has none with the id. */
export function reportFile(subject: CountedSubject, id: string): ReportSheet | undefined {
  return sheetsOf(subject).find((sheet) => sheet.id === id);
}

function reportsOf(subject: CountedSubject): NavReport[] {
  return sheetsOf(subject).map(({ id, name, content }) => ({
    id,
    name,
    url: `${REPORT}?id=${encodeURIComponent(id)}`,
    pages: 1,
    date: subject.source.updateTime.slice(0, 10),
    size: content.length,
  }));
}

/** A subject with its chain (contract: SubjectDetail). */
export function subjectDetail(subject: CountedSubject): SubjectDetail {
  return {
    ...subjectFacts(subject),
    asOf: subject.asOf,
    city: CITY,
    chain: [...subject.roots],
    conclusions: chainConclusions(subject.roots, wholeOf(subject)),
    reports: reportsOf(subject),
  };
}

/** A node with its indicators (contract: NodeDetail); undefined when the chain has none. */
export function nodeDetail(subject: CountedSubject, id: string): NodeDetail | undefined {
  const node = subject.nodes.get(id);
  if (!node) return undefined;
  const path = pathTo(subject.roots, id);
  const indicators = indicatorsOf(node, subject);
  const inventorsKnown = (subject.patents.get(id) ?? []).filter(
    ({ head: { inventors = [] } }) => inventors.length > 0,
  ).length;
  const branch = path.find(({ level }) => level === 2) ?? node;
  return {
    subject: subjectFacts(subject),
    asOf: subject.asOf,
    city: CITY,
    node: factsOf(node),
    path: path.slice(0, -1).map(factsOf),
    branches: node.children.map(factsOf),
    keyword: branch.name,
    indicators,
    conclusions: nodeConclusions(node, { ...indicators, inventorsKnown }, wholeOf(subject)),
  };
}
