import { Link } from '@umijs/max';
import { ENUMS, FIELDS, type FieldType, type SearchField } from '@/domain/search/fields';
import { patentResultLink } from '@/links';

const EXAMPLES = [
  { q: 'TI=(电池 AND 隔膜)', meaning: '名称里两个词都有' },
  { q: 'TI,AB=(电池 5W 隔膜)', meaning: '名称或摘要里依次出现，相隔不超过 5 个字' },
  { q: 'IC=H01M AND AD=(2020 TO 2024) NOT PT=实用新型', meaning: '分类、申请日区间，排除一种类型' },
  { q: 'PA=+大学 AND LSS=有效', meaning: '申请人以“大学”结尾，仍然有效' },
];

const OPERATORS = [
  { sign: 'AND  OR  NOT', meaning: '并且、或者、不含；先算 AND 和 NOT，后算 OR，括号优先' },
  { sign: 'nW  nD', meaning: '相隔不超过 n 个字（1 至 99）：W 按先后次序，D 不分先后' },
  { sign: 'S  P  F', meaning: '在同一句、同一段、同一字段' },
  { sign: '+  #  ?', meaning: '代替任意个、恰好一个、零或一个字符' },
  { sign: '" "', meaning: '按原文查找，其中的符号和运算符不起作用' },
  { sign: 'TO  >  >=  <  <=', meaning: '日期、年份和数量的区间与比较' },
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

/** Rules, examples that run, and the table of fields; a field's code is put into the box on click. */
export function ExpressionHelp({ onInsert }: { onInsert: (text: string) => void }) {
  return (
    <div className="ipr-help">
      <section aria-labelledby="expression-examples">
        <h2 id="expression-examples">例子</h2>
        <ul className="ipr-help-examples">
          {EXAMPLES.map(({ q, meaning }) => (
            <li key={q}>
              <Link to={patentResultLink({ mode: 'expr', q })}>
                <code>{q}</code>
              </Link>
              {meaning}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="expression-operators">
        <h2 id="expression-operators">运算符</h2>
        <dl className="ipr-help-operators">
          {OPERATORS.map(({ sign, meaning }) => (
            <div key={sign}>
              <dt>
                <code>{sign}</code>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p>
          Enter 检索，Shift+Enter
          换行。全角的括号、引号和空格也能识别。没有写字段的词在名称、摘要和权利要求中查找。
        </p>
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
