import { Flex } from 'antd';
import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { ExampleList } from './ExampleList';
import { ExpressionFields } from './ExpressionFields';
import styles from './expressionHelp.module.css';

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
export function ExpressionHelp(actions: HelpActions) {
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
