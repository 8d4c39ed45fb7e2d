import { Link } from '@umijs/max';
import { ENUMS, FIELDS, type FieldType, type SearchField } from '@/domain/search/fields';
import { patentResultLink } from '@/links/patent';
import { EXPRESSION_EXAMPLES } from './expressionExamples';

interface Operator {
  sign: string;
  meaning: string;
  /** What a click puts into the box; none where the sign belongs to a word or value. */
  inserts: readonly string[];
}

const OPERATORS: readonly Operator[] = [
  {
    sign: 'AND  OR  NOT',
    meaning: '并且、或者、不含',
    inserts: ['AND', 'OR', 'NOT'],
  },
  {
    sign: 'nW  nD',
    meaning: '相隔不超过 n 个字（1 至 99，外文按词）：W 按先后次序，D 不分先后；省去 n 表示紧邻',
    inserts: ['5W', '5D'],
  },
  { sign: 'S  P  F', meaning: '在同一句、同一段、同一字段', inserts: ['S', 'P', 'F'] },
  { sign: '+  #  ?', meaning: '代替任意个、恰好一个、零或一个字符', inserts: [] },
  { sign: '" "', meaning: '按原文查找，其中的符号和运算符不起作用', inserts: [] },
  { sign: '#1  #2', meaning: '检索历史里的第几条，如 #1 AND #2；不能写在字段里', inserts: [] },
  { sign: 'TO  >  >=  <  <=', meaning: '日期、年份和数量的区间与比较', inserts: ['TO'] },
];

const RULES = [
  '结合次序由紧到松：括号，字段，nW 和 nD，S，P，F，AND 和 NOT（两者同级，从左到右），OR。其他系统的次序可能不同，拿不准时请加括号，并核对输入框下面的“理解为”。',
  '字段可以写在前面（TI=电池）或后面（电池/TI）；几个字段用逗号隔开（TI,AB=电池），满足任一个即可。',
  '没有写字段的词在名称、摘要和权利要求中查找。两个词之间必须有运算符；以空格表示“并且”请用智能检索。',
  'AND、OR、NOT、TO、字段代码不分大小写，单个字母的 W、D、S、P、F 须大写。全角的括号、引号、逗号和空格都能识别。',
  '最长 2,000 个字符，括号最多 20 层，带截词符的词至少保留 2 个字。',
];

const VALUES: Readonly<Record<FieldType, string>> = {
  number: '号码',
  date: '日期，如 20230315、202303、2023',
  year: '年份，如 2023',
  text: '词语',
  name: '名称',
  code: '代码',
  ipc: '分类号，如 H01M10/0525',
  cpc: '分类号，如 H01M2004/027',
  loc: '分类号，如 14-03',
  enum: '',
  int: '整数',
};

function allowedValues({ code, type }: SearchField): string {
  return ENUMS[code]?.join('、') ?? VALUES[type];
}

interface Props {
  /** Puts a piece where the caret is. */
  onInsert: (text: string) => void;
  /** Puts a whole expression into the box. */
  onFill: (expression: string) => void;
}

/** Examples that run, rules, operators and fields; what is chosen is put into the box. */
export function ExpressionHelp({ onInsert, onFill }: Props) {
  return (
    <div className="ipr-search-help">
      <section aria-labelledby="expression-examples">
        <h2 id="expression-examples">例子</h2>
        <ul className="ipr-search-help-examples">
          {EXPRESSION_EXAMPLES.map(({ q, meaning }) => (
            <li key={q}>
              <Link to={patentResultLink({ mode: 'expr', q })}>
                <code>{q}</code>
              </Link>
              {meaning}
              <button
                type="button"
                className="ipr-text-button"
                aria-label={`填入 ${q}`}
                onClick={() => onFill(q)}
              >
                填入
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="expression-rules">
        <h2 id="expression-rules">规则</h2>
        <ul className="ipr-search-help-rules">
          {RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="expression-operators">
        <h2 id="expression-operators">运算符</h2>
        <dl className="ipr-search-help-operators">
          {OPERATORS.map(({ sign, meaning, inserts }) => (
            <div key={sign}>
              <dt>
                <code>{sign}</code>
              </dt>
              <dd>
                {meaning}
                {inserts.map((text) => (
                  <button
                    key={text}
                    type="button"
                    className="ipr-text-button"
                    aria-label={`插入 ${text}`}
                    onClick={() => onInsert(`${text} `)}
                  >
                    <code>{text}</code>
                  </button>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="expression-fields">
        <h2 id="expression-fields">字段</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">代码</th>
              <th scope="col">字段</th>
              <th scope="col">也可以写作</th>
              <th scope="col">取值</th>
            </tr>
          </thead>
          <tbody>
            {FIELDS.map((field) => (
              <tr key={field.code}>
                <td>
                  <button
                    type="button"
                    className="ipr-text-button"
                    aria-label={`插入字段 ${field.code}`}
                    onClick={() => onInsert(`${field.code}=`)}
                  >
                    <code>{field.code}</code>
                  </button>
                </td>
                <th scope="row">{field.names[0]}</th>
                <td>{[...field.aliases, ...field.names.slice(1)].join('、') || '—'}</td>
                <td>{allowedValues(field)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
