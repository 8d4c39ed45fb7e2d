import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECORD_NUMBER } from '../../../src/domain/application/fields/patent';
import { PJSQ } from '../../../src/domain/application/pjsq';
import { askedFiles, isRequired } from '../../../src/domain/form/asked';
import { formValues } from '../../../src/domain/form/body';
import type { FormValues } from '../../../src/domain/form/description';
import { fullWidth } from '../checkSuite';
import { contextOf, warningsOf } from './answers';
import { bodyOf, GOOD, problems } from './pjsqRequests';

describe('a request for an evaluation report', () => {
  it('passes when complete, and is sent as it stands', () => {
    expect(problems(GOOD)).toEqual([]);
    expect(warningsOf(PJSQ, GOOD)).toEqual([]);
    expect(bodyOf(GOOD)).toEqual(GOOD);
    expect(formValues(PJSQ, JSON.parse(JSON.stringify(bodyOf(GOOD))))).toEqual(GOOD);
  });

  it('names everything missing, in reading order', () => {
    expect(problems({})).toEqual([
      ['patentNumber', '请填写专利号'],
      ['patentTitle', '请填写专利名称'],
      ['patentee', '请填写专利权人'],
      ['patentKind', '请选择专利类型'],
      ['filingDate', '请选择申请日'],
      ['grantDate', '请选择授权公告日'],
      ['applicantType', '请选择主体类型'],
      ['applicantName', '请填写名称（姓名）'],
      ['region', '请选择所在地区'],
      ['address', '请填写详细地址'],
      ['contactName', '请填写联系人'],
      ['contactMobile', '请填写手机'],
      ['hasAgent', '请回答：是否委托代理'],
      ['requesterRole', '请选择请求人身份'],
      ['reportCase', '请选择请求事由'],
      ['textBasis', '请选择评价所针对的文本'],
      ['delivery', '请选择领取方式'],
    ]);
  });

  const decided: FormValues = {
    textBasis: 'DECISION',
    decisionNo: '第 900001 号',
    decisionDate: '2022-03-01',
  };
  const agent: FormValues = {
    hasAgent: true,
    agencyName: '苏州示例专利代理事务所',
    agencyCode: '32999',
    agentName: '李四',
    agentNo: '3299900001.1',
  };

  it.each<[string, FormValues, [string, string][]]>([
    ['full width', { patentNumber: fullWidth('ZL 202029900001.X') }, []],
    [
      'a wrong check digit',
      { patentNumber: '202029900001.1' },
      [['patentNumber', '校验位不正确，请核对申请号']],
    ],
    [
      'no check digit',
      { patentNumber: '202029900001' },
      [['patentNumber', '缺少校验位，请补充最后一位数字或 X']],
    ],
    [
      'an invention',
      { patentNumber: '202119900001.9' },
      [['patentNumber', '仅实用新型和外观设计可请求专利权评价报告']],
    ],
    [
      'a utility model that was an international application',
      { patentNumber: '202092900005.1' },
      [],
    ],
    ['a title of 200', { patentTitle: '名'.repeat(200) }, []],
    [
      'a title of 201',
      { patentTitle: '名'.repeat(201) },
      [['patentTitle', '专利名称最多 200 个字，现有 201 个字']],
    ],
    [
      'an invention as kind',
      { patentKind: 'INVENTION' },
      [['patentKind', '请重新选择专利类型，原来的选项已不适用']],
    ],
    ['the first filing day', { filingDate: '2009-10-01' }, []],
    [
      'the day before',
      { filingDate: '2009-09-30' },
      [['filingDate', '申请日在 2009-10-01 之前的专利不能请求专利权评价报告']],
    ],
    [
      'a filing day to come',
      { filingDate: '2026-11-21', grantDate: '' },
      [
        ['filingDate', '申请日不能晚于今天'],
        ['grantDate', '请选择授权公告日'],
      ],
    ],
    [
      'a grant before the filing',
      { grantDate: '2020-01-05' },
      [['grantDate', '授权公告日不能早于申请日']],
    ],
    ['a grant today', { grantDate: '2026-11-20' }, []],
    ['a grant to come', { grantDate: '2026-11-21' }, [['grantDate', '授权公告日不能晚于今天']]],
    ['no grant yet, while registering', { grantDate: '', requesterRole: 'APPLICANT' }, []],
    ['another case, not told', { reportCase: '99' }, [['caseDetail', '请填写事由说明']]],
    [
      'another case, told in nine',
      { reportCase: '99', caseDetail: '一二三四五六七八九' },
      [['caseDetail', '事由说明至少 10 个字，现有 9 个字']],
    ],
    ['another case, told in ten', { reportCase: '99', caseDetail: '一二三四五六七八九十' }, []],
    [
      'a lawsuit without number',
      { reportCase: '1' },
      [['relatedCaseNo', '请填写相关案号或受理号']],
    ],
    ['a number of another office', { reportCase: '1', relatedCaseNo: '苏知立〔2026〕9 号' }, []],
    ['a decision', decided, []],
    [
      'a decision without its data',
      { textBasis: 'DECISION' },
      [
        ['decisionNo', '请填写决定号'],
        ['decisionDate', '请选择决定日'],
      ],
    ],
    ['a decision on the day of the grant', { ...decided, decisionDate: '2020-10-09' }, []],
    [
      'a decision before the grant',
      { ...decided, decisionDate: '2020-10-08' },
      [['decisionDate', '决定日不能早于授权公告日']],
    ],
    [
      'a decision to come',
      { ...decided, decisionDate: '2026-11-21' },
      [['decisionDate', '决定日不能晚于今天']],
    ],
    ['an agency', agent, []],
    [
      'an agency without its data',
      { hasAgent: true },
      [
        ['agencyName', '请填写代理机构名称'],
        ['agencyCode', '请填写代理机构代码'],
        ['agentName', '请填写专利代理师'],
        ['agentNo', '请填写专利代理师资格证号'],
      ],
    ],
    [
      'an agency code of four',
      { ...agent, agencyCode: '3299' },
      [['agencyCode', '代理机构代码为 5 位数字']],
    ],
    ['an opinion of 2000', { opinion: '评'.repeat(2000) }, []],
    [
      'an opinion of 2001',
      { opinion: '评'.repeat(2001) },
      [['opinion', '对专利性的意见最多 2000 个字，现有 2001 个字']],
    ],
  ])('%s', (_, change, expected) => {
    expect(problems({ ...GOOD, ...change })).toEqual(expected);
  });

  it('stores the numbers of patents and of court cases in their normal form', () => {
    const values = {
      ...GOOD,
      patentNumber: 'zl 202029900001.X',
      reportCase: '1',
      relatedCaseNo: '（2024）苏05民初9001号',
    };
    expect(bodyOf(values)).toMatchObject({
      patentNumber: '202029900001.X',
      relatedCaseNo: '(2024)苏05民初9001号',
    });
  });

  it('warns when the number shows another kind', () => {
    expect(warningsOf(PJSQ, { ...GOOD, patentKind: 'DESIGN' })).toEqual([
      ['patentKind', '专利号显示这件专利是实用新型，请核对'],
    ]);
  });

  it('warns a patentee who is not in the record, and wants to know why', () => {
    const other = { ...GOOD, patentee: '示例大学' };
    expect(warningsOf(PJSQ, other)).toEqual([
      [
        'requesterRole',
        '“苏州示例（集团）有限公司”不在专利权人之中，请核对身份，或在“共有权利人说明”中写明原因',
      ],
    ]);
    expect(problems(other)).toEqual([['otherOwnersNote', '请填写共有权利人说明']]);
    expect(problems({ ...other, otherOwnersNote: '权利人已更名' })).toEqual([]);
    const accused = { ...other, requesterRole: 'ACCUSED' };
    expect(warningsOf(PJSQ, accused)).toEqual([]);
    expect(problems(accused)).toEqual([]);
  });

  it('never throws, whatever is given', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(GOOD), RECORD_NUMBER), fc.anything()),
        (given) => {
          const values = formValues(PJSQ, given);
          expect(Array.isArray(problems(values))).toBe(true);
          expect(() => bodyOf(values)).not.toThrow();
        },
      ),
    );
  });
});

describe('the documents', () => {
  const files = (values: FormValues) =>
    askedFiles(PJSQ, values, contextOf(values)).map(
      (file) => `${file.key}${isRequired(file, values, contextOf(values)) ? '*' : ''}`,
    );

  it.each([
    ['PATENTEE', []],
    ['INTERESTED', ['interest*']],
    ['ACCUSED', ['accusation*']],
    ['APPLICANT', []],
  ])('of %s', (requesterRole, own) => {
    expect(files({ requesterRole, hasAgent: false })).toEqual([
      'request*',
      'certificate*',
      'identity*',
      ...own,
      'fee',
    ]);
    expect(files({ requesterRole, hasAgent: true })).toContain('authorisation*');
  });
});
