import { namedPatents } from '@/components/apply/namedPatents';
import type { Service } from '@/components/apply/service';
import { portalRegions } from '@/components/form/edit/portalRegions';
import { ZLJY } from '@/domain/application/zljy';
import { ZLJY_GUIDE } from '@/domain/application/zljy/guide';
import { INDUSTRY_TYPES, TRANSACTION_TYPE_OPTIONS } from '@/domain/application/zljy/listing';
import { MOST_PATENTS } from '@/domain/application/zljy/patents';
import { zljyPrefill } from '@/domain/application/zljy/prefill';
import { todayInChina } from '@/domain/calendar';
import type { FormOption } from '@/domain/form/description';
import type { CallOptions } from '@/requests/serviceClient';
import { findIndustryTypes, findTransactionTypes, type Named } from '@/services/data';
import { createListing, resubmitListing } from '@/services/data/transaction';
import { CheckNotes } from './CheckNotes';
import { ListedPatent } from './ListedPatent';
import { PastedNumbers } from './PastedNumbers';
import { PreflightPanel } from './PreflightPanel';
import { RevisionNotice } from './RevisionNotice';

/** The items of a dictionary as choices. */
const choicesFrom =
  (find: (options: CallOptions) => Promise<Named[]>) =>
  async (signal: AbortSignal): Promise<FormOption[]> =>
    (await find({ signal, shownInPlace: true })).map(({ id, name }) => ({
      value: id,
      label: name,
    }));

/** Listing of an offer or a demand (domain reference 1.5 and 2.6). */
export const publishService: Service = {
  process: 'ZLJY',
  calls: { create: createListing, resubmit: resubmitListing },
  revision: {
    Notice: RevisionNotice,
    progressLabel: '查看这条信息',
    ownLabel: '办事指南和我发布的信息',
  },
  description: ZLJY,
  guide: ZLJY_GUIDE,
  sources: {
    options: {
      [INDUSTRY_TYPES]: choicesFrom(findIndustryTypes),
      [TRANSACTION_TYPE_OPTIONS]: choicesFrom(findTransactionTypes),
    },
    regions: portalRegions,
  },
  parts: { listedPatent: ListedPatent, pastedNumbers: PastedNumbers },
  prefill: async ({ profile, last, address }, signal) => {
    const patents = address.patent ? await namedPatents(address.patent, signal, MOST_PATENTS) : [];
    return zljyPrefill(profile, last, patents, todayInChina());
  },
  BesideFields: PreflightPanel,
  besideSections: ['listing', 'patents', 'price', 'publisher'],
  BesideAnswers: CheckNotes,
};
