import { IPC_SECTION_TITLES } from './ipcSections';

/** A section of the IPC with its classes: `classes` maps a class (`H01`) to its Chinese title. */
export interface IpcSection {
  readonly title: string;
  readonly classes: Readonly<Record<string, string>>;
}

/**
 * Sections and classes of the IPC with Chinese titles. Source: IPC, WIPO; titles after the Chinese
 * edition of the CNIPA, shortened where the official title lists several subjects.
 */
export const IPC_SECTIONS: Readonly<Record<string, IpcSection>> = {
  A: {
    title: IPC_SECTION_TITLES.A,
    classes: {
      A01: '农业；林业；畜牧业；狩猎；诱捕；捕鱼',
      A21: '焙烤；制作或处理面团的设备',
      A22: '屠宰；肉品处理；家禽或鱼的加工',
      A23: '其他类不包含的食品或食料；及其处理',
      A24: '烟草；雪茄烟；纸烟；吸烟者用品',
      A41: '服装',
      A42: '帽类制品',
      A43: '鞋类',
      A44: '服饰缝纫用品；珠宝',
      A45: '手携物品或旅行品',
      A46: '刷类制品',
      A47: '家具；家庭用的物品或设备',
      A61: '医学或兽医学；卫生学',
      A62: '救生；消防',
      A63: '运动；游戏；娱乐活动',
      A99: '本部其他类目中不包括的技术主题',
    },
  },
  B: {
    title: IPC_SECTION_TITLES.B,
    classes: {
      B01: '一般的物理或化学的方法或装置',
      B02: '破碎、磨粉或粉碎；谷物碾磨的预处理',
      B03: '固体物料的湿法、风力、磁或静电分离',
      B04: '离心装置或离心机',
      B05: '一般喷射或雾化；对表面涂覆液体',
      B06: '一般机械振动的发生或传递',
      B07: '将固体从固体中分离；分选',
      B08: '清洁',
      B09: '固体废物的处理；被污染土壤的再生',
      B21: '基本上无切削的金属机械加工；金属冲压',
      B22: '铸造；粉末冶金',
      B23: '机床；其他类目中不包括的金属加工',
      B24: '磨削；抛光',
      B25: '手动工具；轻便机动工具；机械手',
      B26: '手动切割工具；切割；切断',
      B27: '木材或类似材料的加工或保存',
      B28: '加工水泥、黏土或石料',
      B29: '塑料的加工；一般处于塑性状态物质的加工',
      B30: '压力机',
      B31: '纸品制作；纸的加工',
      B32: '层状产品',
      B33: '增材制造技术',
      B41: '印刷；排版机；打字机；模印机',
      B42: '装订；图册；文件夹；特种印刷品',
      B43: '书写或绘图器具；办公用品',
      B44: '装饰艺术',
      B60: '一般车辆',
      B61: '铁路',
      B62: '无轨陆用车辆',
      B63: '船舶或其他水上船只',
      B64: '飞行器；航空；宇宙航行',
      B65: '输送；包装；贮存；搬运薄的或细丝状材料',
      B66: '卷扬；提升；牵引',
      B67: '开启或封闭瓶子、罐；液体的贮运',
      B68: '鞍具；家具罩面',
      B81: '微观结构技术',
      B82: '纳米技术',
      B99: '本部其他类目中不包括的技术主题',
    },
  },
  C: {
    title: IPC_SECTION_TITLES.C,
    classes: {
      C01: '无机化学',
      C02: '水、废水、污水或污泥的处理',
      C03: '玻璃；矿棉或渣棉',
      C04: '水泥；混凝土；人造石；陶瓷；耐火材料',
      C05: '肥料；肥料制造',
      C06: '炸药；火柴',
      C07: '有机化学',
      C08: '有机高分子化合物',
      C09: '染料；涂料；抛光剂；天然树脂；黏合剂',
      C10: '石油、煤气及炼焦工业；燃料；润滑剂',
      C11: '动物或植物油、脂、蜡；洗涤剂；蜡烛',
      C12: '生物化学；啤酒；酒；醋；微生物学；酶学；遗传工程',
      C13: '糖工业',
      C14: '小原皮；大原皮；毛皮；皮革',
      C21: '铁的冶金',
      C22: '冶金；合金；合金或有色金属的处理',
      C23: '对金属材料的镀覆；表面化学处理',
      C25: '电解或电泳工艺；其所用设备',
      C30: '晶体生长',
      C40: '组合技术',
      C99: '本部其他类目中不包括的技术主题',
    },
  },
  D: {
    title: IPC_SECTION_TITLES.D,
    classes: {
      D01: '天然或化学的线或纤维；纺纱',
      D02: '纱线；整经或络经',
      D03: '织造',
      D04: '编织；花边；针织；非织造布',
      D05: '缝纫；绣花；簇绒',
      D06: '织物等的处理；洗涤',
      D07: '绳；除电缆以外的缆索',
      D10: '与 D 部有关的引得表',
      D21: '造纸；纤维素的生产',
      D99: '本部其他类目中不包括的技术主题',
    },
  },
  E: {
    title: IPC_SECTION_TITLES.E,
    classes: {
      E01: '道路、铁路或桥梁的建筑',
      E02: '水利工程；基础；疏浚',
      E03: '给水；排水',
      E04: '建筑物',
      E05: '锁；钥匙；门窗零件；保险箱',
      E06: '一般门、窗、百叶窗或卷辊遮帘；梯子',
      E21: '土层或岩石的钻进；采矿',
      E99: '本部其他类目中不包括的技术主题',
    },
  },
  F: {
    title: IPC_SECTION_TITLES.F,
    classes: {
      F01: '一般机器或发动机；蒸汽机',
      F02: '燃烧发动机',
      F03: '液力机械或液力发动机；风力发动机',
      F04: '液体变容式机械；泵',
      F15: '流体压力执行机构；液压和气动技术',
      F16: '工程元件或部件；一般绝热',
      F17: '气体或液体的贮存或分配',
      F21: '照明',
      F22: '蒸汽的发生',
      F23: '燃烧设备；燃烧方法',
      F24: '供热；炉灶；通风',
      F25: '制冷或冷却；热泵系统',
      F26: '干燥',
      F27: '炉；窑；烘烤炉；蒸馏炉',
      F28: '一般热交换',
      F41: '武器',
      F42: '弹药；爆破',
      F99: '本部其他类目中不包括的技术主题',
    },
  },
  G: {
    title: IPC_SECTION_TITLES.G,
    classes: {
      G01: '测量；测试',
      G02: '光学',
      G03: '摄影术；电影术；电记录术；全息摄影术',
      G04: '测时学',
      G05: '控制；调节',
      G06: '计算；推算或计数',
      G07: '核算装置',
      G08: '信号装置',
      G09: '教育；密码术；显示；广告；印鉴',
      G10: '乐器；声学',
      G11: '信息存储',
      G12: '仪器的零部件',
      G16: '特别适用于特定应用领域的信息通信技术',
      G21: '核物理；核工程',
      G99: '本部其他类目中不包括的技术主题',
    },
  },
  H: {
    title: IPC_SECTION_TITLES.H,
    classes: {
      H01: '电气元件',
      H02: '电力的发电、变电或配电',
      H03: '电子电路',
      H04: '电通信技术',
      H05: '其他类目不包含的电技术',
      H10: '半导体器件；其他类目中不包括的电固体器件',
      H99: '本部其他类目中不包括的技术主题',
    },
  },
};

/**
 * Chinese title of a section (`H`) or class (`H01`), or null when the table does not have it.
 * Upper-case codes only: read user input with `readIpc` first.
 */
export function ipcTitle(code: string): string | null {
  const section = IPC_SECTIONS[code.charAt(0)];
  if (!section) return null;
  return code.length === 1 ? section.title : (section.classes[code] ?? null);
}

/**
 * A class with its title; a subclass, whose own title the table does not have, with that of its
 * class and whose it is: `G01 测量；测试`, `G01N（G01 测量；测试）`.
 */
export function ipcLabel(symbol: string): string {
  const own = ipcTitle(symbol);
  if (own) return `${symbol} ${own}`;
  const above = symbol.slice(0, 3);
  const title = ipcTitle(above);
  return title ? `${symbol}（${above} ${title}）` : symbol;
}

/**
 * The labels of subclasses that stand together: the title of a class is said with the first of them,
 * as it tells the others from nothing.
 *
 * @param symbols in the order shown
 */
export function ipcLabelAmong(symbols: readonly string[]): (symbol: string) => string {
  const first = new Map<string, string>();
  for (const symbol of symbols) {
    const above = symbol.slice(0, 3);
    if (!first.has(above)) first.set(above, symbol);
  }
  return (symbol) => {
    const told = first.get(symbol.slice(0, 3));
    return told === undefined || told === symbol ? ipcLabel(symbol) : symbol;
  };
}
