import { describe, expect, it } from 'vitest';
import { JBTS } from '../../../src/domain/application/jbts';
import { mattersOf, RIGHT_TYPES } from '../../../src/domain/application/jbts/kind';
import type { FormValues } from '../../../src/domain/form/description';
import { ENTERPRISE, problemsOf } from './answers';
import { ADJUDICATION, ANONYMOUS, EVENT, messagesOf, REPORT, TRADEMARK } from './jbtsRequests';

describe('a report or complaint', () => {
  it.each([
    ['an adjudication', ADJUDICATION],
    ['a complaint about a trademark', TRADEMARK],
    ['a report by name', REPORT],
    ['an anonymous report', ANONYMOUS],
  ])('%s that is complete can be sent', (_, values) => {
    expect(problemsOf(JBTS, values)).toEqual([]);
  });

  it('has nobody declare that there is no suit but who asks for an adjudication', () => {
    const { version, items } = JBTS.consent;
    expect(items.find(({ key }) => key === 'litigation')?.text).toMatch(
      /^侵犯专利权纠纷请求行政裁决的，没有就同一纠纷向法院起诉/,
    );
    // Who ticked the former words ticks again.
    expect(version).toBe('v2');
  });

  it('names everything missing in an empty form, in reading order', () => {
    expect(problemsOf(JBTS, {})).toEqual([
      ['kind', '请选择类型'],
      ['rightType', '请选择知识产权类型'],
      ['matter', '请选择事项'],
      ['applicantType', '请选择主体类型'],
      ['applicantName', '请填写名称（姓名）'],
      ['region', '请选择所在地区'],
      ['address', '请填写详细地址'],
      ['contactName', '请填写联系人'],
      ['contactMobile', '请填写手机'],
      ['hasAgent', '请回答：是否委托代理'],
      ['respondents', '请添加被举报（投诉）人'],
      ['occurRegion', '请选择发生地'],
      ['occurAddress', '请填写发生地详细地址'],
      ['channel', '请选择发生渠道'],
      ['occurFrom', '请选择发生时间（起）'],
      ['occurTo', '请选择发生时间（止）'],
      ['facts', '请填写事实与理由'],
      ['expectReply', '请回答：是否需要回复'],
    ]);
  });

  it('asks a complaint for rights and requests, a report for the choice of naming oneself', () => {
    const paths = (values: FormValues) => problemsOf(JBTS, values).map(([path]) => path);
    expect(paths({ ...ENTERPRISE, ...EVENT, kind: 'COMPLAINT', rightType: 'PATENT' })).toEqual([
      'matter',
      'hasAgent',
      'complainantRole',
      'rights',
      'requests',
      'litigation',
      'expectReply',
    ]);
    expect(problemsOf(JBTS, { ...ANONYMOUS, ...REPORT, anonymous: undefined })).toEqual([
      ['anonymous', '请回答：是否匿名举报'],
    ]);
  });

  it('asks for a comparison where the infringement of a patent is complained of', () => {
    const without: FormValues = { ...ADJUDICATION, comparison: '' };
    expect(messagesOf(without)).toEqual(['请填写侵权比对说明']);
    expect(messagesOf({ ...without, matter: 'AGENCY' })).toEqual([]);
    expect(messagesOf({ ...REPORT, matter: 'PATENT_INFRINGEMENT' })).toEqual([]);
  });

  it('refuses an incomplete row of the feature table, but not its absence', () => {
    const featureTable = [{ id: 'f', values: { claim: '1' } }];
    expect(messagesOf({ ...ADJUDICATION, featureTable })).toEqual([
      '第 1 个特征：请填写技术特征',
      '第 1 个特征：请填写涉案产品的对应特征',
      '第 1 个特征：请选择比对结论',
    ]);
  });

  it.each(Object.keys(RIGHT_TYPES))('has matters for %s, none twice', (type) => {
    const values = mattersOf(type).map(({ value }) => value);
    expect(values.length).toBeGreaterThan(1);
    expect(new Set(values).size).toBe(values.length);
  });
});
