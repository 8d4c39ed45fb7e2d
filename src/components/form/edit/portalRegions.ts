import { findDictItems } from '@/services/data';
import { DICTIONARY_SIZE } from '../../../../config/portal';
import type { LoadRegions } from './regions';

/** What stands above the provinces in the dictionary. */
const COUNTRY = '000000';

/** The regions of the portal's dictionary, one level at a time. */
export const portalRegions: LoadRegions = async (parent = COUNTRY) => {
  const items = await findDictItems({
    queryData: { code: 'REGION', parentValue: parent },
    size: DICTIONARY_SIZE,
  });
  return items.map(({ value, label }) => ({ code: value, name: label }));
};
