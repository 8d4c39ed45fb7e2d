import { expect, it } from 'vitest';
import {
  adjudicationCitation,
  adjudicationReference,
  type CitedAdjudication,
  foldCaseNumber,
  shownCaseNumber,
} from '../../../src/domain/adjudication/citation';

const JUDGMENT: CitedAdjudication = {
  title: '示例甲有限公司与示例乙有限公司侵害发明专利权纠纷二审民事判决书',
  court: '江苏省示例高级人民法院',
  caseNumber: '(2024)苏知民终90012号',
  docType: 'JUDGMENT',
  caseType: 'CIVIL',
  judgmentDate: '2024-06-03',
  publishDate: '2024-07-01',
};

it('cites court, number, document, day and paragraph', () => {
  const whole = '江苏省示例高级人民法院（2024）苏知民终90012号民事判决书，2024年6月3日';
  expect(adjudicationCitation(JUDGMENT)).toBe(whole);
  expect(adjudicationCitation(JUDGMENT, 'p12')).toBe(`${whole}，第12段`);
  expect(adjudicationCitation(JUDGMENT, '#nothing')).toBe(whole);
});

it('leaves out what is not known and keeps the name of an office’s decision', () => {
  const decision: CitedAdjudication = {
    ...JUDGMENT,
    court: '示例专利复审机构',
    caseNumber: '第990001号',
    docType: 'INVALIDATION',
    caseType: 'ADMIN_AGENCY',
    judgmentDate: null,
  };
  expect(adjudicationCitation(decision)).toBe('示例专利复审机构第990001号无效宣告审查决定');
  const facts = { ...JUDGMENT, caseNumber: null, court: null, docType: null, judgmentDate: null };
  expect(adjudicationCitation(facts)).toBe(`《${JUDGMENT.title}》`);
});

it('writes an entry of a list of references', () => {
  expect(adjudicationReference(JUDGMENT)).toBe(
    `江苏省示例高级人民法院. ${JUDGMENT.title}: （2024）苏知民终90012号[Z]. 2024-06-03.`,
  );
  expect(adjudicationReference({ ...JUDGMENT, court: null, judgmentDate: null })).toMatch(
    /^示例甲.+\[Z\]\. 2024-07-01\.$/,
  );
});

it('shows and compares case numbers whatever their brackets', () => {
  expect(shownCaseNumber('〔2024〕 苏知民终 90012 号')).toBe('（2024）苏知民终90012号');
  expect(foldCaseNumber('（２０２４）苏知民终90012号')).toBe(
    foldCaseNumber('[2024]苏知民终90012号'),
  );
});
