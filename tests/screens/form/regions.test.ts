import { describe, expect, it } from 'vitest';
import { portalRegions } from '@/components/form/edit/portalRegions';
import {
  type LoadRegions,
  openRegion,
  regionFullName,
  regionLevels,
  regionsBelow,
} from '@/components/form/edit/regions';

describe('regions', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['32', ['320000']],
    ['3205', ['320000', '320500']],
    ['320581', ['320000', '320500', '320581']],
    ['810000', ['810000']],
    ['441900', ['440000', '441900']],
    ['somewhere', []],
  ])('%j names the levels %j', (answer, levels) => {
    expect(regionLevels(answer)).toEqual(levels);
  });

  it.each(['', '32', '3205', '320581'])('keep the open choice %j as it is', (answer) => {
    expect(openRegion(regionLevels(answer))).toBe(answer);
  });

  it('have names of the portal’s dictionary, without the levels that say nothing', async () => {
    expect(await regionFullName(portalRegions, '320581')).toBe('江苏省苏州市常熟市');
    expect(await regionFullName(portalRegions, '310115')).toBe('上海市浦东新区');
    expect(await regionFullName(portalRegions, '3205')).toBe('江苏省苏州市');
    expect(await regionFullName(portalRegions, '320599')).toBe('320599');
  });

  it('are asked for once, and again only after a failure', async () => {
    const asked: (string | undefined)[] = [];
    const load: LoadRegions = async (parent) => {
      asked.push(parent);
      if (asked.length === 1) throw new Error('down');
      return [];
    };
    await expect(regionsBelow(load, undefined)).rejects.toThrow('down');
    await regionsBelow(load, undefined);
    await regionsBelow(load, undefined);
    await regionsBelow(load, '320000');
    expect(asked).toEqual([undefined, undefined, '320000']);
  });
});
