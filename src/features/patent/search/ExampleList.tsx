import { Link } from '@umijs/max';
import { Button } from 'antd';
import { patentResultLink } from '@/links/patent';
import styles from './expressionHelp.module.css';

/** An expression and what it shows of the language. */
interface ExpressionExample {
  readonly q: string;
  readonly meaning: string;
}

/** One example for each part of the language, simple ones first; each finds something. */
const EXPRESSION_EXAMPLES: readonly ExpressionExample[] = [
  { q: '发明名称=(锂离子电池 AND 隔膜)', meaning: '中文字段名；名称里两个词都有' },
  { q: 'TI,AB=(电池 5W 隔膜)', meaning: '名称或摘要里依次出现，相隔不超过 5 个字' },
  {
    q: '(锂 3D 电池)/TI,AB AND IC=H01M10/0525',
    meaning: '字段写在后面；不分先后，相隔不超过 3 个字',
  },
  { q: 'ICLM=(电池 S 隔膜)', meaning: '独立权利要求的同一句里' },
  { q: 'DESC=(电池 P 温度)', meaning: '说明书的同一段里' },
  { q: 'IC=(H01M10/0525 OR H01M4/+)', meaning: '一个小组，或者整个大组' },
  { q: 'MIC=G06 NOT PA=+大学', meaning: '主分类 G06，排除以“大学”结尾的申请人' },
  { q: 'PA=(+大学 AND +公司) AND AY=(2019 TO 2023)', meaning: '大学与公司共同申请，申请年区间' },
  { q: 'AD=20200101:20201231', meaning: '申请日区间，与 AD=2020 相同' },
  { q: 'PD>=2024-01-01 AND PD<2024-07-01', meaning: '公开日先后' },
  {
    q: 'IC=H01M AND AD=(2020 TO 2024) NOT PT=实用新型',
    meaning: '分类、申请日区间，排除一种类型',
  },
  { q: 'AA=常熟 AND OP=(转让 OR 许可)', meaning: '申请人地址，有过转让或者许可' },
  { q: 'CTD>=10 AND CLN<=10', meaning: '至少被引证 10 次，权利要求不超过 10 项' },
  { q: 'TI=传感# AND AB=检测+', meaning: '截词：# 代表一个字，+ 代表任意个字' },
];

/** Examples in sight; they show most of the language. */
const FIRST = 6;

interface ExampleListProps {
  /** Puts a whole expression into the box. */
  onFill: (expression: string) => void;
}

interface ExamplesProps extends ExampleListProps {
  examples: readonly ExpressionExample[];
}

function Examples({ examples, onFill }: ExamplesProps) {
  return (
    <ul className={styles.exprHelpExamples}>
      {examples.map(({ q, meaning }) => (
        <li key={q}>
          <Link to={patentResultLink({ mode: 'expr', q })}>
            <code>{q}</code>
          </Link>
          <Button type="link" size="small" aria-label={`填入 ${q}`} onClick={() => onFill(q)}>
            填入
          </Button>
          <span>{meaning}</span>
        </li>
      ))}
    </ul>
  );
}

/** Expressions that find something; a link runs one, the button beside it puts it into the box. */
export function ExampleList({ onFill }: ExampleListProps) {
  return (
    <>
      <p className={styles.exprHelpHint}>点检索式直接检索；点“填入”先放进输入框再改。</p>
      <Examples examples={EXPRESSION_EXAMPLES.slice(0, FIRST)} onFill={onFill} />
      <details>
        <summary>更多例子</summary>
        <Examples examples={EXPRESSION_EXAMPLES.slice(FIRST)} onFill={onFill} />
      </details>
    </>
  );
}
