import { createElement } from 'react';
import { EntryLookup } from '@/components/apply/EntryLookup';
import { namedPatents } from '@/components/apply/namedPatents';
import { PatentLookup } from '@/components/apply/PatentLookup';
import type { Service } from '@/components/apply/service';
import type { PartProps } from '@/components/form/edit/FormProvider';
import { portalRegions } from '@/components/form/edit/portalRegions';
import { JZPJ, jzpjPrefill } from '@/domain/application/jzpj';
import { JZPJ_GUIDE } from '@/domain/application/jzpj/guide';
import { MOST_PATENTS, valuedPatent } from '@/domain/application/jzpj/patents';
import { SQQPG, sqqpgPrefill } from '@/domain/application/sqqpg';
import { SQQPG_GUIDE } from '@/domain/application/sqqpg/guide';
import { SQQPG_ELIGIBILITY } from '@/domain/application/sqqpg/questions';
import { wdxpj, wdxpjPrefill } from '@/domain/application/wdxpj';
import { WDXPJ_GUIDE } from '@/domain/application/wdxpj/guide';
import { assessedPatentPrefill } from '@/domain/application/wdxpj/prefill';
import { todayInChina } from '@/domain/calendar';
import { HOLIDAYS } from '../../../../config/holidays';
import { DisclosureCoach } from './coach/DisclosureCoach';

/** The three assessments (domain reference 2.7–2.9). */
export const ASSESSMENT_PROCESSES = ['SQQPG', 'WDXPJ', 'JZPJ'] as const;
export type AssessmentProcess = (typeof ASSESSMENT_PROCESSES)[number];

const sources: Service['sources'] = { options: {}, regions: portalRegions };

const StabilityLookup = (props: PartProps) =>
  createElement(PatentLookup, { ...props, prefill: assessedPatentPrefill });

const FILLED_OF_PATENT = ['title', 'owner', 'kind', 'filingDate', 'status'] as const;

const ValuedPatentLookup = (props: PartProps) =>
  createElement(EntryLookup, {
    ...props,
    prefill: valuedPatent,
    fills: FILLED_OF_PATENT,
    filled: '名称、权利人、类型、申请日和状态',
  });

/** What differs between the assessments, by process. */
export const ASSESSMENT_SERVICES: Readonly<Record<AssessmentProcess, Service>> = {
  SQQPG: {
    process: 'SQQPG',
    description: SQQPG,
    guide: SQQPG_GUIDE,
    eligibility: SQQPG_ELIGIBILITY,
    sources,
    prefill: async ({ profile, last }) => sqqpgPrefill(profile, last),
    BesideFields: DisclosureCoach,
    besideSections: ['technology'],
  },
  WDXPJ: {
    process: 'WDXPJ',
    description: wdxpj(HOLIDAYS),
    guide: WDXPJ_GUIDE,
    sources,
    parts: { patentLookup: StabilityLookup },
    notCopied: ['expectDate'],
    prefill: async ({ profile, last, address }, signal) => {
      const [named] = await namedPatents(address.patent, signal);
      return wdxpjPrefill(profile, last, named?.record);
    },
  },
  JZPJ: {
    process: 'JZPJ',
    description: JZPJ,
    guide: JZPJ_GUIDE,
    sources,
    parts: { patentEntry: ValuedPatentLookup },
    notCopied: ['baseDate'],
    prefill: async ({ profile, last, address }, signal) => {
      const named = await namedPatents(address.patent, signal, MOST_PATENTS);
      const patents = named.map(({ number, record }) => record ?? number);
      return jzpjPrefill(profile, last, patents, todayInChina());
    },
  },
};
