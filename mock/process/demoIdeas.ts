/** Technical solutions of the demo requests for an assessment before filing; all of it is invented. */

/** A worked-out solution with data, means to detect it and a market. */
export const COATING = {
  secrecy: false,
  caseName: '一种耐高温复合隔膜的涂覆方法及其隔膜',
  targetType: ['INVENTION', 'PCT'],
  field: '锂离子电池隔膜的表面涂覆',
  ipcs: 'H01M50/449；H01M50/403',
  background:
    '现有聚烯烃隔膜在 130 ℃以上收缩明显，涂覆陶瓷后虽能改善，但涂层与基膜结合力不足，长期循环后掉粉，堵塞孔隙，内阻上升。',
  problem: '在不增加涂层厚度的前提下提高涂层与基膜的结合力，减少高温收缩和循环中的掉粉。',
  solution:
    '先对聚烯烃基膜作等离子处理，在表面形成含氧基团；再涂覆含改性勃姆石、水性粘结剂和偶联剂的浆料，偶联剂一端与含氧基团键合，另一端与勃姆石表面羟基键合；最后在 60～80 ℃分段烘干，并以 0.5～1.2 MPa 压光，使涂层厚度控制在 1.5～2.5 μm。',
  effects:
    '180 ℃保持 1 小时的收缩率由 12% 降到 2.1%，剥离强度提高 65%，500 次循环后内阻增加不超过 6%，涂层厚度减少 40%。',
  innovation: [
    { point: '等离子处理与双端偶联剂配合，使涂层以化学键与基膜结合。' },
    { point: '分段烘干加压光的工艺窗口，使薄涂层不掉粉。' },
    { point: '以改性勃姆石代替氧化铝，降低对设备的磨损。' },
  ],
  alternatives: '等离子处理可以换成电晕处理；偶联剂可以换成含双端官能团的硅烷或钛酸酯。',
  embodiments:
    '实施例 1：基膜为 9 μm 湿法聚乙烯膜，等离子功率 300 W，处理 20 s；浆料固含量 38%，偶联剂 0.6%；60 ℃、75 ℃两段烘干，0.8 MPa 压光，涂层 2 μm。实施例 2：偶联剂 0.3%，其余同上。',
  data: '对比例为不作等离子处理、不加偶联剂的同厚度涂层；收缩率、剥离强度、循环内阻各测 5 个样品，取平均值。',
  priorArt: [
    { source: 'CN199000012A', difference: '只用物理吸附，没有化学键合，剥离强度低。' },
    { source: '《示例电池材料》2024 年第 3 期', difference: '涂层厚 4 μm，没有分段烘干。' },
  ],
  keywords: '隔膜；勃姆石；偶联剂；等离子；涂覆',
  expression: 'TAC=(隔膜 AND 涂覆 AND 偶联剂)',
  disclosed: false,
  trl: '7',
  market:
    '用于动力电池和储能电池隔膜，国内涂覆隔膜年需求约 150 亿平方米，近三年每年增长两成以上，客户为电池企业。',
  products: '耐高温涂覆隔膜 SG-9C2，2025 年送样，计划 2027 年量产。',
  plan: '自己实施，建设一条年产 8,000 万平方米的涂覆线；向两家电池企业许可。',
  competitors: '主要竞争者采用陶瓷加聚合物涂覆；拆解电池，用显微镜和红外光谱即可看出偶联结构。',
  overseas: '产品销往欧洲和东南亚，计划在匈牙利设厂。',
  project: '示例市重点研发计划 SYG2025-01',
  inventors: [
    { name: '张某', contribution: '60' },
    { name: '陈某', contribution: '40' },
  ],
} as const;

/** A thin one that has long been public. */
export const WEAK_IDEA = {
  secrecy: false,
  caseName: '一种可调角度的手机支架',
  targetType: ['UTILITY'],
  field: '日用支架',
  background: '现有手机支架角度固定，使用不方便，桌面占用也比较大。',
  problem: '让支架的角度能够调节，并且不用的时候可以收起来放好。',
  solution:
    '支架由底座、撑杆和托板组成，撑杆下端铰接在底座上，上端铰接托板，铰接处设有阻尼片，转动撑杆和托板即可调节角度；不用时把撑杆放平，托板贴在底座上，整体厚度不超过两厘米，可以放进抽屉或者随身携带，材料为塑料或者铝合金。',
  effects: '角度可以调节，不用时可以收起，携带方便，成本不高。',
  innovation: [{ point: '铰接处设阻尼片，转到任意角度都能停住。' }],
  priorArt: [{ source: 'CN299000045U', difference: '角度只有三档，不能任意停住。' }],
  keywords: '手机支架；铰接；阻尼',
  disclosed: true,
  disclosureDate: '2025-03-10',
  way: 'SALE',
  trl: '4',
  market: '面向普通消费者，通过网店销售，同类产品较多。',
  inventors: [{ name: '李某' }],
} as const;
