import partsStyles from '@/components/page/parts.module.css';
import { SmartBox } from '@/components/search/SmartBox';
import styles from '../search.module.css';
import type { FaceProps } from './face';

/** What the smart box recognises. The numbers are examples of form and belong to nobody. */
const KINDS = [
  {
    kind: '申请号、专利号',
    examples: ['202119900001.9', 'ZL 202119900001.9', 'CN202119900001'],
    meaning: '前缀、小数点和校验位可写可不写；校验位不对时给出提示。',
  },
  {
    kind: '公开（公告）号',
    examples: ['CN199000001A', 'CN 199000001'],
    meaning: '末尾的文献种类代码（A、B、U、S）可写可不写。',
  },
  {
    kind: '国际申请号、国际公布号',
    examples: ['PCT/CN2021/990001', 'WO2021/990001'],
    meaning: '查找进入中国国家阶段的专利。',
  },
  {
    kind: '日期',
    examples: ['2023', '2023年3月', '2023-03-15'],
    meaning: '申请日或公开日在这一年、这个月或这一天。',
  },
  {
    kind: 'IPC 分类号',
    examples: ['H01M', 'H01M10/0525'],
    meaning: '包括它下面的全部小类、大组和小组。',
  },
  {
    kind: '申请人',
    examples: ['示例新材料有限公司', '示例大学'],
    meaning: '以公司、大学、研究院、研究所、医院、厂、集团等结尾的名称。',
  },
  {
    kind: '关键词',
    examples: ['固态电池', '"固态 电池"'],
    meaning: '出现在名称、摘要或权利要求中；加引号时按原文查找。',
  },
];

/** A table of what can be typed into the smart box and how it is read. */
function SmartHelp() {
  return (
    <section className={styles.searchHelp} aria-labelledby="smart-help">
      <h2 id="smart-help">可以输入什么</h2>
      <p>
        空格、逗号或换行隔开的几项须同时满足，几个号码满足一个即可。系统把识别结果显示在输入框下面，识别有误时可以改选或移除。
      </p>
      <table className={partsStyles.texts} aria-labelledby="smart-help">
        <thead>
          <tr>
            <th scope="col">内容</th>
            <th scope="col">写法举例</th>
            <th scope="col">怎样理解</th>
          </tr>
        </thead>
        <tbody>
          {KINDS.map(({ kind, examples, meaning }) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              <td>
                {examples.map((example) => (
                  <code key={example}>{example}</code>
                ))}
              </td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Plain input: words, names, numbers, dates and classes. */
export function SmartFace({ state, onSearch, onDraft }: FaceProps) {
  return (
    <>
      <SmartBox
        size="large"
        query={state}
        autoFocus
        examples
        onSearch={(query) => onSearch(query)}
        onDraft={onDraft}
      />
      <SmartHelp />
    </>
  );
}
