import type { Drafter, DraftNode } from './draft';
import type { Part } from './wording';

const BOOKS = [
  ['总则', '基本规定 自然人 法人 法律行为 代理 时效'],
  ['物权', '一般规定 所有权 用益物权 担保物权 占有'],
  [
    '合同',
    '订立 效力 履行 保全 变更和转让 终止 违约责任 买卖 租赁 承揽 技术开发 技术转让 技术服务 委托',
  ],
  ['知识产权', '专利 商标 著作权 地理标志 商业秘密 布图设计 植物新品种'],
  ['侵权责任', '一般规定 损害赔偿 产品责任 网络侵权 知识产权侵权'],
] as const;

const SECTIONS = ['一般规定', '特别规定'];
const PARTS: readonly Part[] = ['general', 'rights', 'protection', 'liability', 'examination'];
/** 37 chapters of two sections with these articles make about a thousand. */
const SECTION_SIZE = 13;
const SECTION_SPREAD = 1;

/** A code of about a thousand articles in books, chapters and sections. */
export function codeNodes(drafter: Drafter): DraftNode[] {
  const nodes = BOOKS.flatMap(([book, chapters]): DraftNode[] => [
    { kind: 'heading', unit: '编', title: book },
    ...chapters.split(' ').flatMap((chapter): DraftNode[] => [
      { kind: 'heading', unit: '章', title: chapter },
      ...SECTIONS.flatMap((section): DraftNode[] => [
        { kind: 'heading', unit: '节', title: section },
        ...Array.from(
          {
            length: drafter.random.int(SECTION_SIZE, SECTION_SIZE + SECTION_SPREAD),
          },
          () => aboutChapter(drafter, chapter),
        ),
      ]),
    ]),
  ]);
  return nodes;
}

function aboutChapter(drafter: Drafter, chapter: string): DraftNode {
  const [article] = drafter.articles(drafter.random.pick(PARTS), 1);
  if (!article) throw new Error('no article was drafted');
  return { ...article, text: `在${chapter}方面，${article.text}` };
}

const passages = (text: string): DraftNode[] =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ kind: 'passage', text: line.trim() }));

/** A decision that amends interpretations: no articles of its own, quoted ones of others. */
export const DECISION: readonly DraftNode[] = passages(`
  根据审判实践需要，经示例国最高法院审判委员会会议决定，对十件知识产权类司法解释作如下修改：
  一、修改《示例国最高法院关于审理商标民事纠纷案件适用法律若干问题的解释》
  1.将引言修改为：
  “为了正确审理商标纠纷案件，根据《示例国民商法典》《示例国商标法》等法律的规定，制定本解释。”
  2.将第二条修改为：
  “第二条　依据《示例国商标法》第十三条的规定，将他人的驰名商标作为商标使用的，应当承担停止侵害的民事法律责任。
  前款规定的驰名商标，由法院根据当事人的请求依法认定。”
  二、修改《示例国最高法院关于审理侵犯专利权纠纷案件应用法律若干问题的解释（二）》
  1.删除第五条。
  2.将第七条第二款修改为：
  “权利人主张以实际损失确定赔偿数额的，法院应当根据《示例国专利法》第十二条的规定处理。”
  条文顺序作相应调整。
  本决定自{effective}起施行。
`);

/** A reply to a lower court. */
export const REPLY: readonly DraftNode[] = passages(`
  云泽省高级法院：
  你院《关于知识产权侵权诉讼中被告请求赔偿合理开支问题的请示》（云高法〔2021〕15号）收悉。经研究，批复如下：
  在知识产权侵权诉讼中，被告提交证据证明原告的起诉构成滥用权利损害其合法权益，请求赔偿因该诉讼所支付的合理的律师费、交通费、食宿费等开支的，法院依法予以支持。被告也可以另行起诉请求赔偿上述合理开支。
  此复。
`);

/** A document of the administration, in numbered headings. */
export const OPINION: readonly DraftNode[] = passages(`
  各有关单位：
  为了提高公共服务水平，现提出以下意见。
  一、总体要求
  （一）坚持便民利企，推动服务事项一网通办。
  （二）坚持依法行政，依照《示例国专利法》第三条和《示例国商标法》第二条的规定开展工作。
  二、重点任务
  （一）完善公共服务平台，向社会免费开放基础数据。
  （二）建立快速协同保护机制，畅通维权援助渠道。
  （三）支持企业开展专利导航，提升创新效率。
  三、组织保障
  各单位应当加强协作，确保各项措施落实到位。
  本意见自{effective}起施行。
`);
