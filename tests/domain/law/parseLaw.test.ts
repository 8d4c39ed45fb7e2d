import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentsOf, headingsAbove } from '../../../src/domain/law/contents';
import { sourceLines } from '../../../src/domain/law/lawLine';
import {
  articlesOf,
  articleText,
  frontLines,
  type LawText,
  lawLines,
} from '../../../src/domain/law/lawText';
import { parseLaw } from '../../../src/domain/law/parseLaw';

const labels = (law: LawText) => articlesOf(law).map(({ label }) => label);
const divisions = (law: LawText) =>
  law.blocks.flatMap((block) =>
    block.kind === 'division' ? [`${block.division} ${block.no}|${block.title}`] : [],
  );

/** Parses, and holds that nothing was lost. */
function parse(text: string): LawText {
  const law = parseLaw(text);
  expect(lawLines(law)).toEqual(sourceLines(text));
  return law;
}

const PLAIN = `
示例专利条例
（2019年3月1日示例立法会通过　根据2023年5月6日示例立法会《关于修改〈示例专利条例〉的决定》修正）

目　录
第一章　总　则
第二章　申请
　第一节　一般规定
第三章　附　则

为了演示，制定本条例。

第一章　总　　则
第一条　为了演示条文的结构，制定本条例。
第二条　本条例所称示例，包括下列各项：
（一）第一种；
（二）第二种，包括：
1．甲类；
2．乙类；
（三）其他。
前款规定的示例不产生法律效力。
第二章　申请
第一节　一般规定
第三条申请人应当提交下列文件。
第十条　规定的期限，自收到之日起计算。
第三条之一　没有空格的编号也能识别。
第三章　附　则
第四条
本条例自公布之日起施行。
`;

describe('the text of a law', () => {
  it('has title, note, printed contents and preamble, and the contents are not doubled', () => {
    const law = parse(PLAIN);
    expect(frontLines(law, 'title')).toEqual(['示例专利条例']);
    expect(frontLines(law, 'note')).toHaveLength(1);
    expect(frontLines(law, 'contents')).toHaveLength(5);
    expect(frontLines(law, 'preamble')).toEqual(['为了演示，制定本条例。']);
    expect(divisions(law)).toEqual([
      'chapter 第一章|总则',
      'chapter 第二章|申请',
      'section 第一节|一般规定',
      'chapter 第三章|附则',
    ]);
  });

  it('has articles, of which one is inserted; a sentence about an article is none', () => {
    const law = parse(PLAIN);
    expect(labels(law)).toEqual(['第一条', '第二条', '第三条', '第三条之一', '第四条']);
    expect(articlesOf(law).map(({ key }) => key)).toEqual(['1', '2', '3', '3-1', '4']);
    const third = articlesOf(law)[2];
    expect(third && articleText(third)).toBe(
      '申请人应当提交下列文件。\n第十条　规定的期限，自收到之日起计算。',
    );
  });

  it('has paragraphs, items and what is listed under them', () => {
    const second = articlesOf(parse(PLAIN))[1];
    expect(second?.paragraphs).toEqual([
      {
        no: 1,
        text: '本条例所称示例，包括下列各项：',
        items: [
          { label: '（一）', no: 1, text: '第一种；', subitems: [] },
          {
            label: '（二）',
            no: 2,
            text: '第二种，包括：',
            subitems: [
              { label: '1．', text: '甲类；' },
              { label: '2．', text: '乙类；' },
            ],
          },
          { label: '（三）', no: 3, text: '其他。', subitems: [] },
        ],
      },
      { no: 2, text: '前款规定的示例不产生法律效力。', items: [] },
    ]);
  });

  it('keeps a passage between two items with the item before it', () => {
    const [article] = articlesOf(
      parse('第一条 用语：\n（一）甲。\n甲的补充。\n（二）乙。\n另起一款。'),
    );
    expect(article?.paragraphs.map(({ text }) => text)).toEqual(['用语：', '另起一款。']);
    expect(article?.paragraphs[0]?.items[0]?.subitems).toEqual([{ label: '', text: '甲的补充。' }]);
  });

  it('reads marked headings, several titles and what stands before the mark of the head', () => {
    const law = parse(
      '# 示例法典\n# 示例编\n2020年1月2日 示例立法会通过\n示例令第8号\n<!-- INFO END -->\n## 第一分编  通则\n### 第一章  一般规定\n第四百六十三条 本编。\n## 一、其他\n第四百六十四条 同上。',
    );
    expect(frontLines(law, 'title')).toEqual(['示例法典', '示例编']);
    expect(frontLines(law, 'note')).toHaveLength(2);
    expect(divisions(law)).toEqual([
      'subpart 第一分编|通则',
      'chapter 第一章|一般规定',
      'heading 一、|其他',
    ]);
    expect(articlesOf(law).map(({ number }) => number)).toEqual([463, 464]);
  });

  it('reads numbered headings before articles and not within them', () => {
    const law = parse('一、管辖\n第一条 甲。\n一、列举\n二、列举\n二、审理\n第二条 乙。');
    expect(divisions(law)).toEqual(['heading 一、|管辖', 'heading 二、|审理']);
    expect(articlesOf(law)[0]?.paragraphs[0]?.items).toHaveLength(2);
  });

  it('reads captions in brackets', () => {
    const law = parse('第一条【立法目的】为了演示。\n第二条（适用范围）\n适用于演示。');
    expect(articlesOf(law).map(({ caption }) => caption)).toEqual(['立法目的', '适用范围']);
    expect(articlesOf(law).map(articleText)).toEqual(['为了演示。', '适用于演示。']);
  });

  it('gives the articles of an annex keys of their own', () => {
    const law = parse('第一条 甲。\n第二条 乙。\n附件：示例办法\n第一条 丙。\n附件2\n第一条 丁。');
    expect(articlesOf(law).map(({ key }) => key)).toEqual(['1', '2', 'f1a1', 'f2a1']);
  });

  it('keeps a decision without articles whole, quoted articles included', () => {
    const law = parse(
      '# 示例法院关于修改《示例规定》的决定\n<!-- INFO END -->\n根据需要，作如下修改：\n一、修改《示例规定》\n1.将第二条修改为：\n“第二条 甲。\n乙。”',
    );
    expect(articlesOf(law)).toEqual([]);
    expect(divisions(law)).toEqual(['heading 一、|修改《示例规定》']);
    expect(law.blocks).toHaveLength(5);
  });

  it('has nothing for nothing', () => {
    expect(parse('')).toEqual({ front: [], blocks: [] });
    expect(parse('\ufeff \u200b\r\n　')).toEqual({ front: [], blocks: [] });
  });

  it('loses no line and never throws, whatever the text', () => {
    const line = fc.oneof(
      fc.constantFrom(
        '目录',
        '第一章 总则',
        '第二章　分则',
        '第一节 甲',
        '第一条 甲。',
        '第二条乙。',
        '第二条之一 丙',
        '第九条 规定的',
        '第三条',
        '（一）甲；',
        '1.乙；',
        '一、标题',
        '附件1：表',
        '# 题',
        '## 第三章 丙',
        '（2020年1月1日通过',
        '修正）',
        '<!-- INFO END -->',
        '',
        '　　空白',
      ),
      fc.string({ unit: 'grapheme', maxLength: 30 }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const law = parse(lines.join('\n'));
        const keys = articlesOf(law).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        contentsOf(law);
      }),
      { numRuns: 500 },
    );
  });

  it('reads long lines of signs in no time', () => {
    const begin = performance.now();
    for (const sign of ['（', '第', ' ', '.', '《', '#', '一'])
      parse(`甲${sign.repeat(100_000)}乙`);
    expect(performance.now() - begin).toBeLessThan(2000);
  });
});

describe('the table of contents', () => {
  it('is a tree with the articles under each heading', () => {
    const { articles, entries } = contentsOf(parse(PLAIN));
    expect(articles).toEqual([]);
    expect(
      entries.map(({ division, children, first, last }) => [
        division.title,
        children.map((child) => child.division.title),
        first?.label,
        last?.label,
      ]),
    ).toEqual([
      ['总则', [], '第一条', '第二条'],
      ['申请', ['一般规定'], '第三条', '第三条之一'],
      ['附则', [], '第四条', '第四条'],
    ]);
  });

  it('has the articles alone where there are no headings', () => {
    expect(contentsOf(parse('第一条 甲。\n第二条 乙。')).articles).toHaveLength(2);
  });

  it('tells the headings above an article', () => {
    const law = parse(PLAIN);
    expect(headingsAbove(law, '3-1').map(({ title }) => title)).toEqual(['申请', '一般规定']);
    expect(headingsAbove(law, '4').map(({ title }) => title)).toEqual(['附则']);
    expect(headingsAbove(law, '99')).toEqual([]);
  });
});
