import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { ExpressionBox, type ExpressionBoxHandle } from '@/components/search/ExpressionBox';
import { patentResultLink } from '@/links/patent';
import { ExpressionFields } from '../ExpressionFields';
import styles from '../expressionHelp.module.css';
import type { FaceProps } from './face';

const OPERATORS: readonly [sign: string, meaning: string][] = [
  ['AND  OR  NOT', '并且、或者、不含'],
  ['nW  nD', '相隔不超过 n 个字（1 至 99，外文按词）：W 按先后次序，D 不分先后；省去 n 表示紧邻'],
  ['S  P  F', '在同一句、同一段、同一字段'],
  ['+  #  ?', '代替任意个、恰好一个、零或一个字符'],
  ['" "', '按原文查找，其中的符号和运算符不起作用'],
  ['#1  #2', '检索历史里的第几条，如 #1 AND #2；不能写在字段里'],
  ['TO  >  >=  <  <=', '日期、年份和数量的区间与比较'],
];

const RULES = [
  '结合次序由紧到松：括号，字段，nW 和 nD，S，P，F，AND 和 NOT（两者同级，从左到右），OR。其他系统的次序可能不同，拿不准时请加括号，并核对输入框下面的“理解为”。',
  '字段可以写在前面（TI=电池）或后面（电池/TI）；几个字段用逗号隔开（TI,AB=电池），满足任一个即可。',
  '没有写字段的词在名称、摘要和权利要求中查找。两个词之间必须有运算符；以空格表示“并且”请用智能检索。',
  'AND、OR、NOT、TO、字段代码不分大小写，单个字母的 W、D、S、P、F 须大写。全角的括号、引号、逗号和空格都能识别。',
  '最长 2,000 个字符，括号最多 20 层，带截词符的词至少保留 2 个字。',
];

/** What the signs mean and how they bind. */
function ExpressionRules() {
  return (
    <>
      <h2>运算符</h2>
      <dl className={`${partsStyles.named} ${styles.exprHelpSigns}`}>
        {OPERATORS.map(([sign, meaning]) => (
          <div key={sign}>
            <dt>
              <code>{sign}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <h2>写法</h2>
      <ul className={styles.exprHelpRules}>
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
}

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
function ExampleList({ onFill }: ExampleListProps) {
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

/** What the parts of the help may do with the box. */
interface HelpActions {
  /** Puts a piece where the caret is. */
  onInsert: (text: string) => void;
  /** Puts a whole expression into the box. */
  onFill: (expression: string) => void;
}

const PARTS: readonly { name: string; Part: ComponentType<HelpActions> }[] = [
  { name: '字段', Part: ExpressionFields },
  { name: '例子', Part: ExampleList },
  { name: '规则', Part: ExpressionRules },
];

/** The tab a key leads to from one of several; undefined for keys that lead nowhere. */
function target(key: string, from: number): number | undefined {
  const last = PARTS.length - 1;
  if (key === 'ArrowRight') return from === last ? 0 : from + 1;
  if (key === 'ArrowLeft') return from === 0 ? last : from - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** Fields, examples and rules of the search language; what is chosen is put into the box. */
function ExpressionHelp(actions: HelpActions) {
  const id = useId();
  const tabs = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = target(event.key, shown);
    if (next === undefined) return;
    event.preventDefault();
    setShown(next);
    tabs.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <section className={`${styles.exprHelp} ipr-no-print`} aria-label="检索式的写法">
      <Flex
        gap={24}
        ref={tabs}
        role="tablist"
        aria-label="检索式的写法"
        className={`${partsStyles.underlined} ${styles.exprHelpTabs}`}
        onKeyDown={onKeyDown}
      >
        {PARTS.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === shown}
            aria-controls={`${id}-${index}`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setShown(index)}
          >
            {name}
          </button>
        ))}
      </Flex>
      {PARTS.map(({ name, Part }, index) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== shown}
        >
          <Part {...actions} />
        </div>
      ))}
    </section>
  );
}

/** The search language, with its rules, fields and examples. */
export function ExpressionFace({ state, kept, note, onSearch, onDraft }: FaceProps) {
  const face = useRef<HTMLDivElement>(null);
  const box = useRef<ExpressionBoxHandle>(null);
  /** The box, in sight below the header: what a click changes is to be seen. */
  const boxInSight = () => {
    face.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
    return box.current;
  };
  return (
    <div ref={face} className={styles.exprFace}>
      <ExpressionBox
        ref={box}
        query={state}
        typed={typeof kept === 'string' ? kept : undefined}
        onSearch={(query) => onSearch(query)}
        onDraft={onDraft}
      >
        {note && <p className="ipr-query-problem">{note}</p>}
      </ExpressionBox>
      <ExpressionHelp
        onInsert={(text) => boxInSight()?.insert(text)}
        onFill={(expression) => boxInSight()?.replace(expression)}
      />
    </div>
  );
}
