/** Patents of the generated set that the demo assessments are about, as the forms ask for them. */
export interface AssessedPatentForm {
  patentNumber: string;
  patentTitle: string;
  patentee: string;
  patentKind: 'INVENTION' | 'UTILITY' | 'DESIGN';
  filingDate: string;
  grantDate: string;
  validity: 'VALID';
  claimCount?: string;
  independentClaims?: string;
}

export const SEPARATOR: AssessedPatentForm = {
  patentNumber: '201319900022.6',
  patentTitle: '一种低阻抗固态电池隔膜及其制备方法',
  patentee: '常熟虞山示例储能有限公司',
  patentKind: 'INVENTION',
  filingDate: '2013-07-12',
  grantDate: '2017-06-02',
  validity: 'VALID',
  claimCount: '8',
  independentClaims: '1、6、8',
};

export const DRINK: AssessedPatentForm = {
  patentNumber: '201719900028.1',
  patentTitle: '低糖发酵果蔬饮料、制备方法和应用',
  patentee: '示例纺织大学',
  patentKind: 'INVENTION',
  filingDate: '2017-08-24',
  grantDate: '2019-07-19',
  validity: 'VALID',
  claimCount: '8',
  independentClaims: '1、6、8',
};

export const HELD_THREAD: AssessedPatentForm = {
  patentNumber: '201319900019.4',
  patentTitle: '微创手术穿刺器的可追溯防滑螺纹结构',
  patentee: '苏州尚湖示例医疗器械有限公司',
  patentKind: 'INVENTION',
  filingDate: '2013-06-18',
  grantDate: '2016-05-10',
  validity: 'VALID',
  claimCount: '11',
  independentClaims: '1、10',
};

export const KILN: AssessedPatentForm = {
  patentNumber: '202429900061.X',
  patentTitle: '自动调节陶瓷坯体干燥窑',
  patentee: '东海示例大学',
  patentKind: 'UTILITY',
  filingDate: '2024-07-15',
  grantDate: '2024-12-17',
  validity: 'VALID',
  claimCount: '7',
  independentClaims: '1',
};

export const DISPENSER_DESIGN: AssessedPatentForm = {
  patentNumber: '202039900020.8',
  patentTitle: '宠物喂食器（小型）',
  patentee: '云湖示例科技大学',
  patentKind: 'DESIGN',
  filingDate: '2020-07-06',
  grantDate: '2020-11-27',
  validity: 'VALID',
};

/** A patent as an entry of the form for values. */
export function valued(patent: AssessedPatentForm) {
  const { patentNumber, patentTitle, patentee, patentKind, filingDate, validity } = patent;
  return {
    number: patentNumber,
    title: patentTitle,
    owner: patentee,
    kind: patentKind,
    filingDate,
    status: validity,
  };
}
