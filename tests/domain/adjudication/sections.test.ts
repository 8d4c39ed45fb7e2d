import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  paragraphAddress,
  readParagraphAddress,
  SECTION_TITLES,
  splitAdjudication,
} from '../../../src/domain/adjudication/sections';

/** First and last words of every part, as `title: first … last`. */
function outline(text: string): string[] {
  return splitAdjudication(text).map(
    ({ title, paragraphs }) =>
      `${title}: ${paragraphs[0]?.text.slice(0, 6)} … ${paragraphs.at(-1)?.text.slice(0, 6)}`,
  );
}

const FIRST_INSTANCE = `江苏省示例市中级人民法院
民 事 判 决 书
（2024）苏9901知民初90001号
原告：示例甲有限公司，住所地江苏省示例市。
法定代表人：某甲，董事长。
委托诉讼代理人：某乙，示例律师事务所律师。
被告：某丙，男，住江苏省示例市。
原告示例甲有限公司与被告某丙侵害发明专利权纠纷一案，本院于2024年1月5日立案后，依法公开开庭进行了审理。本案现已审理终结。
示例甲有限公司向本院提出诉讼请求：1.判令某丙停止侵权；2.赔偿损失100万元。
某丙辩称，被诉产品未落入保护范围。
本院经审理查明：
涉案专利授权公告日为2020年3月3日。
本院认为，被诉产品落入涉案专利权利要求1的保护范围。
关于赔偿数额，原告：示例甲有限公司未能证明其损失。
综上，依照《中华人民共和国专利法》第十一条、第七十一条之规定，判决如下：
一、某丙立即停止侵权；
二、驳回其他诉讼请求。
如不服本判决，可在判决书送达之日起十五日内上诉。
审　判　长　　某丁
二〇二四年六月三日
书　记　员　　某戊`;

describe('the parts of a document', () => {
  it('finds all of a first instance', () => {
    expect(outline(FIRST_INSTANCE)).toEqual([
      '首部: 江苏省示例市 … （2024）',
      '当事人信息: 原告：示例甲 … 被告：某丙，',
      '审理经过: 原告示例甲有 … 原告示例甲有',
      '诉辩意见: 示例甲有限公 … 某丙辩称，被',
      '查明事实: 本院经审理查 … 涉案专利授权',
      '本院认为: 本院认为，被 … 综上，依照《',
      '裁判主文: 一、某丙立即 … 如不服本判决',
      '尾部: 审　判　长　 … 书　记　员　',
    ]);
  });

  it('knows the roles of a second instance and of a criminal case', () => {
    const second = `某法院
上诉人（原审被告）：示例乙有限公司。
被上诉人（原审原告）：示例甲有限公司。
上诉人示例乙有限公司因与被上诉人示例甲有限公司侵害商标权纠纷一案，不服一审判决，向本院提起上诉。
示例乙有限公司上诉请求：撤销一审判决。
一审法院认定事实：原告系商标权人。
二审中，当事人没有提交新证据。
本院二审认为，一审判决认定事实清楚。依照《中华人民共和国民事诉讼法》第一百七十七条之规定，判决如下：
驳回上诉，维持原判。
审判长 某甲`;
    expect(outline(second).map((line) => line.split(':')[0])).toEqual([
      '首部',
      '当事人信息',
      '审理经过',
      '诉辩意见',
      '查明事实',
      '本院认为',
      '裁判主文',
      '尾部',
    ]);
    const criminal = `公诉机关：示例市人民检察院。
被告人某甲，男，1980年1月1日出生。
辩护人某乙，示例律师事务所律师。
示例市人民检察院以示检刑诉〔2024〕1号起诉书指控被告人某甲犯假冒注册商标罪，向本院提起公诉。
经审理查明，某甲未经许可使用他人商标。
本院认为，某甲的行为构成假冒注册商标罪，判决如下：
被告人某甲犯假冒注册商标罪，判处有期徒刑一年。
审判员 某丙`;
    expect(splitAdjudication(criminal).map(({ key }) => key)).toEqual([
      'PARTIES',
      'PROCEEDINGS',
      'FACTS',
      'REASONING',
      'DISPOSITION',
      'CLOSING',
    ]);
  });

  it('loses no line and numbers them through, whatever the text', () => {
    const lines = FIRST_INSTANCE.split('\n');
    const line = fc.oneof(fc.constantFrom(...lines), fc.string(), fc.constant('  '));
    fc.assert(
      fc.property(fc.array(line), (drawn) => {
        const text = drawn.join('\n');
        const paragraphs = splitAdjudication(text)
          .flatMap((section) => section.paragraphs)
          .sort((a, b) => a.no - b.no);
        const wanted = text
          .split(/\r\n?|\n/)
          .map((one) => one.trim())
          .filter(Boolean);
        expect(paragraphs.map((one) => one.text)).toEqual(wanted);
        expect(paragraphs.map(({ no }) => no)).toEqual(wanted.map((_, index) => index + 1));
      }),
    );
  });

  it('is a matter of moments for a very long line', () => {
    const begin = performance.now();
    splitAdjudication('原告（'.repeat(20_000));
    splitAdjudication('根据本院的'.repeat(20_000));
    expect(performance.now() - begin).toBeLessThan(1000);
  });

  it('addresses paragraphs', () => {
    expect(paragraphAddress(12)).toBe('p12');
    expect(readParagraphAddress('#p12')).toBe(12);
    for (const other of ['p0', 'p', 'P1', 'p1x', 'p123456', '']) {
      expect(readParagraphAddress(other)).toBeNull();
    }
  });
});

const folder = process.env.IPR_DATA ?? '';

/** Names of the parts in the data set; it has claims and facts in one. */
const PARTS_OF_SOURCE: Record<string, string> = {
  WBSB: '首部',
  DSRXX: '当事人信息',
  SSJL: '审理经过',
  AJJBQK: '诉辩意见',
  CPYZ: '本院认为',
  PJJG: '裁判主文',
  WBWB: '尾部',
};

describe.runIf(folder)('the real document', () => {
  it('is split as its source splits it', () => {
    const file = join(folder, 'court-cases/full-document.json');
    expect(existsSync(file)).toBe(true);
    const { paragraphs } = JSON.parse(readFileSync(file, 'utf8')) as {
      paragraphs: { section: string; text: string }[];
    };
    const sections = splitAdjudication(paragraphs.map(({ text }) => text.trim()).join('\n'));
    const titles = sections
      .flatMap(({ title, paragraphs: own }) => own.map(({ no }) => ({ no, title })))
      .sort((a, b) => a.no - b.no)
      .map(({ title }) => (title === SECTION_TITLES.FACTS ? SECTION_TITLES.PLEADINGS : title));
    expect(titles).toEqual(paragraphs.map(({ section }) => PARTS_OF_SOURCE[section]));
    expect(sections.map(({ key }) => key)).toContain('FACTS');
    console.log(`${paragraphs.length} paragraphs in ${sections.length} parts, as the source`);
  });
});
