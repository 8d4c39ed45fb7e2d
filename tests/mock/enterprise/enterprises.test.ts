import { describe, expect, it } from 'vitest';
import { respond } from '../../../mock/bridge';
import { analyse } from '../../../mock/enterprise/analysis';
import { generateEnterprises } from '../../../mock/enterprise/generated';
import { searchEnterprises } from '../../../mock/enterprise/search';
import { profileOf } from '../../../mock/enterprise/shown';
import { getEnterpriseStore } from '../../../mock/enterprise/store';
import type { Enterprise, EnterpriseQuery } from '../../../mock/enterprise/types';
import { getProcesses } from '../../../mock/process/store';
import { matchEnterprise } from '../../../src/domain/enterprise/match';
import { sameEnterpriseName } from '../../../src/domain/enterprise/name';
import { checkUscc } from '../../../src/domain/numbers/uscc';
import { expectResponseMatches } from '../../support/contract';
import { request, sessionCookie } from '../client';

const folder = process.env.IPR_DATA;
const SERVICE = '/data-service/api/front';

const find = (query: EnterpriseQuery, page = 0, size = 20) =>
  searchEnterprises(getEnterpriseStore(), query, page, size);

const get = (path: string, query: Record<string, string>, cookie?: string) =>
  request('GET', `${SERVICE}/${path}`, cookie === undefined ? { query } : { query, cookie });

/** The enterprise with most patents. */
function busiest(): Enterprise {
  const [row] = find({ sort: '-patentTotal' }, 0, 1).content;
  const enterprise = getEnterpriseStore().find(row?.enterpriseName ?? '');
  if (enterprise === undefined) throw new Error('no enterprise');
  return enterprise;
}

describe.skipIf(folder)('the generated enterprises', () => {
  const { enterprises, applicants } = getEnterpriseStore();

  it('are those of the patents and of the dishonesty list, the same on every run', () => {
    expect(enterprises.length).toBeGreaterThan(150);
    expect(new Set(enterprises.map(({ registered }) => registered.enterpriseName)).size).toBe(
      enterprises.length,
    );
    const again = generateEnterprises(applicants, []);
    expect(enterprises.slice(0, again.length)).toEqual(again);
    console.log(`${enterprises.length} enterprises, ${again.length} with patents`);
  });

  it('have credit codes with the right check digit, each its own', () => {
    const codes = enterprises.flatMap(({ registered }) => registered.uscc ?? []);
    expect(codes.filter((code) => !checkUscc(code).ok)).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('are founded before they file, and have some of every kind', () => {
    for (const { registered } of enterprises) {
      const filed = applicants.heads([registered.enterpriseName])[0]?.head.filingDate;
      if (registered.establishDate && filed) expect(registered.establishDate < filed).toBe(true);
    }
    const some = (of: (one: Enterprise) => number) =>
      enterprises.filter((one) => of(one) > 0).length;
    expect(some(({ registered }) => registered.formerNames.length)).toBeGreaterThan(10);
    expect(some(({ registered }) => registered.affiliates.length)).toBeGreaterThan(30);
    expect(some(({ registered }) => registered.qualifications.length)).toBeGreaterThan(30);
    expect(some(({ trademarks }) => trademarks.length)).toBeGreaterThan(80);
    expect(some(({ copyrights }) => copyrights.length)).toBeGreaterThan(80);
  });

  it('have affiliates that have patents', () => {
    const store = getEnterpriseStore();
    for (const enterprise of enterprises) {
      for (const { name, patentTotal } of profileOf(store, enterprise, undefined).affiliates) {
        expect([name, patentTotal > 0]).toEqual([name, true]);
      }
    }
  });

  it('count the published records of the dishonesty list', () => {
    const subjects = [...getProcesses().records.values()].filter(
      ({ subjectType }) => subjectType === 'ENTERPRISE',
    );
    const rows = subjects.map(({ subjectName }) => find({ q: subjectName }).content[0]);
    expect(rows.every((row) => row !== undefined)).toBe(true);
    expect(rows.filter((row) => (row?.breakPromiseCount ?? 0) > 0).length).toBeGreaterThan(10);
  });

  it('show contacts to the enterprise itself and to administrators, masked', async () => {
    const name = { enterpriseName: '苏州示例新材料有限公司' };
    const contacts = async (account?: string) => {
      const cookie = account && (await sessionCookie(account));
      const answer = await respond(get('enterprise/findOne', name, cookie));
      const body = (await answer.json()) as { data: { contacts: { phone: string }[] } };
      return body.data.contacts.map(({ phone }) => phone);
    };
    expect(await contacts()).toEqual([]);
    expect(await contacts('person')).toEqual([]);
    expect(await contacts('enterprise')).toEqual(['130****0002']);
    expect((await contacts('admin'))[0]).toContain('****');
  });

  it('are found by code, former name and abbreviation', () => {
    const renamed = enterprises.find(({ registered }) => registered.formerNames.length > 0);
    const { registered } = renamed ?? busiest();
    for (const q of [
      registered.uscc ?? '',
      registered.formerNames[0] ?? '',
      registered.abbreviations[0] ?? '',
      registered.enterpriseName.replace('（', '('),
    ]) {
      const names = find({ q }).content.map(({ enterpriseName }) => enterpriseName);
      expect(names, q).toContain(registered.enterpriseName);
    }
    const former = getEnterpriseStore().find(registered.formerNames[0] ?? '');
    expect(former?.registered.enterpriseName).toBe(registered.enterpriseName);
  });
});

describe('searching enterprises', () => {
  it('gives rows that match, the best first', () => {
    const { content } = find({ q: '示例', facets: ['industry', 'status'] });
    for (const row of content) expect(matchEnterprise('示例', row)).not.toBeNull();
    const own = busiest().registered.enterpriseName;
    expect(find({ q: own }).content[0]?.enterpriseName).toBe(own);
    expect(find({ q: '没有这样的企业名称' }).totalElements).toBe(0);
  });

  it('counts facets as filtering by them does', () => {
    const names = ['status', 'scale', 'industry', 'qualification', 'region'] as const;
    for (const { name, values, missing } of find({ facets: [...names], facetSize: 100 }).facets) {
      for (const { value, count } of values) {
        const found = find({ filters: { [name]: { include: [value] } } }).totalElements;
        expect([name, value, found]).toEqual([name, value, count]);
      }
      expect(find({ filters: { [name]: { include: [''] } } }).totalElements).toBe(missing);
    }
  });

  it('orders by patents, and leaves out those with too few', () => {
    const totals = find({ sort: '-patentTotal', minPatents: 5 }, 0, 100).content.map(
      ({ patents }) => patents.total,
    );
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
    expect(totals.every((total) => total >= 5)).toBe(true);
  });
});

describe('an analysis', () => {
  it('counts every patent once, whatever the names', () => {
    const store = getEnterpriseStore();
    const enterprise = busiest();
    const { enterpriseName } = enterprise.registered;
    const alone = analyse(store, enterprise, { enterpriseName });
    const twice = analyse(store, enterprise, {
      enterpriseName,
      names: [enterpriseName, enterpriseName],
    });
    expect(twice.total).toBe(alone.total);
    expect(alone.total).toBe(store.applicants.of(enterpriseName).length);
    expect(alone.competitors.every(({ name }) => !sameEnterpriseName(name, enterpriseName))).toBe(
      true,
    );
    const [partner] = alone.coApplicants;
    if (partner) {
      const names = [enterpriseName, partner.value];
      const both = analyse(store, enterprise, { enterpriseName, names });
      const other = store.applicants.of(partner.value).length;
      expect(both.total).toBe(alone.total + other - partner.count);
    }
  });
});

describe('the calls', () => {
  it('answer as the contract has it, for enterprises of every kind', async () => {
    const store = getEnterpriseStore();
    const step = Math.max(1, Math.floor(store.enterprises.length / 60));
    for (let index = 0; index < store.enterprises.length; index += step) {
      const enterpriseName = store.enterprises[index]?.registered.enterpriseName ?? '';
      const queryData = JSON.stringify({ enterpriseName });
      for (const sent of [
        get('enterprise/findOne', { enterpriseName }),
        get('enterprise/analysis', { queryData }),
        get('trademark/find', { queryData }),
        get('ipRight/find', { queryData, size: '5' }),
      ]) {
        await expectResponseMatches(sent, await respond(sent.clone()));
      }
    }
    const queryData = JSON.stringify({ q: '公司', facets: ['industry'], sort: '-patentTotal' });
    const sent = get('enterprise/find', { queryData, size: '100' });
    await expectResponseMatches(sent, await respond(sent.clone()));
  }, 60_000);

  it('end a trademark on the day before its tenth anniversary', () => {
    const held = getEnterpriseStore()
      .enterprises.flatMap(({ trademarks }) => trademarks)
      .filter(({ expiryDate }) => expiryDate);
    expect(held.length).toBeGreaterThan(50);
    for (const { id, registrationDate, expiryDate } of held) {
      const next = new Date(Date.parse(expiryDate ?? '') + 86_400_000).toISOString().slice(0, 10);
      const years = Number(next.slice(0, 4)) - Number(registrationDate?.slice(0, 4));
      const day = registrationDate?.slice(5) === '02-29' ? '03-01' : registrationDate?.slice(5);
      expect([id, years, next.slice(5)]).toEqual([id, 10, day]);
    }
  });

  it('narrow trademarks and copyrights', async () => {
    const owner = getEnterpriseStore().enterprises.find(
      ({ trademarks, copyrights }) => trademarks.length > 2 && copyrights.length > 2,
    );
    if (owner === undefined) return;
    const { enterpriseName } = owner.registered;
    const [mark] = owner.trademarks;
    const query = JSON.stringify({ enterpriseName, niceClass: mark?.niceClass });
    const answer = await respond(get('trademark/find', { queryData: query }));
    const { data } = (await answer.json()) as { data: { totalElements: number } };
    expect(data.totalElements).toBe(
      owner.trademarks.filter(({ niceClass }) => niceClass === mark?.niceClass).length,
    );
  });

  it.each([
    ['enterprise/find', { queryData: JSON.stringify({ q: '示' }) }, 40_000],
    ['enterprise/find', { queryData: JSON.stringify({ colour: 1 }) }, 40_000],
    ['enterprise/findOne', { enterpriseName: '没有' }, 40_400],
    ['enterprise/analysis', { queryData: '{}' }, 40_000],
    ['enterprise/analysis', { queryData: JSON.stringify({ enterpriseName: '没有' }) }, 40_400],
    ['trademark/find', { queryData: '{}' }, 40_000],
    ['ipRight/find', { queryData: JSON.stringify({ enterpriseName: '没有' }) }, 40_400],
  ])('%s refuses %j', async (path, query, code) => {
    const answer = await respond(get(path, query));
    expect(((await answer.json()) as { code: number }).code).toBe(code);
  });
});

describe.runIf(folder)('the real enterprises', () => {
  it('are read with what is known of them', () => {
    const store = getEnterpriseStore();
    const known = store.enterprises.filter(({ registered }) => registered.uscc !== null);
    console.log(`${store.enterprises.length} enterprises, ${known.length} with a credit code`);
    expect(known.length).toBeGreaterThanOrEqual(20);
    const profile = store.find('北京小桔科技有限公司');
    expect(profile?.registered).toMatchObject({
      status: 'CANCELLED',
      registeredCapital: 1000,
      phone: null,
    });
    const owner = store.find('苏州朗动网络科技有限公司');
    expect(owner?.trademarks).toHaveLength(3);
    expect(owner?.trademarks[0]?.applicationDate).toBe('2015-03-04');
    expect(owner?.copyrights).toHaveLength(10);
    expect(store.find('小米科技有限责任公司')?.copyrights).toHaveLength(3);
    expect(store.find('北京小米科技有限责任公司')?.copyrights).toHaveLength(7);
  });

  it('answer a search in moments', () => {
    const begin = performance.now();
    const { totalElements } = find({ q: '科技', facets: ['status'] });
    const milliseconds = performance.now() - begin;
    console.log(`${totalElements} found in ${milliseconds.toFixed(0)} ms`);
    expect(milliseconds).toBeLessThan(1000);
  });
});
