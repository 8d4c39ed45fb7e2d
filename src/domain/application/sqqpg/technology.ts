import { accept, type Checked } from '../../check';
import { readIpc } from '../../classification/ipc';
import { isBlank, textOf } from '../../form/asked';
import type { AreaDescription, FormField, FormOption, FormValues } from '../../form/description';
import { parseExpression } from '../../search/parser';
import { checkListed, listedWords } from '../listedWords';
import { checkNaming } from '../statement';
import { disclosureFields } from './disclosure';

const LONGEST = 5000;

/** Levels of readiness (GB/T 22900-2022, nine levels). */
const READINESS: readonly FormOption[] = [
  '1 级：基本原理清晰',
  '2 级：技术概念或应用设想明确',
  '3 级：关键功能得到分析和实验验证',
  '4 级：实验室环境下的原理样机通过验证',
  '5 级：相关环境下的部件通过验证',
  '6 级：相关环境下的样机通过验证',
  '7 级：实际环境下的样机通过试用',
  '8 级：产品定型，通过测试',
  '9 级：产品批量生产和使用',
].map((label, index) => ({ value: String(index + 1), label }));

const TARGETS: readonly FormOption[] = [
  { value: 'INVENTION', label: '发明' },
  { value: 'UTILITY', label: '实用新型' },
  { value: 'DESIGN', label: '外观设计' },
  { value: 'PCT', label: 'PCT 国际申请' },
  { value: 'ADVISE', label: '待建议', hint: '由评估人员建议' },
];

function checkClass(text: string): Checked {
  const found = readIpc(text);
  return found
    ? accept(found.symbol)
    : {
        ok: false,
        code: 'CLASS',
        message: '不是 IPC 分类号，可以写到任意一级，如 H01M 或 H01M10/0525',
      };
}

const MOST_LETTERS = 30;

function checkKeyword(word: string): Checked {
  return Array.from(word).length > MOST_LETTERS
    ? { ok: false, code: 'LONG', message: `关键词最多 ${MOST_LETTERS} 个字；多个的用分号隔开` }
    : accept(word);
}

/** The first classes, in their normal form; those that are none are left out. */
export function classesOf({ ipcs }: FormValues): string[] {
  return listedWords(textOf(ipcs)).flatMap((text) => readIpc(text)?.symbol ?? []);
}

/** The keywords of the search, each once. */
export function keywordsOf({ keywords }: FormValues): string[] {
  return listedWords(textOf(keywords));
}

/** Chemistry and biology, where effects are believed when data show them. */
const NEEDS_DATA = /^(C(0[1-9]|1[0-4]|12|30|40)|A61[KPQ]|A01N)/;

/** Whether the field of technology calls for experimental data (domain reference 2.7). */
export function needsData(values: FormValues): boolean {
  return classesOf(values).some((symbol) => NEEDS_DATA.test(symbol));
}

function told(
  key: string,
  label: string,
  hint: string,
  rule: Partial<AreaDescription> = { minLength: 20, required: true },
): AreaDescription {
  return { kind: 'area', key, label, hint, maxLength: LONGEST, ...rule };
}

/** What was invented (domain reference 2.7, technical information). */
export const technologyFields: readonly FormField[] = [
  {
    kind: 'yesNo',
    key: 'secrecy',
    label: '技术方案是否涉及国家秘密',
    hint: '涉及国家秘密的不得在本平台填写和提交',
    required: true,
    mustBe: {
      answer: false,
      message:
        '涉及国家秘密的不得在本平台提交。请不要继续填写，删除已保存的草稿，并按保密规定向国家知识产权局当面提交或通过机要通信邮寄',
    },
  },
  {
    kind: 'text',
    key: 'caseName',
    label: '技术方案名称',
    hint: '5～60 个字，写明主题，不用商标和型号',
    maxLength: 60,
    required: true,
    check: (text, values, context) => {
      const name = checkNaming(text, values, context);
      return name.ok && Array.from(name.value).length < 5
        ? { ok: false, code: 'SHORT', message: '技术方案名称至少 5 个字' }
        : name;
    },
  },
  {
    kind: 'checks',
    key: 'targetType',
    label: '拟申请类型',
    hint: '可多选',
    required: true,
    options: TARGETS,
  },
  {
    kind: 'text',
    key: 'field',
    label: '技术领域',
    hint: '如“锂离子电池隔膜”',
    maxLength: 100,
    required: true,
    check: checkNaming,
  },
  {
    kind: 'text',
    key: 'ipcs',
    label: '初步 IPC 分类',
    hint: '最多 5 个，用分号隔开，可以写到任意一级，如 H01M；H01M10/0525',
    maxLength: 200,
    check: (text) => checkListed(text, { name: 'IPC 分类号', max: 5, check: checkClass }),
    warn: (values) =>
      needsData(values) && isBlank(values.data)
        ? '化学、生物领域的效果要有数据支持，建议填写“实验数据”或上传实验数据'
        : undefined,
  },
  told('background', '背景技术', '现在怎么做，有什么不足；至少 20 个字'),
  told('problem', '技术问题', '要解决什么问题；至少 20 个字'),
  told('solution', '技术方案', '由哪些部分或步骤组成、怎样连接和工作、关键参数；至少 100 个字', {
    minLength: 100,
    required: true,
  }),
  told('effects', '有益效果', '比现在好多少，为什么；有数据写数据；至少 20 个字'),
  {
    kind: 'list',
    key: 'innovation',
    label: '创新点',
    entryName: '创新点',
    hint: '每点一项，最重要的在前，1～10 项',
    required: true,
    max: 10,
    distinctBy: ['point'],
    fields: [
      {
        kind: 'area',
        key: 'point',
        label: '内容',
        hint: '与已知做法的区别，10～500 个字',
        minLength: 10,
        maxLength: 500,
        required: true,
      },
    ],
  },
  told('alternatives', '替代方案', '还可以怎样实现；写得越全，别人越难绕开', {}),
  told('embodiments', '实施例', '具体怎么做，至少一个例子；有附图的说明各图', {}),
  told('data', '实验数据', '测试条件、对比例和结果；化学、生物领域建议填写', {}),
  {
    kind: 'list',
    key: 'priorArt',
    label: '已知最接近现有技术',
    entryName: '现有技术',
    hint: '自己知道的最接近的专利、论文或产品，最多 10 项',
    max: 10,
    distinctBy: ['source'],
    fields: [
      {
        kind: 'text',
        key: 'source',
        label: '号码或出处',
        hint: '专利公开号，或论文、产品的出处',
        maxLength: 200,
        required: true,
        check: checkNaming,
      },
      {
        kind: 'area',
        key: 'difference',
        label: '与本方案的区别',
        maxLength: 500,
        required: true,
      },
    ],
  },
  {
    kind: 'text',
    key: 'keywords',
    label: '检索关键词',
    hint: '3～20 个，用分号隔开，含同义词，如“隔膜；陶瓷涂层；热收缩”',
    maxLength: 700,
    required: true,
    check: (text) => checkListed(text, { name: '关键词', min: 3, max: 20, check: checkKeyword }),
  },
  {
    kind: 'area',
    key: 'expression',
    label: '检索式',
    hint: '可不填；写法见专利检索的帮助，如 TAC=(隔膜 AND 涂层)',
    maxLength: 2000,
    check: (text) => {
      const parsed = parseExpression(text);
      return parsed.ok
        ? accept(text.trim())
        : { ok: false, code: parsed.error.code, message: `检索式：${parsed.error.message}` };
    },
  },
  ...disclosureFields,
  {
    kind: 'select',
    key: 'trl',
    label: '技术成熟度',
    hint: '选最接近的一级',
    required: true,
    options: READINESS,
  },
];
