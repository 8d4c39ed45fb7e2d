import { writeChineseNumber } from '../../../src/domain/law/chineseNumber';
import type { LawTopic } from '../../contract';
import type { Random } from '../random';

/** What the articles of a topic speak of. */
export interface Wording {
  /** The right: 专利权. */
  right: string;
  /** What it is for: 发明创造. */
  object: string;
  owner: string;
  office: string;
  papers: string;
  use: string;
}

const wording = (line: string): Wording => {
  const [right = '', object = '', owner = '', office = '', papers = '', use = ''] = line.split(' ');
  return { right, object, owner, office, papers, use };
};

export const WORDINGS: Readonly<Record<LawTopic, Wording>> = {
  PATENT: wording('专利权 发明创造 专利权人 专利行政部门 请求书、说明书和权利要求书 实施专利'),
  TRADEMARK: wording('注册商标专用权 商标 商标注册人 商标行政部门 申请书和商标图样 使用商标'),
  GI: wording(
    '地理标志专用权 地理标志产品 地理标志权利人 地理标志管理部门 申请书和产品标准 使用地理标志',
  ),
  COPYRIGHT: wording('著作权 作品 著作权人 著作权主管部门 登记申请书和作品样本 使用作品'),
  SECRET: wording(
    '商业秘密 技术信息和经营信息 商业秘密权利人 监督检查部门 权属证明和保密措施说明 使用商业秘密',
  ),
  UNFAIR: wording('公平竞争权益 市场交易活动 经营者 监督检查部门 举报书和证据材料 从事经营活动'),
  PLANT: wording('品种权 植物新品种 品种权人 品种权审批机关 请求书和照片 使用授权品种'),
  LAYOUT: wording(
    '布图设计专有权 布图设计 布图设计权利人 布图设计登记机关 登记申请表和复制件 复制布图设计',
  ),
  GENERAL: wording('知识产权 创新成果 权利人 知识产权管理部门 申请书和证明材料 实施成果'),
};

/** Articles by the part of a law they stand in; a line break is a new paragraph or item. */
export const PARTS = {
  general: [
    '为了保护{right}，鼓励创新，促进{object}的运用，制定{this}。',
    '{this}适用于示例国境内与{object}有关的活动。',
    '{this}所称{right}，是指{owner}依法对{object}享有的权利。\n前款所称{object}，不包括已经进入公有领域的部分。',
    '{office}负责{right}的管理工作。\n其他有关部门在各自职责范围内，做好{object}的促进和保护工作。',
    '{right}的取得和行使，应当遵循诚实信用原则，不得损害公共利益或者他人合法权益。',
    '国家建立{object}的信息公共服务平台，向社会免费提供基础数据。',
    '国家鼓励社会力量参与{object}的研究、推广和运用，对作出突出贡献的单位和个人给予表彰。',
    '外国人在示例国取得{right}的，依照其所属国同示例国签订的协议或者共同参加的国际条约，根据{this}办理。',
  ],
  application: [
    '申请{right}的，应当向{office}提交{papers}。',
    '{office}收到{papers}之日为申请日。如果文件是邮寄的，以寄出的邮戳日为申请日。',
    '申请人自首次提出申请之日起{month}内，又就同一{object}提出申请的，可以享有优先权。',
    '两个以上的申请人就同样的{object}申请的，{right}授予最先申请的人。',
    '有下列情形之一的，不予受理：\n（一）{papers}不齐备的；\n（二）未使用规定格式的；\n（三）申请人姓名或者名称不清楚的；\n（四）其他不符合规定的情形。',
    '申请文件不符合要求的，{office}应当通知申请人在{day}内补正；期满未答复的，视为撤回。',
    '申请人可以在授予{right}之前随时撤回申请。',
    '一件申请应当限于一项{object}。属于一个总的构思的两项以上的，可以作为一件申请提出。',
    '申请人因不可抗拒的事由延误{this}规定的期限的，自障碍消除之日起{month}内，可以请求恢复权利。',
    '申请人可以委托代理机构办理有关事务。代理机构应当按照被代理人的委托办理，并对其内容负有保密责任。',
  ],
  examination: [
    '{office}收到申请后，经初步审查认为符合{this}要求的，自申请日起满{month}，即行公布。',
    '{office}应当自受理之日起{day}内完成审查；情况复杂的，经负责人批准可以延长{day}。',
    '经审查没有发现驳回理由的，由{office}作出授予{right}的决定，发给证书，同时予以登记和公告。',
    '申请人对驳回申请的决定不服的，可以自收到通知之日起{month}内请求复审。\n对复审决定不服的，可以自收到通知之日起{month}内向法院起诉。',
    '自公告之日起，任何单位或者个人认为{right}的授予不符合{ref}规定的，可以请求宣告该{right}无效。',
    '宣告无效的{right}视为自始即不存在。\n宣告无效的决定，对在宣告前法院作出并已执行的判决，不具有追溯力。',
    '审查人员与案件有利害关系的，应当回避。当事人依照{ref}申请回避的，由{office}在{day}内作出决定。',
    '请求优先审查的，应当具备下列条件之一：\n（一）涉及节能环保、新材料等重点产业；\n（二）{object}已经准备实施，或者有证据证明他人正在实施；\n（三）就同一{object}首次申请后又提出其他申请；\n（四）其他对公共利益具有重大意义的情形。',
  ],
  rights: [
    '未经{owner}许可，任何单位或者个人不得为生产经营目的{use}。',
    '{right}的保护期为{year}，自申请日起计算。',
    '{owner}应当自被授予权利的当年开始缴纳年费。未按照规定缴纳的，{right}在期限届满前终止。',
    '{right}可以转让。转让的，当事人应当订立书面合同，并向{office}登记，自登记之日起生效。',
    '任何单位或者个人{use}的，应当与{owner}订立许可合同，支付使用费。',
    '以{right}出质的，由出质人和质权人共同向{office}办理登记。\n质权自登记之日起设立。',
    '有下列情形之一的，不视为侵犯{right}：\n（一）专为科学研究和实验而使用的；\n（二）在申请日前已经使用，并且仅在原有范围内继续使用的；\n（三）由{owner}售出后使用的；\n（四）为提供行政审批所需要的信息而使用的。',
    '共有{right}的行使，有约定的从其约定；没有约定的，共有人可以单独使用或者以普通许可方式许可他人使用。',
    '{owner}自愿以书面方式声明愿意许可任何单位或者个人{use}的，由{office}予以公告，实行开放许可。',
    '在国家出现紧急状态时，或者为了公共利益的目的，{office}可以给予强制许可。\n取得强制许可的单位或者个人应当付给{owner}合理的使用费，其数额由双方协商。',
  ],
  protection: [
    '未经{owner}许可{use}引起纠纷的，由当事人协商解决；不愿协商或者协商不成的，可以向法院起诉，也可以请求{office}处理。',
    '侵犯{right}的赔偿数额，按照权利人因被侵权所受到的实际损失确定；难以确定的，参照许可使用费的倍数合理确定。\n情节严重的，可以在按照上述方法确定数额的一倍以上{times}以下确定赔偿数额。',
    '损失、获利和许可使用费均难以确定的，法院可以根据侵权行为的情节，确定给予{money}以下的赔偿。',
    '有证据证明他人正在实施侵犯{right}的行为，如不及时制止将会使其合法权益受到难以弥补的损害的，可以在起诉前申请行为保全。',
    '{office}根据已经取得的证据，对涉嫌侵犯{right}的行为进行查处时，可以询问有关当事人，查阅、复制有关的合同、发票、账簿以及其他资料。',
    '侵犯{right}的诉讼时效为{year}，自{owner}知道或者应当知道侵权行为以及侵权人之日起计算。',
    '当事人依照{ref}提供的证据，应当自行到庭出示，由法院组织质证。',
    '审理涉及{object}的案件，适用{cited}的规定；{this}另有规定的，依照其规定。',
    '电子商务平台经营者收到通知后，应当在{day}内采取删除、屏蔽、断开链接等必要措施；未及时采取的，对损害的扩大部分承担连带责任。',
  ],
  liability: [
    '违反{ref}规定的，由{office}责令改正，没收违法所得，可以并处{money}以下的罚款。',
    '假冒他人{right}的，除依法承担民事责任外，由{office}责令改正并予公告，可以处违法所得{times}以下的罚款。',
    '代理机构有下列行为之一的，由{office}责令限期改正，给予警告，可以处{money}以下的罚款：\n（一）以不正当手段招揽业务的；\n（二）泄露委托人秘密的；\n（三）疏于管理，造成严重后果的。',
    '提供虚假材料取得{right}的，由{office}撤销，自撤销之日起{year}内不受理其申请。',
    '从事{right}管理工作的人员玩忽职守、滥用职权、徇私舞弊的，依法给予处分；构成犯罪的，依法追究刑事责任。',
    '当事人对行政处罚决定不服的，可以自收到决定之日起{day}内申请行政复议，也可以依照{cited}向法院起诉。',
    '拒绝、阻碍监督检查的，由{office}责令改正，对个人处{small}以下的罚款，对单位处{money}以下的罚款。',
  ],
  final: [
    '向{office}办理手续，应当按照规定缴纳费用。',
    '{this}所称以上、以下、以内，包括本数；所称不满、以外，不包括本数。',
    '{this}施行前已经受理的案件，适用受理时的规定。',
    '{this}由{office}负责解释。',
  ],
} as const;

export type Part = keyof typeof PARTS;

/** Titles of the chapters made of each part. */
export const CHAPTERS: Readonly<Record<Part, string>> = {
  general: '总则',
  application: '申请',
  examination: '审查和批准',
  rights: '权利的内容和限制',
  protection: '保护',
  liability: '法律责任',
  final: '附则',
};

const number = (random: Random, values: readonly number[]) =>
  writeChineseNumber(random.pick(values));

/** Fills in days, months, amounts; what depends on the law stays for later. */
export function fillNumbers(text: string, random: Random): string {
  return text.replace(/\{(day|month|year|money|small|times)\}/g, (_, name: string) => {
    switch (name) {
      case 'day':
        return `${number(random, [5, 7, 10, 15, 20, 30, 45, 60])}日`;
      case 'month':
        return `${number(random, [2, 3, 4, 6, 12, 18])}个月`;
      case 'year':
        return `${number(random, [1, 2, 3, 5, 10, 15, 20])}年`;
      case 'money':
        return `${number(random, [5, 10, 20, 25, 30, 50, 100, 300, 500])}万元`;
      case 'small':
        return `${number(random, [1000, 2000, 3000, 5000])}元`;
      default:
        return `${number(random, [2, 3, 4, 5])}倍`;
    }
  });
}
