import { nameText } from '@/domain/nameText';
import { type PlacedNode, placedChain } from '@/domain/navigation/chain';
import { enough, knownCount } from '@/domain/statistics/coverage';
import type { AnsweredRows } from '@/requests/envelopes';
import { type Complete, type Reader, readOne, readPage } from '@/requests/reading';
import { type CallOptions, callService } from '@/requests/serviceClient';
import { askedRecord } from './asked';
import type { components } from './contract/nav';
import * as readers from './contract/navReaders';

type Schemas = components['schemas'];
type AnsweredSubject = Complete<Schemas['SubjectDetail']>;
type AnsweredChainNode = Complete<Schemas['ChainNode']>;
type AnsweredNode = Complete<Schemas['NodeDetail']>;
type City = Complete<Schemas['City']>;
type SubjectFacts = Complete<Schemas['SubjectFacts']>;
export type ChainNode = PlacedNode<Complete<Schemas['ChainNode']>>;
export type NodeFacts = Complete<Schemas['NodeFacts']>;
type Indicators = Complete<Schemas['Indicators']>;
type TechMatrix = Complete<Schemas['TechMatrix']>;

/** A subject with its chain; level and position of each node follow from its place in it. */
export interface SubjectDetail extends Omit<AnsweredSubject, 'chain' | 'city'> {
  city: City;
  chain: ChainNode[];
}

/** A node with what stands beside it; of a record that was not answered nothing is known. */
export interface NodeDetail extends AnsweredNode {
  subject: SubjectFacts;
  city: City;
  node: NodeFacts;
  indicators: Indicators & { techMatrix: TechMatrix };
}

export type NavConclusion = Complete<Schemas['Conclusion']>;
export type NavReport = Complete<Schemas['Report']>;
export type Subject = Complete<Schemas['Subject']>;
export type SubjectQuery = components['schemas']['SubjectQuery'];

export type SubjectPage = AnsweredRows<Subject>;

/** A record of which nothing is known. */
const nothingKnown = <T>(reader: Reader<T | undefined>): T => readOne(reader, {});

const named = <T extends { name: string }>(one: T): T => ({
  ...one,
  name: nameText(one.name),
});

/** The city; without a name it is the portal's own all the same. */
const cityOf = ({ name, expression }: City = nothingKnown(readers.City)): City => ({
  name: name || '本市',
  expression,
});

/** A node as far as it is known: none of the city, and no growth, where too little is known. */
function asKnown<Node extends Complete<Schemas['NodeFacts']>>(node: Node): Node {
  const { known, total, cityTotal, growth } = node;
  const carried = enough({ known: known?.filing, total });
  return {
    ...node,
    cityTotal: knownCount(cityTotal, { known: known?.address, total }),
    growth: carried ? growth : null,
  };
}

/** The same of a chain, node by node. */
const chainAsKnown = (nodes: readonly AnsweredChainNode[]): AnsweredChainNode[] =>
  nodes.map((node) => ({ ...asKnown(node), children: chainAsKnown(node.children) }));

/** Navigation subjects by tag and text, newest first. The path is assumed. */
export async function findSubjects(
  params: { queryData?: SubjectQuery; page?: number; size?: number },
  options?: CallOptions,
): Promise<SubjectPage> {
  const call = { ...options, params };
  const { content, ...counts } = readPage(
    readers.Subject,
    await callService('GET', 'nav', '/api/front/subject/find', call),
    params,
  );
  return { content: content.map(named), ...counts };
}

/** GET {nav}/api/front/subject/findOne: a subject with its industry chain; the path is assumed. */
export async function findSubject(id: string, options?: CallOptions): Promise<SubjectDetail> {
  const call = { ...options, params: { id } };
  const found = readOne(
    readers.SubjectDetail,
    await callService('GET', 'nav', '/api/front/subject/findOne', call),
  );
  const subject = askedRecord(named(found), id, 'id');
  return { ...subject, city: cityOf(found.city), chain: placedChain(chainAsKnown(found.chain)) };
}

/** GET {nav}/api/front/node/findOne: a node with its indicators; the path is assumed. */
export async function findNode(
  subjectId: string,
  id: string,
  options?: CallOptions,
): Promise<NodeDetail> {
  const call = { ...options, params: { subjectId, id } };
  const found = readOne(
    readers.NodeDetail,
    await callService('GET', 'nav', '/api/front/node/findOne', call),
  );
  const indicators = found.indicators ?? nothingKnown(readers.Indicators);
  const { techMatrix = nothingKnown(readers.TechMatrix) } = indicators;
  const { subject, node } = found;
  return {
    ...found,
    subject: askedRecord(named(subject ?? nothingKnown(readers.SubjectFacts)), subjectId, 'id'),
    city: cityOf(found.city),
    node: askedRecord(asKnown(named(node ?? nothingKnown(readers.NodeFacts))), id, 'id'),
    path: found.path.map(named),
    indicators: { ...indicators, techMatrix },
  };
}
