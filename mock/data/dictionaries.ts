import { IPC_SECTIONS } from '../../src/domain/classification/ipcClasses';
import type { DictItem, Named, Tag } from '../contract';

/** Reasons for an evaluation report (domain 5.6); value 0 is the placeholder row. */
export const EVALUATION_CASES: DictItem[] = (
  [
    ['0', '请选择', ''],
    ['1', '侵权诉讼', '需提供立案通知书'],
    ['2', '行政裁决或行政投诉', '需提供受理通知书'],
    ['3', '电商平台投诉', '需提供投诉编号'],
    ['4', '海关知识产权备案', ''],
    ['5', '展会维权', '需提供展会名称与日期'],
    ['6', '开放许可声明', ''],
    ['7', '转让许可交易', ''],
    ['8', '质押融资或作价入股', ''],
    ['9', '警告函应对', '需提供警告函'],
    ['10', '项目申报与评奖', ''],
    ['99', '其他', '请在说明中写明用途'],
  ] as const
).map(([value, label, remark], index) => ({
  id: `D${index + 1}`,
  code: 'PATENT_EVALUATION_REPORT_CASE',
  value,
  label,
  remark,
  sort: index,
  status: 'Y',
}));

/** Rows of the class-number dictionary from class codes and titles (domain 5.3). */
export function classNumberRows(classes: Iterable<readonly [string, string]>): DictItem[] {
  return [...classes].map(([value, remark]) => ({ code: 'CLASS_NUMBER', value, remark }));
}

/** IPC classes with their titles. */
export const CLASS_NUMBERS: DictItem[] = classNumberRows(
  Object.values(IPC_SECTIONS).flatMap((section) => Object.entries(section.classes)),
);

/** Divisions of manufacturing and of the services often used (GB/T 4754-2017, domain 5.1). */
export const INDUSTRY_TYPES: Named[] = Object.entries({
  C13: '农副食品加工业',
  C14: '食品制造业',
  C15: '酒、饮料和精制茶制造业',
  C16: '烟草制品业',
  C17: '纺织业',
  C18: '纺织服装、服饰业',
  C19: '皮革、毛皮、羽毛及其制品和制鞋业',
  C20: '木材加工和木、竹、藤、棕、草制品业',
  C21: '家具制造业',
  C22: '造纸和纸制品业',
  C23: '印刷和记录媒介复制业',
  C24: '文教、工美、体育和娱乐用品制造业',
  C25: '石油、煤炭及其他燃料加工业',
  C26: '化学原料和化学制品制造业',
  C27: '医药制造业',
  C28: '化学纤维制造业',
  C29: '橡胶和塑料制品业',
  C30: '非金属矿物制品业',
  C31: '黑色金属冶炼和压延加工业',
  C32: '有色金属冶炼和压延加工业',
  C33: '金属制品业',
  C34: '通用设备制造业',
  C35: '专用设备制造业',
  C36: '汽车制造业',
  C37: '铁路、船舶、航空航天和其他运输设备制造业',
  C38: '电气机械和器材制造业',
  C39: '计算机、通信和其他电子设备制造业',
  C40: '仪器仪表制造业',
  C41: '其他制造业',
  C42: '废弃资源综合利用业',
  C43: '金属制品、机械和设备修理业',
  I63: '电信、广播电视和卫星传输服务',
  I64: '互联网和相关服务',
  I65: '软件和信息技术服务业',
  M73: '研究和试验发展',
  M74: '专业技术服务业',
  M75: '科技推广和应用服务业',
}).map(([id, name]) => ({ id, name }));

/** Transaction types (domain 5.5). */
export const TRANSACTION_TYPES: Named[] = [
  { id: '1', name: '专利权转让' },
  { id: '2', name: '专利申请权转让' },
  { id: '3', name: '普通许可' },
  { id: '4', name: '排他许可' },
  { id: '5', name: '独占许可' },
  { id: '6', name: '开放许可' },
  { id: '7', name: '交叉许可' },
  { id: '8', name: '质押融资' },
  { id: '9', name: '作价入股' },
  { id: '10', name: '合作实施' },
  { id: '11', name: '技术开发与委托' },
  { id: '99', name: '其他' },
];

const tag = (id: string, type: Tag['type'], name: string, status: Tag['status'] = 'Y'): Tag => ({
  id,
  type,
  name,
  code: id,
  sort: Number(id.slice(1)),
  status,
});

/** Tags of the navigation subjects; T19 is switched off and must never be shown. */
export const TAGS: Tag[] = [
  tag('T01', 'BUSINESS', '产业规划'),
  tag('T02', 'BUSINESS', '企业经营'),
  tag('T03', 'BUSINESS', '研发活动'),
  tag('T04', 'BUSINESS', '区域规划'),
  tag('T05', 'BUSINESS', '人才管理'),
  tag('T11', 'INDUSTRY', '新能源与储能'),
  tag('T12', 'INDUSTRY', '纺织与新材料'),
  tag('T13', 'INDUSTRY', '高端装备'),
  tag('T14', 'INDUSTRY', '生物医药'),
  tag('T15', 'INDUSTRY', '新一代信息技术'),
  tag('T16', 'INDUSTRY', '汽车与零部件'),
  tag('T17', 'INDUSTRY', '现代农业'),
  tag('T18', 'INDUSTRY', '绿色建筑'),
  tag('T19', 'INDUSTRY', '已停用标签', 'N'),
];
