import { offered } from '../../form/asked';
import { type Depends, PROVINCES } from '../../form/description';

/**
 * What an address is to say: everything, where no region can be chosen beside it.
 *
 * @param withinRegion what is left to say where one can
 */
export const placeHint =
  (withinRegion: string): Depends<string> =>
  (values, context) =>
    offered(PROVINCES)(values, context) ? withinRegion : `省、市、县（区），${withinRegion}`;
