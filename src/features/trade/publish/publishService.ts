import { namedPatents } from '@/components/apply/namedPatents';
import type { Service } from '@/components/apply/service';
import type { LoadOptions } from '@/components/form/edit/FormProvider';
import { portalRegions } from '@/components/form/edit/portalRegions';
import { lazyAgain } from '@/components/page/lazyAgain';
import { ZLJY } from '@/domain/application/zljy';
import { ZLJY_GUIDE } from '@/domain/application/zljy/guide';
import { INDUSTRY_TYPES, TRANSACTION_TYPE_OPTIONS } from '@/domain/application/zljy/listing';
import { MOST_PATENTS } from '@/domain/application/zljy/patents';
import { zljyPrefill } from '@/domain/application/zljy/prefill';
import { todayInChina } from '@/domain/calendar';
import type { FormOption } from '@/domain/form/description';
import { TRANSACTION_TYPES } from '@/domain/transaction/labels';
import { isNotOffered } from '@/requests/errors';
import { findIndustryTypes, findTransactionTypes, type Named } from '@/services/data';
import { createListing, resubmitListing } from '@/services/data/transaction';
import { CheckNotes } from './CheckNotes';
import { ListedPatent } from './ListedPatent';
import { PastedNumbersLater } from './PastedNumbersLater';
import { PreflightPanel } from './PreflightPanel';

const asChoices = (items: readonly Named[]): FormOption[] =>
  items.map(({ id, name }) => ({ value: id, label: name }));

/** The industries of the dictionary. */
const findIndustries: LoadOptions = async (signal) =>
  asChoices(await findIndustryTypes({ signal, shownInPlace: true }));

/** An industry that the address names, where the dictionary has it; '' otherwise. It never rejects. */
async function listedIndustry(id: string, signal: AbortSignal): Promise<string> {
  if (!id) return '';
  const listed = await findIndustries(signal).catch(() => []);
  return listed.some(({ value }) => value === id) ? id : '';
}

/** The ways of trading of the dictionary; where it has none, those that the form itself knows. */
const findWaysOfTrading: LoadOptions = async (signal) => {
  const known = Object.entries(TRANSACTION_TYPES).map(([id, name]) => ({ id, name }));
  const items = await findTransactionTypes({ signal, shownInPlace: true }).catch((error) => {
    if (isNotOffered(error)) return known;
    throw error;
  });
  return asChoices(items.length > 0 ? items : known);
};

/** Listing of an offer or a demand (domain reference 1.5 and 2.6). */
export const publishService: Service = {
  process: 'ZLJY',
  calls: { create: createListing, resubmit: resubmitListing },
  revision: {
    // The form itself has no room for it; without it the listing can be changed all the same.
    Notice: lazyAgain(
      () => import('./RevisionNotice'),
      () => null,
    ),
    progressLabel: '查看这条信息',
    ownLabel: '办事指南和我发布的信息',
  },
  description: ZLJY,
  guide: ZLJY_GUIDE,
  sources: {
    options: {
      [INDUSTRY_TYPES]: findIndustries,
      [TRANSACTION_TYPE_OPTIONS]: findWaysOfTrading,
    },
    regions: portalRegions,
  },
  parts: { listedPatent: ListedPatent, pastedNumbers: PastedNumbersLater },
  prefill: async ({ profile, last, address }, signal) => {
    const patents = address.patent ? await namedPatents(address.patent, signal, MOST_PATENTS) : [];
    const { seek, ipcs } = address;
    const industry = seek && (await listedIndustry(address.industry, signal));
    return zljyPrefill(profile, last, patents, todayInChina(), { name: seek, ipcs, industry });
  },
  BesideFields: PreflightPanel,
  besideSections: ['listing', 'patents', 'price', 'publisher'],
  BesideAnswers: CheckNotes,
};
