import { describe, expect, it } from 'vitest';
import { ZLJY } from '../../../src/domain/application/zljy';
import { INDUSTRY_TYPES } from '../../../src/domain/application/zljy/listing';
import {
  entryPatent,
  formFindings,
  recordEntry,
} from '../../../src/domain/application/zljy/patentEntry';
import { zljyPrefill } from '../../../src/domain/application/zljy/prefill';
import { addDays } from '../../../src/domain/calendar';
import { askedFiles, formContext, isRequired } from '../../../src/domain/form/asked';
import { formBody, formValues, keptValues } from '../../../src/domain/form/body';
import type { FormValues } from '../../../src/domain/form/description';
import { answerProblems } from '../../../src/domain/form/problems';
import type { TradeRecord } from '../../../src/domain/transaction/patentFacts';
import { TODAY } from '../checkSuite';
import { contextOf, problemsOf } from './answers';

const NAME = '苏州示例（集团）有限公司';
const SUMMARY = '隔膜厚度十二微米，耐热性好，已完成中试，可以提供样品。';

const RECORD: TradeRecord = {
  id: 'P1',
  applicationNumber: '202119900001.9',
  title: '一种固态电池隔膜',
  patentType: 'INVENTION_GRANT',
  validity: 'VALID',
  filingDate: '2021-01-04',
  applicants: [{ name: NAME }],
  mainIpc: 'H01M50/409',
};

const entry = (record: Partial<TradeRecord> = {}, id = '1') => ({
  id,
  values: recordEntry({ ...RECORD, ...record }, TODAY),
});

const OFFER: FormValues = {
  direction: 'SUPPLY',
  title: '示例电池隔膜专利许可',
  industryTypeIds: ['C38'],
  transactionTypeIds: ['1'],
  patents: [entry()],
  summary: SUMMARY,
  priceMode: 'FIXED',
  priceMin: '30',
  applicantType: 'ENTERPRISE',
  applicantName: NAME,
  hasAgent: false,
  validUntil: addDays(TODAY, 180),
  showPublisher: true,
  contactName: '张三',
  contactMobile: '13000000001',
};

const DEMAND: FormValues = {
  ...OFFER,
  direction: 'DEMAND',
  patents: undefined,
  transactionTypeIds: ['11'],
  technicalField: '固态电池',
  problem: '隔膜耐热性不足。',
  priceMode: 'RANGE',
  priceMin: undefined,
  budgetMax: '50',
};

const problems = (values: FormValues) => problemsOf(ZLJY, { ...OFFER, ...values });
const required = (values: FormValues) => {
  const form = { ...OFFER, ...values };
  const context = contextOf(form);
  return askedFiles(ZLJY, form, context)
    .filter((category) => isRequired(category, form, context))
    .map(({ key }) => key);
};
const license = { licenseArea: '中国', licenseFrom: '2027-01-01', licenseTo: '2031-01-01' };

describe('a listing', () => {
  it('passes as an offer and as a demand, and is sent without what was looked up', () => {
    expect(problems({})).toEqual([]);
    expect(problemsOf(ZLJY, DEMAND)).toEqual([]);
    const body = formBody(ZLJY, OFFER, contextOf(OFFER));
    expect(body.patents).toEqual([
      {
        applicationNumber: '202119900001.9',
        title: '一种固态电池隔膜',
        patentKind: 'INVENTION',
        validity: 'VALID',
        owners: NAME,
        expiryDate: '2041-01-04',
        mainIpc: 'H01M50/409',
      },
    ]);
    const again = formValues(ZLJY, JSON.parse(JSON.stringify(body)));
    expect(formBody(ZLJY, again, contextOf(again))).toEqual(body);
  });

  it('keeps what a record says in the draft, and forgets it with another number', () => {
    const [kept] = keptValues(ZLJY, OFFER).patents as ReturnType<typeof entry>[];
    expect(entryPatent(kept?.values ?? {}, { today: TODAY })).toMatchObject({
      fromRecord: true,
      id: 'P1',
    });
    const other = { ...entry().values, applicationNumber: '202029900001.X' };
    expect(entryPatent(other, { today: TODAY }).fromRecord).toBe(false);
  });

  it('names everything missing, in reading order', () => {
    expect(problemsOf(ZLJY, {}).map(([path]) => path)).toEqual([
      'direction',
      'title',
      'industryTypeIds',
      'transactionTypeIds',
      'summary',
      'priceMode',
      'applicantType',
      'applicantName',
      'hasAgent',
      'validUntil',
      'showPublisher',
      'contactName',
      'contactMobile',
    ]);
    expect(problems({ patents: [] })).toEqual([['patents', '请添加专利']]);
  });

  it.each<[string, FormValues, string[]]>([
    ['title', { title: '隔膜' }, ['标题至少 5 个字']],
    ['title', { title: '电池隔膜转让 13900000001' }, ['标题中请勿填写联系方式']],
    ['summary', { summary: `${SUMMARY}QQ：10000001` }, ['简介中请勿填写联系方式']],
    ['industryTypeIds', { industryTypeIds: ['C13', 'C14', 'C15', 'C16'] }, ['最多选 3 项']],
    ['transactionTypeIds', { transactionTypeIds: ['11'] }, ['只用于发布需求']],
    ['priceMin', { priceMin: '0' }, ['价格应大于 0']],
    ['priceMin', { priceMin: '-5' }, ['请填写大于 0 的数']],
    ['shareRatio', { transactionTypeIds: ['9'], shareRatio: '0' }, ['作价比例应大于 0']],
    ['shareRatio', { transactionTypeIds: ['9'], shareRatio: '101' }, ['应大于 0，不超过 100']],
    ['priceMax', { priceMode: 'RANGE', priceMax: '30' }, ['最高价格应大于最低价格']],
    ['priceMode', { priceMode: 'FREE' }, ['免费许可只用于许可']],
    ['payMethods', { payMethods: ['LUMP', 'FREE'] }, ['“无偿”不能与其他']],
    ['validUntil', { validUntil: addDays(TODAY, 6) }, ['至少 7 天']],
    ['validUntil', { validUntil: addDays(TODAY, 366) }, ['最多 365 天']],
    [
      'licenseTo',
      { transactionTypeIds: ['3'], ...license, licenseTo: '2041-01-05' },
      ['2041-01-04'],
    ],
    [
      'licenseTo',
      { transactionTypeIds: ['3'], ...license, licenseTo: '2026-12-01' },
      ['晚于起始日'],
    ],
    [
      'patents.1.applicationNumber',
      { patents: [entry({ validity: 'INVALID' })] },
      ['已失效，不能发布'],
    ],
    ['patents.1.applicationNumber', { patents: [entry({ validity: 'PENDING' })] }, ['还没有授权']],
  ])('refuses %s: %j', (path, values, [words]) => {
    const [found] = problems(values);
    expect(found?.[0]).toBe(path);
    expect(found?.[1]).toContain(words);
  });

  it('keeps industries that are known although their list did not come', () => {
    const context = formContext(OFFER, { today: TODAY, options: { [INDUSTRY_TYPES]: [] } });
    expect(formBody(ZLJY, OFFER, context).industryTypeIds).toEqual(['C38']);
    expect(answerProblems(ZLJY, OFFER, context)).toEqual([]);
    const unknown = { ...OFFER, industryTypeIds: [] };
    expect(formBody(ZLJY, unknown, { ...context, form: unknown })).not.toHaveProperty(
      'industryTypeIds',
    );
    expect(answerProblems(ZLJY, unknown, { ...context, form: unknown })).toEqual([]);
  });

  it('accepts exactly the first and the last day', () => {
    for (const days of [7, 365]) expect(problems({ validUntil: addDays(TODAY, days) })).toEqual([]);
    expect(problems({ transactionTypeIds: ['3'], ...license, licenseTo: '2041-01-04' })).toEqual(
      [],
    );
  });

  it('refuses the same patent twice', () => {
    expect(problems({ patents: [entry(), entry({}, '2')] })).toEqual([
      ['patents.2.applicationNumber', '第 2 个专利与第 1 个专利重复'],
    ]);
  });

  it('needs a mobile number or a landline', () => {
    expect(problems({ contactMobile: '', contactPhone: '0512-20000000' })).toEqual([]);
    expect(problems({ contactMobile: '' })).toEqual([['contactMobile', '请填写手机']]);
  });

  it('asks for documents by owner, agent, and kind of patent', () => {
    expect(required({})).toEqual([]);
    const foreign = { patents: [entry({ applicants: [{ name: '另一公司' }] })] };
    expect(required(foreign)).toEqual(['ownership']);
    expect(required({ ...foreign, hasAgent: true })).toEqual(['authorisation']);
    const open = { transactionTypeIds: ['6'], patents: [entry({ patentType: 'UTILITY' })] };
    expect(required(open)).toEqual(['evaluationReport']);
    const pledged = entry({ pledges: [{ pledgee: '示例银行' }] });
    expect(required({ transactionTypeIds: ['6'], patents: [pledged] })).toEqual(['pledgeeConsent']);
  });

  it('shows what is found while it is filled in', () => {
    const form = {
      ...OFFER,
      transactionTypeIds: ['6'],
      patents: [entry({ patentType: 'DESIGN' })],
    };
    expect(formFindings(form, { today: TODAY }, []).map(({ rule }) => rule)).toEqual(['REPORT']);
    expect(formFindings(form, { today: TODAY }, ['evaluationReport'])).toEqual([]);
    expect(formFindings({ direction: 'SUPPLY' }, { today: TODAY }, [])).toEqual([]);
  });

  it('begins with the account, the last listing and the patents of the address', () => {
    const profile = {
      applicantType: 'ENTERPRISE',
      applicantName: NAME,
      contactName: '张三',
    } as const;
    const last = { contactPhone: '0512-20000000', showPublisher: false, title: '旧标题' };
    const patents = [{ number: '202119900001.9', record: RECORD }, { number: '202029900001.X' }];
    const begun = zljyPrefill(profile, last, patents, TODAY);
    expect(begun).toMatchObject({
      direction: 'SUPPLY',
      applicantName: NAME,
      contactName: '张三',
      contactPhone: '0512-20000000',
      showPublisher: false,
      validUntil: addDays(TODAY, 180),
      patents: [
        { id: '1', values: { title: '一种固态电池隔膜' } },
        { id: '2', values: { applicationNumber: '202029900001.X' } },
      ],
    });
    expect(begun.title).toBeUndefined();
    expect(zljyPrefill(undefined, undefined, [], TODAY).direction).toBeUndefined();
  });

  it('begins as a demand with the technique of the address, unless patents are offered', () => {
    const sought = { name: '自闭孔技术', ipcs: 'H01M4/36；H01M4/587', industry: 'C38' };
    expect(zljyPrefill(undefined, undefined, [], TODAY, sought)).toMatchObject({
      direction: 'DEMAND',
      title: '寻求“自闭孔技术”的专利或技术',
      technicalField: '自闭孔技术',
      ipcs: 'H01M4/36；H01M4/587',
      industryTypeIds: ['C38'],
    });
    const long = zljyPrefill(undefined, undefined, [], TODAY, { ...sought, name: '长'.repeat(99) });
    expect(String(long.title).length).toBeLessThanOrEqual(60);
    const nothing = { name: ' ', ipcs: '', industry: '' };
    expect(zljyPrefill(undefined, undefined, [], TODAY, nothing).direction).toBeUndefined();
    const patents = [{ number: '202029900001.X' }];
    const offered = zljyPrefill(undefined, undefined, patents, TODAY, sought);
    expect(offered).toMatchObject({ direction: 'SUPPLY' });
    expect(offered.title).toBeUndefined();
  });
});
