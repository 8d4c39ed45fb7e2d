import fc from 'fast-check';
import { wordsOfHtml } from '../../../mock/adjudication/html';
import { getAdjudicationStore } from '../../../mock/adjudication/store';
import { hidePersons } from '../../../src/domain/adjudication/persons';
import { readBlocks, textOf } from '../../../src/features/adjudication/reading/blocks';
import {
  paragraphLines,
  readDocument,
} from '../../../src/features/adjudication/reading/documentText';

const { documents } = getAdjudicationStore();

/** The sanitiser works in browsers alone; tests/browser/adjudication has it. */
const asItIs = (html: string) => html;

const lines = (html: string) =>
  readBlocks(html).map((block) => (block.kind === 'text' ? textOf(block) : block));

describe('the text of a document', () => {
  it('has every paragraph of every document, numbered as the search numbers them', () => {
    for (const { id, sections, parties } of documents) {
      const read = paragraphLines(readDocument(sections, parties, asItIs));
      const expected = sections.flatMap(({ html }) => wordsOfHtml(html));
      if (id.startsWith('cse-hostile')) continue;
      expect(read.map(({ text }) => text)).toEqual(
        expected.map((line) =>
          hidePersons(
            line.replace(/\s+/g, (blank) => blank.replace(/[ \t]+/g, ' ')),
            parties,
          ),
        ),
      );
      expect(read.map(({ no }) => no)).toEqual(expected.map((_, index) => index + 1));
      expect(read.map(({ address }) => address)).toEqual(expected.map((_, i) => `p${i + 1}`));
    }
  });

  it('is split by its words when the source did not split it', () => {
    const [document] = documents;
    if (!document) throw new Error('There is no document');
    const html = document.sections.map((section) => section.html).join('\n');
    const whole = readDocument([{ html }], document.parties, asItIs);
    const parts = readDocument(document.sections, document.parties, asItIs);
    expect(whole.map(({ id }) => id)).toEqual(parts.map(({ id }) => id));
    expect(paragraphLines(whole).map(({ text }) => text)).toEqual(
      paragraphLines(parts).map(({ text }) => text),
    );
  });

  it('hides persons wherever they are named', () => {
    const parties = [{ role: '被告', name: '张三丰', kind: 'PERSON' as const }];
    const html =
      '<p>被告：<b>张三</b>丰，男，1980年1月2日出生，住示例市示例路1号，公民身份号码320582198001020010。</p>' +
      '<table><tr><td>张三丰</td><td>5元</td></tr></table>';
    const text = JSON.stringify(readDocument([{ key: 'PARTIES', html }], parties, asItIs));
    expect(text).not.toMatch(/张三|1980年|示例路|320582/);
    expect(text).toContain('张**');
  });

  it('keeps sub- and superscript, stress and tables, and nothing else of the look', () => {
    expect(
      readBlocks(
        '<div style="color:red">每 m<sup>2</sup> 加 H<sub>2</sub>O，<strong>应当</strong>停止</div>',
      ),
    ).toEqual([
      {
        kind: 'text',
        runs: [
          { text: '每 m' },
          { text: '2', mark: 'sup' },
          { text: ' 加 H' },
          { text: '2', mark: 'sub' },
          { text: 'O，' },
          { text: '应当', mark: 'strong' },
          { text: '停止' },
        ],
      },
    ]);
    const [table] = readBlocks(
      '<table><tr><th colspan="2">项目</th></tr><tr><td>损失</td><td>5</td></tr></table>',
    );
    expect(table).toMatchObject({
      kind: 'table',
      rows: [[{ text: '项目', head: true, columns: 2 }], [{ text: '损失' }, { text: '5' }]],
    });
  });

  it('takes lines for paragraphs where the source has no elements', () => {
    expect(lines('本院认为\n　　应予支持\r\n\r\n判决如下')).toEqual([
      '本院认为',
      '应予支持',
      '判决如下',
    ]);
    expect(lines('<p>一行\n接着</p>')).toEqual(['一行 接着']);
    expect(lines('甲<br>乙<br/>丙')).toEqual(['甲', '乙', '丙']);
  });

  it('never throws, whatever comes', () => {
    const piece = fc.oneof(
      fc.constantFrom('<p>', '</p>', '<table>', '<tr><td>', '</td>', '<br>', '<sup>', '<b', '&#x'),
      fc.string({ maxLength: 12 }),
      fc.constantFrom('本院认为', '判决如下：', '审　判　长　　某甲'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const sections = readDocument([{ html: pieces.join('') }], [], asItIs);
        const all = paragraphLines(sections);
        expect(all.map(({ no }) => no)).toEqual(all.map((_, index) => index + 1));
        expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
      }),
      { numRuns: 300 },
    );
  });
});
