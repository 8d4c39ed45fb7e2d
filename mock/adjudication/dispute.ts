import type { Organisation } from '../data/organisations';
import type { Random } from '../data/random';
import type { StoredPatent } from '../search/store';
import { hiddenName } from './people';
import type { RightKind } from './types';

/** What two sides fight about; the documents of all instances follow from it. */
export interface Dispute {
  /** Counted from 1. */
  readonly no: number;
  readonly cause: string;
  readonly rightKind: RightKind;
  /** Absent where no patent is concerned. */
  readonly patent?: StoredPatent;
  readonly rightNumber: string;
  readonly rightTitle: string;
  readonly claimant: string;
  readonly opponent: string;
  readonly opponentIsPerson: boolean;
  /** `YYYY-MM-DD`, the day on which the first document may be dated at the earliest. */
  readonly from: string;
  readonly product: string;
  /** 元. */
  readonly claim: number;
}

/** Causes that are drawn for a patent, by its type, and how often against one another. */
const PATENT_CAUSES = [
  '专利权权属纠纷',
  '专利申请权权属纠纷',
  '专利权转让合同纠纷',
  '专利实施许可合同纠纷',
  '职务发明创造发明人、设计人奖励、报酬纠纷',
  '确认不侵害专利权纠纷',
  '因恶意提起知识产权诉讼损害责任纠纷',
  '假冒他人专利纠纷',
];

const INFRINGEMENT: Readonly<Record<string, string>> = {
  UTILITY: '侵害实用新型专利权纠纷',
  DESIGN: '侵害外观设计专利权纠纷',
};

/** The cause of a dispute about a patent. */
export function patentCause(random: Random, patent: StoredPatent): string {
  if (random.chance(0.22)) return random.pick(PATENT_CAUSES);
  const type = patent.head.patentType ?? '';
  if (type === 'INVENTION_GRANT' && random.chance(0.06)) return '发明专利临时保护期使用费纠纷';
  return INFRINGEMENT[type] ?? '侵害发明专利权纠纷';
}

const MARKS = ['云湖青', '松溪里', '白鹭渡', '星桥', '麦田记', '蓝汀', '石榴籽', '晨帆号', '虹岸'];
const GOODS = ['电动自行车', '羊绒衫', '调味品', '净水器', '童车', '照明灯具', '电池', '茶叶'];
const WORKS = ['《云湖水乡图》', '示例排产管理软件 V3.0', '《松溪夜话》', '示例图像识别软件 V1.2'];
const SECRETS = ['客户名单和报价', '电解液配方', '设备控制参数', '模具图纸'];

/** A right other than a patent: number, name, and the thing that is sold. */
export function otherRight(random: Random, kind: RightKind, no: number) {
  const goods = random.pick(GOODS);
  switch (kind) {
    case 'TRADEMARK':
      return {
        number: `第99${100_000 + no}号`,
        title: `“${random.pick(MARKS)}”商标`,
        product: goods,
      };
    case 'COPYRIGHT':
      return { number: `示例登字-${no}`, title: random.pick(WORKS), product: '作品复制件' };
    case 'SECRET':
      return { number: `密点${no}`, title: random.pick(SECRETS), product: goods };
    default:
      return { number: `商品名称${no}`, title: `“${random.pick(MARKS)}”包装装潢`, product: goods };
  }
}

/** The side that is sued: mostly another company, sometimes a person. */
export function drawOpponent(random: Random, companies: readonly string[], claimant: string) {
  if (random.chance(0.22)) return { opponent: hiddenName(random), opponentIsPerson: true };
  const others = companies.filter((name) => name !== claimant);
  return {
    opponent: others.length > 0 ? random.pick(others) : '示例市云湖区某商行',
    opponentIsPerson: false,
  };
}

/** Companies of the patents, each once; they are as fictional as the set. */
export function companiesOf(patents: readonly StoredPatent[]): string[] {
  const names = patents.flatMap(({ head }) =>
    (head.applicants ?? []).flatMap(({ name, type, country }) =>
      type === ('ENTERPRISE' satisfies Organisation['type']) && country === '中国' ? [name] : [],
    ),
  );
  return [...new Set(names)];
}
