import { readDivision, readNumberedHeading, type SourceLine } from './lawLine';
import type { FrontLine } from './lawText';

const CONTENTS = /^目\s*[录次]$/;
const DOCUMENT_NUMBER = /^[\u4e00-\u9fff]{1,14}[〔[（(【]\d{4}[〕\])）】]第?\d{1,5}号$/;
const ORDER = /令\s*[（(]?第?[\d零〇一二三四五六七八九十百千]{1,8}号[）)]?(?:公布|发布|修订)?$/;
const DATED = /^[（(]?\s*(?:根据)?(?:\d{4}|[一二][〇○零一二三四五六七八九]{3})年/;
const NOTE_END = /(?:通过|公布|发布|批准|施行|修正|修订|废止|会议|号|日|[）)])$/;
const TITLE_END =
  /(?:法|法典|编|条例|规定|办法|细则|解释|决定|批复|规则|意见|通知|公告|答复|纪要|指引|标准|纲要|方案|通告|条约|公约|协定|议定书|[）)])$/;
const LONGEST_TITLE = 120;
/** A note in brackets over several lines is closed by then. */
const MOST_NOTE_LINES = 20;

/** An entry of a table of contents without its dots and page number. */
function withoutPage(text: string): string {
  return text.length > LONGEST_TITLE ? text : text.replace(/[.．…·\s]{2,}\d{0,4}$/, '');
}

/** Headings as a table of contents repeats them: their spaces differ. */
function foldHeading(text: string): string {
  return withoutPage(text).replace(/\s+/g, '');
}

function isTitle(line: SourceLine): boolean {
  if (line.marks > 0) return line.marks === 1 && readDivision(line.text) === null;
  const { text } = line;
  return text.length <= LONGEST_TITLE && TITLE_END.test(text) && !isNote(text);
}

function isNote(text: string): boolean {
  if (DOCUMENT_NUMBER.test(text) || ORDER.test(text)) return true;
  return DATED.test(text) && NOTE_END.test(text);
}

/** How many brackets are open at the end of a line. */
function openBrackets(text: string): number {
  let open = 0;
  for (const char of text) {
    if (char === '（' || char === '(') open++;
    else if (char === '）' || char === ')') open--;
  }
  return open;
}

/** Lines that a note takes up: one, or those to the end of its bracket. */
function noteLength(lines: readonly SourceLine[], at: number, end: number): number {
  const text = lines[at]?.text ?? '';
  if (isNote(text)) return 1;
  if (!/^[（(]/.test(text) || !DATED.test(text)) return 0;
  let open = 0;
  for (let i = at; i < Math.min(end, at + MOST_NOTE_LINES); i++) {
    open += openBrackets(lines[i]?.text ?? '');
    if (open <= 0) return i - at + 1;
  }
  return 0;
}

/** Where a printed table of contents begins and ends; null where there is none. */
function findContents(
  lines: readonly SourceLine[],
  from: number,
  end: number,
): { from: number; to: number } | null {
  const isHeading = (i: number) => {
    const line = lines[i];
    return line !== undefined && readDivision(withoutPage(line.text)) !== null;
  };
  let begin = -1;
  for (let i = from; i < end && begin < 0; i++) {
    if (CONTENTS.test(lines[i]?.text ?? '')) begin = i;
    else if (isHeading(i)) begin = i;
  }
  if (begin < 0) return null;
  const titled = CONTENTS.test(lines[begin]?.text ?? '');
  const first = titled ? begin + 1 : begin;
  const entry = foldHeading(lines[first]?.text ?? '');
  let again = -1;
  for (let i = first + 1; i < end && again < 0; i++) {
    if (foldHeading(lines[i]?.text ?? '') === entry) again = i;
  }
  if (again < 0 || entry === '') return titled ? { from: begin, to: first } : null;
  let to = first;
  while (to < again && (isHeading(to) || to === first)) to++;
  return { from: begin, to };
}

/**
 * The lines before the body: title, notes, printed table of contents, preamble.
 *
 * @param bodyStart index of the first article, or of the end of the text where there is none
 * @param hasArticles a decision without articles has no preamble: all of it is its body
 */
export function readFront(
  lines: readonly SourceLine[],
  bodyStart: number,
  hasArticles: boolean,
): FrontLine[] {
  const front: FrontLine[] = [];
  const take = (count: number, role: FrontLine['role']) => {
    for (const { text } of lines.slice(front.length, front.length + count)) {
      front.push({ role, text });
    }
  };
  const at = () => lines[front.length];
  while (front.length < bodyStart && at()?.marks === 1 && isTitle(at() as SourceLine)) {
    take(1, 'title');
  }
  const start = at();
  if (front.length === 0 && bodyStart > 0 && start && isTitle(start)) take(1, 'title');
  while (front.length < bodyStart && at()?.head) take(1, 'note');
  for (let count = 1; count > 0; ) {
    count = front.length < bodyStart ? noteLength(lines, front.length, bodyStart) : 0;
    take(count, 'note');
  }
  const contents = findContents(lines, front.length, bodyStart);
  if (contents) {
    take(contents.from - front.length, 'preamble');
    take(contents.to - contents.from, 'contents');
  }
  if (!hasArticles) return front;
  while (front.length < bodyStart) {
    const line = at();
    if (!line || line.marks > 0 || readDivision(line.text)) break;
    if (front.length + 1 === bodyStart && readNumberedHeading(line.text)) break;
    take(1, 'preamble');
  }
  return front;
}
