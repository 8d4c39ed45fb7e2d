import { escaped } from '@/components/chart/svgText';
import { downloadFile } from '@/components/export/downloadFile';
import type { AnswerLine, AnswerSection } from '@/domain/form/answers';
import { mask } from '@/domain/mask';

/** What was sent with a request, in words. */
export interface SentContent {
  readonly sections: readonly AnswerSection[];
  /** Names of the files. */
  readonly files: readonly string[];
}

type Fact = readonly [label: string, text: string];

/** A receipt to keep. */
export interface KeptReceipt {
  readonly number: string | undefined;
  /** Of an anonymous report. */
  readonly queryCode: string | undefined;
  readonly facts: readonly Fact[];
  /** Undefined where it has no place; a person's name is masked. */
  readonly applicant: string | undefined;
  readonly next: readonly string[];
  /** Where the request can be followed. */
  readonly address: string;
  /** `YYYY-MM-DD HH:mm:ss` in China. */
  readonly savedAt: string;
  /** Undefined where it is not known any more. */
  readonly sent: SentContent | undefined;
}

/** Names of so few letters are a person's where nobody says whose they are. */
const LIKE_A_PERSON = 4;

const STYLE =
  'body{max-width:46em;margin:2em auto;padding:0 1em;font:16px/1.7 sans-serif;color:#1a1a1a}h1{font-size:1.5em}h2{font-size:1.15em;margin:1.5em 0 .5em}table{width:100%;border-collapse:collapse}th,td{padding:.4em .6em;border:1px solid #bbb;text-align:left;vertical-align:top;overflow-wrap:anywhere;white-space:pre-wrap}th{width:32%;font-weight:600;background:#f5f5f5}strong{font-size:1.3em}tr{break-inside:avoid}';

const table = (rows: readonly Fact[]): string =>
  `<table><tbody>${rows
    .map(
      ([label, text]) =>
        `<tr><th scope="row">${escaped(label)}</th><td>${escaped(text || '—')}</td></tr>`,
    )
    .join('')}</tbody></table>`;

const linesOf = ({ blocks }: AnswerSection): [string, AnswerLine | undefined][] =>
  blocks.flatMap(({ field, line, entries = [] }): [string, AnswerLine | undefined][] => {
    if (line) return [[line.label, line]];
    if (entries.length === 0) return [[field.label, undefined]];
    return entries.flatMap(({ name, lines }) =>
      lines.map((one): [string, AnswerLine] => [`${name} · ${one.label}`, one]),
    );
  });

function applicantOf({ applicant, sent }: KeptReceipt): string {
  const name = applicant ?? '';
  if (name === '匿名') return name;
  const lines = sent?.sections.flatMap(linesOf) ?? [];
  const type = lines.find(([, line]) => line?.path === 'applicantType')?.[1]?.text;
  const isPerson = type ? /个人|自然人/.test(type) : [...name].length <= LIKE_A_PERSON;
  return isPerson ? mask('name', name) : name;
}

/** What was sent, personal data masked as on paper. */
function sentPart(receipt: KeptReceipt): string {
  const { sent, applicant } = receipt;
  if (!sent) {
    return '<h2>提交的内容</h2><p>提交的内容没有随这份回执保存，请在办件页面查看。</p>';
  }
  const shown = applicantOf(receipt);
  const textOf = (line: AnswerLine | undefined) =>
    (line?.text === applicant && line?.path === 'applicantName' ? shown : line?.masked) ?? '—';
  const sections = sent.sections.map(
    (section) =>
      `<h2>${escaped(section.title)}</h2>${table(
        linesOf(section).map(([label, line]) => [label, textOf(line)] as const),
      )}`,
  );
  const files = sent.files.length > 0 ? sent.files.join('\n') : '没有提交材料';
  return `${sections.join('')}<h2>提交的材料</h2>${table([['文件', files]])}`;
}

/** A receipt as a page that needs nothing else; outside text is text in it. */
function receiptHtml(receipt: KeptReceipt): string {
  const { number, queryCode, facts, applicant, next, address, savedAt } = receipt;
  const all: Fact[] = [
    ['办件编号', number ?? '服务没有告知'],
    ...(queryCode ? [['查询码', queryCode] as const] : []),
    ...facts,
    ...(applicant === undefined ? [] : [['申请人', applicantOf(receipt)] as const]),
  ];
  return `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>提交回执 ${escaped(number ?? '')}</title><style>${STYLE}</style></head><body>
<h1>提交回执</h1>${table(all)}
<h2>接下来</h2><ol>${next.map((text) => `<li>${escaped(text)}。</li>`).join('')}</ol>
${sentPart(receipt)}
<p>查看进度：${escaped(address)}</p>
<p>保存时间：${escaped(savedAt)}（北京时间）。这是保存时的内容，之后的进度请在网上查看；个人信息已部分隐藏。${
    queryCode ? '持有查询码的人都能查询进度，请妥善保管。' : ''
  }</p>
</body></html>`;
}

/** Saves a receipt. @returns the name of the file */
export function saveReceipt(receipt: KeptReceipt): string {
  const name = `回执-${receipt.number ?? receipt.savedAt.slice(0, 10)}.html`;
  downloadFile(name, receiptHtml(receipt), 'text/html;charset=utf-8');
  return name;
}
