/** What the smart box recognises. The numbers are examples of form and belong to nobody. */
export const KINDS: readonly {
  kind: string;
  /** It can stand in a list of numbers. */
  isNumber?: true;
  /** The examples find something in any collection. */
  runs?: true;
  examples: readonly string[];
  meaning: string;
}[] = [
  {
    kind: '申请号、专利号',
    isNumber: true,
    examples: ['202119900001.9', 'ZL 202119900001.9', 'CN202119900001'],
    meaning: '前缀、小数点和校验位可写可不写；校验位不对时给出提示。',
  },
  {
    kind: '公开（公告）号',
    isNumber: true,
    examples: ['CN199000001A', 'CN 199000001'],
    meaning: '末尾的文献种类代码（A、B、U、S）可写可不写。',
  },
  {
    kind: '国际申请号、国际公布号',
    isNumber: true,
    examples: ['PCT/CN2021/990001', 'WO2021/990001'],
    meaning: '查找进入中国国家阶段的专利。',
  },
  {
    kind: '日期',
    runs: true,
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
    runs: true,
    examples: ['固态电池', '"固态 电池"'],
    meaning: '出现在名称、摘要或权利要求中；加引号时按原文查找。',
  },
];
