import { documentName } from '../../src/domain/adjudication/labels';
import { plusDays } from '../data/days';
import type { Random } from '../data/random';
import type { Court } from './courts';
import type { Dispute } from './dispute';
import type { CitedLaw, DocType, Judge, Party, Procedure, RulingResult } from './types';
import { closing, spokenDay, spread, type Writing, yuan } from './writing';

/** One instance of a dispute between two sides, decided. */
export interface CivilInstance {
  readonly dispute: Dispute;
  readonly procedure: Procedure;
  readonly court: Court;
  readonly caseNumber: string;
  readonly day: string;
  readonly docType: DocType;
  readonly result: RulingResult;
  readonly award: number | null;
  readonly judges: readonly Judge[];
  readonly parties: readonly Party[];
  readonly before: CivilInstance | null;
  readonly laws: readonly CitedLaw[];
}

const PATENT_LAW = '示例国专利法';
const TRADEMARK_LAW = '示例国商标法';
const COPYRIGHT_LAW = '示例国著作权法';
const COMPETITION_LAW = '示例国反不正当竞争法';
export const CIVIL_PROCEDURE = '示例国民事诉讼法';

/** What a first instance rests on, by the right: articles that the invented laws have. */
export const BASIS: Readonly<Record<Dispute['rightKind'], readonly (readonly [string, string])[]>> =
  {
    PATENT: [
      [PATENT_LAW, '第十一条第一款'],
      [PATENT_LAW, '第三十六条第一款'],
      [PATENT_LAW, '第四十三条'],
    ],
    TRADEMARK: [
      [TRADEMARK_LAW, '第三十五条'],
      [TRADEMARK_LAW, '第四十一条'],
    ],
    COPYRIGHT: [
      [COPYRIGHT_LAW, '第三十四条'],
      [COPYRIGHT_LAW, '第四十条'],
    ],
    SECRET: [
      [COMPETITION_LAW, '第九条'],
      [COMPETITION_LAW, '第十七条'],
    ],
    COMPETITION: [
      [COMPETITION_LAW, '第二条'],
      [COMPETITION_LAW, '第六条'],
    ],
  };

const cite = (laws: readonly CitedLaw[]) =>
  laws.map(({ name, article = '' }) => `《${name}》${article}`).join('、');

/** How the right is named in the text; a number of a patent is written as its certificate has it. */
export function rightName({ rightKind, rightNumber, rightTitle }: Dispute): string {
  if (rightKind === 'PATENT') return `专利号为${rightNumber}、名称为“${rightTitle}”的专利`;
  return `${rightNumber}${rightTitle}`;
}

/** `某乙（示例律师事务所）` as the lines about the parties have it. */
function lawyerLine(lawyer: string): string {
  const [, name = lawyer, firm = ''] = /^(.+)（(.+)）$/.exec(lawyer) ?? [];
  return `委托诉讼代理人：${name}，${firm}律师。`;
}

/** What the two sides are called in each instance: who began it, and the other. */
export const PROCEDURE_ROLES: Readonly<Record<Procedure, readonly [own: string, other: string]>> = {
  FIRST: ['原告', '被告'],
  SECOND: ['上诉人（原审原告）', '被上诉人（原审被告）'],
  RETRIAL: ['再审申请人（一审原告、二审上诉人）', '被申请人（一审被告、二审被上诉人）'],
  OTHER: ['请求人', '被请求人'],
};

/** The role without what stands in brackets. */
export const bareRole = (role: string): string => role.replace(/（.*/, '');

function partyLines({ parties, procedure }: CivilInstance): string[] {
  return parties.flatMap(({ name, kind, lawyers = [] }, index) => {
    const role = PROCEDURE_ROLES[procedure][index] ?? '';
    const office = name.endsWith('公司') ? '该公司董事长' : '该单位负责人';
    const own =
      kind === 'PERSON'
        ? [`${role}：${name}，男，汉族，住江苏省示例市云湖区。`]
        : [`${role}：${name}，住所地示例市示例路${index + 1}号。`, `法定代表人：某甲，${office}。`];
    return [...own, ...lawyers.map(lawyerLine)];
  });
}

function proceedings({ dispute, procedure, day, before }: CivilInstance): string {
  const { claimant, opponent, cause } = dispute;
  const [own, other] = PROCEDURE_ROLES[procedure].map((role) => role.replace(/（.*/, ''));
  // Some do not tell the day, as happens.
  const told = dispute.no % 10 > 0;
  const days = before === null ? 45 + ((dispute.no * 53) % 300) : 30 + ((dispute.no * 31) % 80);
  const filed = told ? `于${spokenDay(plusDays(day, -days))}` : '';
  if (before === null) {
    return `${own}${claimant}与${other}${opponent}${cause}一案，本院${filed}立案后依法组成合议庭，公开开庭进行了审理。本案现已审理终结。`;
  }
  const verb = procedure === 'RETRIAL' ? '申请再审' : '提起上诉';
  return `${own}${claimant}因与${other}${opponent}${cause}一案，不服${before.court.name}于${spokenDay(before.day)}作出的${before.caseNumber}民事判决，向本院${verb}。本院${filed}立案后，依法组成合议庭进行了审理，于${spokenDay(day)}审理终结。`;
}

function pleadings({ dispute, procedure }: CivilInstance, random: Random): string[] {
  const { claimant, opponent, claim, product } = dispute;
  const money = `赔偿经济损失及合理开支${yuan(claim)}`;
  if (procedure !== 'FIRST') {
    return [
      `${claimant}上诉请求：撤销原判，依法改判支持其全部诉讼请求。事实和理由：原判认定事实不清，确定的赔偿数额过低。`,
      `${opponent}辩称，原判认定事实清楚，适用法律正确，请求驳回上诉。`,
    ];
  }
  return [
    `${claimant}向本院提出诉讼请求：1.判令${opponent}立即停止制造、销售、许诺销售${product}的行为；2.判令${opponent}${money}；3.本案诉讼费用由${opponent}负担。`,
    random.chance(0.2)
      ? `${opponent}未作答辩。`
      : `${opponent}辩称，${random.pick(['被诉产品未落入涉案权利的保护范围', '其使用的是现有技术', '被诉产品具有合法来源，不应承担赔偿责任', '原告主张的赔偿数额缺乏依据'])}，请求驳回${claimant}的诉讼请求。`,
  ];
}

/** What a comparison finds, in the terms of each right. */
function comparedText({ rightKind, no, product, rightTitle }: Dispute): string {
  switch (rightKind) {
    case 'PATENT':
      return no % 2 > 0
        ? `被诉${product}具备涉案专利权利要求的全部技术特征`
        : `被诉${product}的技术特征与涉案专利的相应特征相同或者等同`;
    case 'TRADEMARK':
      return `被诉${product}使用的标识与涉案商标${no % 2 > 0 ? '相同' : '近似，易使公众混淆'}`;
    case 'COPYRIGHT':
      return `被诉${product}与“${rightTitle}”构成实质性相似`;
    default:
      return `被诉${product}所含的信息与原告主张的信息${no % 2 > 0 ? '实质相同' : '相同'}`;
  }
}

function facts(instance: CivilInstance, random: Random): string[] {
  const { dispute, procedure, before } = instance;
  const { claimant, opponent, patent, product } = dispute;
  if (procedure !== 'FIRST') {
    return [
      `一审法院认定事实：${claimant}系${rightName(dispute)}的权利人，${opponent}实施了被诉行为。`,
      '二审中，当事人没有提交新证据。',
      `本院经审理查明，一审法院认定的事实属实，本院予以确认。原审判决案号为${before?.caseNumber ?? ''}。`,
    ];
  }
  const grant = patent?.head.grantDate;
  return [
    `本院经审理查明：${claimant}系${rightName(dispute)}的权利人。`,
    ...(patent === undefined
      ? []
      : [
          `该专利申请日为${spokenDay(patent.head.filingDate ?? dispute.from)}，${grant === undefined ? '' : `授权公告日为${spokenDay(grant)}，`}年费缴纳至本案受理时，目前处于有效状态。`,
        ]),
    `${claimant}的委托代理人在公证人员监督下，于${opponent}处购得被诉${product}一件，支付${random.int(1, 90) * 100}元，取得销售单据一张。`,
    `庭审中，当庭拆封公证实物，经比对，${comparedText(dispute)}。`,
    ...(random.chance(0.5)
      ? [
          `另查明，${claimant}为本案支出律师费${random.int(1, 9)}万元、公证费${random.int(2, 9)}000元。`,
        ]
      : []),
  ];
}

/** Why the court decides so; for a right that is no patent the last one. */
const GROUNDS: Readonly<Record<RulingResult, readonly string[]>> = {
  SUPPORT: ['被诉行为构成侵权，原告的诉讼请求有事实和法律依据，应予支持。'],
  PARTIAL: [
    '关于赔偿数额，原告未能举证证明其实际损失，也未能证明被告因侵权所获得的利益，本院综合考虑权利的类型、侵权行为的性质和情节、产品的售价以及合理开支等因素酌情确定。',
  ],
  REJECT: [
    '被诉产品缺少权利要求中的必要技术特征，未落入保护范围，原告的诉讼请求不能成立。',
    '现有证据不足以证明被诉行为侵害了原告主张的权利，原告的诉讼请求不能成立。',
  ],
  WITHDRAW: ['原告在本案审理期间提出撤诉申请，系其真实意思表示，不违反法律规定，应予准许。'],
  OTHER: ['双方当事人自愿达成协议，不违反法律规定，本院予以确认。'],
};

/** Whether the court had to decide: a withdrawn claim and a settlement need neither claims nor facts. */
const decided = ({ result, docType }: CivilInstance): boolean =>
  result !== 'WITHDRAW' && docType !== 'MEDIATION';

function reasoning(instance: CivilInstance): string[] {
  const { dispute, procedure, result, docType, laws } = instance;
  const { claimant, opponent, cause } = dispute;
  const grounds = GROUNDS[result];
  const ground = (dispute.rightKind === 'PATENT' ? grounds[0] : grounds.at(-1)) ?? '';
  const verb = docType === 'RULING' ? '裁定' : docType === 'MEDIATION' ? '协议' : '判决';
  const leads = `依照${cite(laws)}之规定，${verb}如下：`;
  if (!decided(instance)) return [`本院认为，${ground}`, leads];
  const upheld = procedure !== 'FIRST' && result === 'REJECT';
  return [
    `本院认为，本案系${cause}。${claimant}对${rightName(dispute)}享有的合法权益受法律保护，任何单位或者个人未经许可不得实施。`,
    upheld
      ? `${claimant}的理由不能成立。原判认定事实清楚，适用法律正确，应予维持。`
      : `关于${opponent}的行为是否构成侵权。${ground}`,
    `综上，${leads}`,
  ];
}

function disposition({ dispute, procedure, result, award, docType }: CivilInstance): string[] {
  const { claimant, opponent, product } = dispute;
  if (result === 'WITHDRAW') return [`准许${claimant}撤回起诉。`];
  if (docType === 'MEDIATION') {
    return [
      `一、${opponent}承诺不再制造、销售被诉${product}；`,
      `二、${opponent}于本调解书生效之日起十日内支付${claimant}${yuan(award ?? 0)}；`,
      '三、双方就本案再无其他争议。',
    ];
  }
  if (procedure === 'RETRIAL') return [`驳回${claimant}的再审申请。`];
  if (result === 'REJECT') {
    return [procedure === 'FIRST' ? `驳回${claimant}的诉讼请求。` : '驳回上诉，维持原判。'];
  }
  return [
    ...(procedure === 'FIRST' ? [] : ['撤销原审判决；']),
    `${opponent}于本判决生效之日起立即停止侵害${claimant}涉案权利的行为；`,
    `${opponent}于本判决生效之日起十日内赔偿${claimant}经济损失及合理开支共计${yuan(award ?? 0)}；`,
    ...(result === 'PARTIAL' ? [`驳回${claimant}的其他诉讼请求。`] : []),
  ].map((item, index) => `${'一二三四'.charAt(index)}、${item}`);
}

/** Writes the document of an instance. */
export function writeCivil(instance: CivilInstance, random: Random): Writing {
  const { court, caseNumber, docType, judges, day, procedure } = instance;
  return {
    HEADING: [court.name, spread(documentName(docType, 'CIVIL')), caseNumber],
    PARTIES: partyLines(instance),
    PROCEEDINGS: [proceedings(instance)],
    ...(decided(instance) && {
      PLEADINGS: pleadings(instance, random),
      FACTS: facts(instance, random),
    }),
    REASONING: reasoning(instance),
    DISPOSITION: [
      ...disposition(instance),
      ...(procedure === 'FIRST' && docType === 'JUDGMENT'
        ? ['如不服本判决，可以在判决书送达之日起十五日内，向本院递交上诉状，上诉于上一级人民法院。']
        : []),
    ],
    CLOSING: closing(judges, day),
  };
}
