import { deriveValidity } from '../../../src/domain/legalStatus';
import type { TechField } from '../fields/field';
import { AGENCIES } from '../organisations';
import { mixSeed, type Random } from '../random';
import { drawApplicants, drawInventors, type FieldApplicants } from './applicants';
import type { Blueprint, Kind, Life } from './blueprint';
import { drawDeals } from './deals';
import { drawLife, event } from './life';
import { drawSubject, drawTitle } from './subject';

/** Where a patent is drawn: its field, who files there, and how many were drawn before. */
export interface Setting {
  field: TechField;
  applicants: FieldApplicants;
  serial: number;
  random: Random;
}

/** What a patent and the other half of a same-day filing have in common. */
type Content = Pick<Blueprint, 'subject' | 'title' | 'inventors' | 'agency' | 'applicants'>;

/** Draws a patent without numbers; null when it would not have been published yet. */
export function drawDraft(kind: Kind, filing: string, setting: Setting): Blueprint | null {
  const { field, random } = setting;
  const applicants = drawApplicants(kind, setting.applicants, random);
  const foreign = applicants.some(({ country }) => country !== '中国');
  const life = drawLife(kind, filing, foreign, random);
  if (life === null) return null;
  const subject = drawSubject(field, kind, random);
  const content: Content = {
    subject,
    title: drawTitle(subject, kind, random),
    applicants,
    inventors: drawInventors(applicants, random),
    agency: random.chance(0.88) ? random.pick(AGENCIES) : null,
  };
  return finish(kind, life, foreign, content, setting);
}

function finish(
  kind: Kind,
  life: Life,
  foreign: boolean,
  content: Content,
  { field, applicants, serial, random }: Setting,
): Blueprint {
  const buyers = applicants.domestic.filter((one) => !content.applicants.includes(one));
  const { deals, owners } = drawDeals(kind, life, content.applicants, buyers, serial, random);
  const granted = life.grant !== undefined;
  return {
    ...content,
    seed: mixSeed(serial, random.int(0, 2 ** 31 - 1)),
    kind,
    patentType: kind !== 'INVENTION' ? kind : granted ? 'INVENTION_GRANT' : 'INVENTION_PUB',
    field,
    owners,
    deals,
    life,
    foreign,
    id: '',
    applicationNumber: '',
    publicationNumber: '',
    grantNumber: null,
    twin: null,
    cites: [],
    citedBy: [],
  };
}

/** Whether an invention is filed as a utility model too. */
export function hasTwin({ kind, subject, foreign }: Blueprint, random: Random): boolean {
  const device = subject.kind === 'technical' && subject.product.kind === 'device';
  return kind === 'INVENTION' && device && !foreign && random.chance(0.08);
}

/** The utility model filed on the same day; null when it was not published yet. */
export function drawTwin(invention: Blueprint, setting: Setting): Blueprint | null {
  const life = drawLife('UTILITY', invention.life.filing, false, setting.random);
  if (life === null) return null;
  giveUp(life, invention.life.grant);
  const title = invention.title.replace(/及其(使用|控制|装配)方法$/, '');
  const twin = finish('UTILITY', life, false, { ...contentOf(invention), title }, setting);
  twin.twin = invention;
  invention.twin = twin;
  return twin;
}

function contentOf({ subject, title, inventors, agency, applicants }: Blueprint): Content {
  return { subject, title, inventors, agency, applicants };
}

/** A utility model still in force is given up for the invention (Patent Law, Article 9). */
function giveUp(life: Life, granted: string | undefined): void {
  if (granted === undefined || (life.grant ?? granted) >= granted) return;
  const before = life.events.filter(({ date }) => date < granted);
  if (deriveValidity(before) !== 'VALID') return;
  life.events = [event(granted, 'AV01', '避免重复授权放弃实用新型专利权'), ...before];
  life.validity = 'INVALID';
  life.lapsedOn = granted;
}
