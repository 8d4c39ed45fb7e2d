import { describe, expect, it } from 'vitest';
import { hidePersons, isPerson, shownParty } from '../../../src/domain/adjudication/persons';

describe('persons among the parties', () => {
  it.each(['张三', '欧阳小明', '张某', '李某甲', '约翰·史密斯'])('%s is one', (name) => {
    expect(isPerson({ name })).toBe(true);
  });

  it.each([
    '示例甲有限公司',
    '示例（集团）有限公司（常熟）',
    '云湖区示例百货店',
    '示例大学',
    '国家知识产权局',
    '皇家影楼',
    'Example GmbH',
    '示例株式会社',
    '常熟市示例五金经营部',
  ])('%s is none', (name) => {
    expect(isPerson({ name })).toBe(false);
    expect(shownParty({ name })).toBe(name);
  });

  it('lets the service decide', () => {
    expect(isPerson({ name: '张三', kind: 'ORGANISATION' })).toBe(false);
    expect(shownParty({ name: '示例店', kind: 'PERSON' })).toBe('示**');
  });

  it('masks names, and keeps those that the court has hidden', () => {
    expect(shownParty({ name: '张三丰' })).toBe('张**');
    for (const name of ['张某', '张某某', '李某甲', '某甲', '王×', '刘*']) {
      expect(shownParty({ name })).toBe(name);
    }
  });
});

describe('persons in a text', () => {
  const parties = [{ name: '张三丰' }, { name: '张三' }, { name: '示例三丰有限公司' }];

  it('hides names everywhere, the longer first', () => {
    expect(hidePersons('张三丰与张三均在示例三丰有限公司任职。', parties)).toBe(
      '张**与张*均在示例三丰有限公司任职。',
    );
  });

  it('hides birth, home and numbers of a person, and no address of a company', () => {
    const text = `被告：张三，男，1980年1月2日出生，汉族，住江苏省常熟市虞山街道1号，公民身份号码320581198001020010。
原告：示例三丰有限公司，住所地江苏省常熟市示例路1号。
联系电话13800000000。`;
    const shown = hidePersons(text, parties);
    expect(shown).toBe(`被告：张*，男，****年**月**日出生，汉族，住***，公民身份号码***。
原告：示例三丰有限公司，住所地江苏省常熟市示例路1号。
联系电话***。`);
  });

  it('leaves a text without persons as it is', () => {
    const text = '原告：示例三丰有限公司。\n本院认为，申请日为2020年1月2日。';
    expect(hidePersons(text, parties)).toBe(text);
  });
});
