import { svgPng } from '@/components/chart/svgPng';
import { svgImage, svgWords } from '@/components/chart/svgText';
import { linesOf } from '@/components/chart/textLines';
import { downloadFile } from '@/components/export/downloadFile';

/** The code of an anonymous report, and what is needed with it. */
export interface ReportCode {
  readonly applyNo: string;
  readonly queryCode: string;
  /** Of the report, `YYYY-MM-DD`. */
  readonly day: string;
  /** Of the page that asks for both; the code is no part of it. */
  readonly address: string;
}

const WIDTH = 640;
const MARGIN = 32;

/** Black on white, whatever the theme: it is to be read from paper as well. */
const INK = '#1a1a1a';

/** The picture as the text of an SVG image. */
function codeSvg({ applyNo, queryCode, day, address }: ReportCode) {
  const page = address.replace(/\?.*$/s, '');
  const lines: readonly (readonly [text: string, size: number])[] = [
    ['举报查询码', 24],
    [`办件编号：${applyNo || '—'}`, 20],
    [`查询码：${queryCode}`, 32],
    [`提交日期：${day}`, 18],
    ['查询方法：打开下面的网址，输入办件编号和查询码。', 18],
    // On a line of its own, so that it can be read off whole.
    [page, 18],
    ['查询码无法找回。持有这张图片的人都能查询进度，请妥善保管。', 18],
  ];
  let y = MARGIN;
  const words = lines.flatMap(([text, size]) => {
    const rows = linesOf(text, size, WIDTH - 2 * MARGIN).map((row) => {
      const drawn = svgWords(row, MARGIN, y + size * 0.75, { size, fill: INK });
      y += Math.round(size * 1.5);
      return drawn;
    });
    y += 8;
    return rows;
  });
  const size = { width: WIDTH, height: y + MARGIN };
  const ground = '<rect width="100%" height="100%" fill="#fff"/>';
  return { svg: svgImage(size, [ground, ...words]), ...size };
}

/**
 * Saves the code as a picture whose name says nothing of the report.
 *
 * @returns the name of the file
 * @throws when the browser cannot draw it
 */
export async function saveCode(code: ReportCode): Promise<string> {
  const { svg, width, height } = codeSvg(code);
  const name = `查询码-${code.day.replace(/-/g, '')}.png`;
  downloadFile(name, await svgPng(svg, width, height), 'image/png');
  return name;
}
