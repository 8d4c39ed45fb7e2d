import { describe, expect, it } from 'vitest';
import { HOLIDAYS } from '../../../config/holidays';
import { allMaterials } from '../../../src/domain/application/guide';
import { JBTS } from '../../../src/domain/application/jbts';
import { JZPJ } from '../../../src/domain/application/jzpj';
import { PJSQ } from '../../../src/domain/application/pjsq';
import { SQQPG } from '../../../src/domain/application/sqqpg';
import { wdxpj } from '../../../src/domain/application/wdxpj';
import { WQYZ } from '../../../src/domain/application/wqyz';
import { ZLJY } from '../../../src/domain/application/zljy';
import { neededFiles, needInWords } from '../../../src/domain/files/need';
import type { FormDescription, FormValues } from '../../../src/domain/form/description';
import { contextOf } from '../application/answers';
import { SXSS } from '../application/sxssAppeals';

const needed = (description: FormDescription, values: FormValues) =>
  neededFiles(description, values, contextOf(values)).map(({ category, required }) =>
    required ? category.label : `${category.label}：${needInWords(category)}`,
  );

describe('the documents to be got ready', () => {
  it('name what a complaint needs before anybody says whether it is one', () => {
    const all = [
      '请求书：投诉须提交',
      '主体资格证明：投诉须提交',
      '权利证明：投诉须提交',
      '侵权证据',
      '证据清单：投诉须提交',
      '委托书：委托代理的须提交',
    ];
    expect(needed(JBTS, {})).toEqual(all);
    expect(needed(JBTS, { kind: 'REPORT', anonymous: true })).toEqual(['侵权证据']);
    expect(needed(JBTS, { kind: 'COMPLAINT', hasAgent: false })).toEqual([
      '请求书',
      '主体资格证明',
      '权利证明',
      '侵权证据',
      '证据清单',
      '许可合同或继承证明：被许可人、继承人投诉的须提交',
    ]);
  });

  it('say in which case each is needed where the answers do not ask for it', () => {
    expect(needed(WQYZ, { disputeRole: 'ACCUSED', hasAgent: false, aidTypes: ['ADVICE'] })).toEqual(
      ['维权援助申请表', '身份证明', '权利证明：权利人须提交', '事由证明材料'],
    );
    expect(needed(SXSS, { appealType: 'REPAIR', hasAgent: false })).toEqual([
      '申诉（修复）申请书',
      '主体证明',
      '证据：异议申诉须提交',
      '守信承诺书',
      '纠正证明',
      '履行处罚证明：受到行政处罚或有裁决要履行的须提交',
    ]);
  });
});

it.each([JBTS, PJSQ, SXSS, WQYZ, SQQPG, wdxpj(HOLIDAYS), JZPJ, ZLJY])(
  'the guide to $title says of each in which case it is needed',
  (one) => {
    expect(allMaterials(one).filter(({ needed }) => needed === '按情形提交')).toEqual([]);
    expect(allMaterials(one).map(({ needed }) => needed)).toEqual(one.files.map(needInWords));
  },
);
