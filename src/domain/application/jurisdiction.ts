/** Region code of the city that the portal serves; the switch to another city changes it here. */
const OWN_REGION = '320581';

/**
 * Whether a region belongs to a city (GB/T 2260: a city at the county level has a code of its own,
 * one at the prefecture level ends in 00 and holds all codes that begin like it).
 *
 * @param region code of a county, six digits
 */
export function isInCity(region: string, city: string = OWN_REGION): boolean {
  return city.endsWith('00') ? region.startsWith(city.slice(0, 4)) : region === city;
}

/** Told, not refused: the request is passed on to the office in charge (domain reference 2.3). */
export const OUTSIDE_CITY = '不属于本市管辖；仍可提交，由受理人员核实后告知或移送';
