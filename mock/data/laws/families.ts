import type { LawCategory, LawTopic } from '../../contract';

/** A version of a fictional law: days of promulgation and of its beginning, `YYYY-MM-DD`. */
export interface VersionPlan {
  promulgated: string;
  effective: string;
}

/** A fictional law with all its versions. */
export interface Family {
  title: string;
  category: LawCategory;
  topics: LawTopic[];
  authority: string[];
  region: string | null;
  versions: VersionPlan[];
  /** First day no longer in force, of a law that was repealed. */
  repealed: string | null;
}

/** The days of a version that is not yet in force when the set is made. */
const SOON = 'soon';

/**
 * `title|category|topics|authority|versions`: versions are `promulgated>effective`, `soon` for one
 * that begins in the months to come, `!day` for the end of the law. 示例国, 云泽省, 澄湖市 and 望川市
 * do not exist, nor do their laws.
 */
const LINES = `
示例国专利法|LAW|PATENT|示例国立法会|1998-03-12>1998-10-01 2009-12-27>2010-06-01 2021-10-17>2022-06-01
示例国商标法|LAW|TRADEMARK|示例国立法会|1996-08-23>1997-03-01 2008-10-27>2009-01-01 2019-04-23>2019-11-01
示例国著作权法|LAW|COPYRIGHT|示例国立法会|2001-09-07>2002-01-01 2020-11-11>2021-06-01
示例国反不正当竞争法|LAW|UNFAIR,SECRET|示例国立法会|2004-09-02>2004-12-01 2018-11-04>2019-01-01
示例国反垄断法|LAW|UNFAIR|示例国立法会|2007-08-30>2008-08-01 2022-06-24>2022-08-01
示例国商业秘密保护法|LAW|SECRET|示例国立法会|soon
示例国民商法典|LAW|GENERAL|示例国立法会|2020-05-28>2021-01-01
示例国电子商务法|LAW|GENERAL|示例国立法会|2018-08-31>2019-01-01
示例国技术合同法|LAW|GENERAL|示例国立法会|1999-06-23>1999-11-01 !2021-01-01
示例国公司法|LAW|GENERAL|示例国立法会|2005-10-27>2006-01-01 2023-12-29>2024-07-01
示例国专利法实施细则|ADMIN_REG|PATENT|示例国政务院|1998-12-15>1999-02-01 2010-01-09>2010-06-01 2023-12-11>2024-01-20
示例国商标法实施条例|ADMIN_REG|TRADEMARK|示例国政务院|2002-08-03>2002-09-15 2014-04-29>2014-05-01
示例国著作权法实施条例|ADMIN_REG|COPYRIGHT|示例国政务院|2013-01-30>2013-03-01
示例国计算机软件保护条例|ADMIN_REG|COPYRIGHT|示例国政务院|2001-12-20>2002-01-01 2013-01-30>2013-03-01
示例国信息网络传播权保护条例|ADMIN_REG|COPYRIGHT|示例国政务院|2006-05-18>2006-07-01
示例国集成电路布图设计保护条例|ADMIN_REG|LAYOUT|示例国政务院|2001-04-02>2001-10-01
示例国植物新品种保护条例|ADMIN_REG|PLANT|示例国政务院|1999-03-20>1999-10-01 2014-07-29>2014-09-01 soon
示例国地理标志保护条例|ADMIN_REG|GI|示例国政务院|2024-01-02>2024-02-01
示例国专利代理条例|ADMIN_REG|PATENT|示例国政务院|1999-03-04>1999-04-01 2018-11-06>2019-03-01
示例国知识产权海关保护条例|ADMIN_REG|GENERAL|示例国政务院|2003-12-02>2004-03-01
示例国特殊标志管理条例|ADMIN_REG|TRADEMARK|示例国政务院|1996-07-13>1996-07-13 !2018-07-31
示例国技术进出口管理条例|ADMIN_REG|GENERAL,PATENT|示例国政务院|2001-12-10>2002-01-01 2020-11-29>2020-11-29
示例国最高法院关于审理侵犯专利权纠纷案件应用法律若干问题的解释|JUDICIAL|PATENT|示例国最高法院|2009-12-28>2010-01-01
示例国最高法院关于审理侵犯专利权纠纷案件应用法律若干问题的解释（二）|JUDICIAL|PATENT|示例国最高法院|2016-03-21>2016-04-01 2020-12-29>2021-01-01
示例国最高法院关于审理商标民事纠纷案件适用法律若干问题的解释|JUDICIAL|TRADEMARK|示例国最高法院|2002-10-12>2002-10-16 2020-12-29>2021-01-01
示例国最高法院关于知识产权民事诉讼证据的若干规定|JUDICIAL|GENERAL|示例国最高法院|2020-11-16>2020-11-18
示例国最高法院关于审查知识产权纠纷行为保全案件适用法律若干问题的规定|JUDICIAL|GENERAL|示例国最高法院|2018-12-12>2019-01-01
示例国最高法院关于审理侵犯商业秘密民事案件适用法律若干问题的规定|JUDICIAL|SECRET|示例国最高法院|2020-09-10>2020-09-12
示例国最高法院、示例国最高检察院关于办理侵犯知识产权刑事案件具体应用法律若干问题的解释|JUDICIAL|GENERAL|示例国最高法院,示例国最高检察院|2004-12-08>2004-12-22
示例国最高法院关于修改《示例国最高法院关于审理商标民事纠纷案件适用法律若干问题的解释》等十件知识产权类司法解释的决定|JUDICIAL|GENERAL|示例国最高法院|2020-12-29>2021-01-01
示例国最高法院关于知识产权侵权诉讼中被告请求赔偿合理开支问题的批复|JUDICIAL|GENERAL|示例国最高法院|2021-06-02>2021-06-03
示例国专利优先审查管理办法|DEPT_RULE|PATENT|示例国知识产权局|2012-06-19>2012-08-01 2017-06-27>2017-08-01
示例国专利实施强制许可办法|DEPT_RULE|PATENT|示例国知识产权局|2012-03-15>2012-05-01
示例国规范商标申请注册行为若干规定|DEPT_RULE|TRADEMARK|示例国市场监管总署|2019-10-11>2019-12-01
示例国地理标志产品保护办法|DEPT_RULE|GI|示例国知识产权局|2023-12-29>2024-02-01
示例国集成电路布图设计行政执法办法|DEPT_RULE|LAYOUT|示例国知识产权局|2001-11-28>2001-11-28
示例国作品登记办法|DEPT_RULE|COPYRIGHT|示例国版权局|1994-12-31>1995-01-01 !2020-03-01
示例国植物新品种权侵权案件处理规定|DEPT_RULE|PLANT|示例国农业部|2002-12-30>2003-02-01
云泽省专利促进与保护条例|LOCAL_REG|PATENT|云泽省人民代表大会常务委员会|2009-05-20>2009-10-01 2021-09-29>2022-01-01
云泽省地理标志条例|LOCAL_REG|GI|云泽省人民代表大会常务委员会|soon
澄湖市知识产权促进条例|LOCAL_REG|GENERAL|澄湖市人民代表大会常务委员会|2022-11-30>2023-01-01
澄湖市反不正当竞争条例|LOCAL_REG|UNFAIR|澄湖市人民代表大会常务委员会|2011-11-25>2012-01-01
望川市技术市场条例|LOCAL_REG|GENERAL|望川市人民代表大会常务委员会|2002-07-18>2002-11-01 !2019-06-01
澄湖市专利奖励办法|LOCAL_RULE|PATENT|澄湖市人民政府|2015-03-06>2015-05-01 2023-08-18>2023-10-01
望川市商标品牌促进办法|LOCAL_RULE|TRADEMARK|望川市人民政府|2018-01-12>2018-03-01
云泽省知识产权质押融资管理规定|LOCAL_RULE|GENERAL|云泽省人民政府|2020-07-07>2020-09-01
示例国知识产权局关于加强知识产权保护工作的意见|NORMATIVE|GENERAL|示例国知识产权局|2021-11-24>2021-11-24
示例国知识产权局关于专利导航工作的指引|NORMATIVE|PATENT|示例国知识产权局|2022-05-10>2022-05-10
澄湖市人民政府关于公布知识产权公共服务事项的通知|NORMATIVE|GENERAL|澄湖市人民政府|2024-04-22>2024-04-22
示例保护工业产权公约|TREATY|PATENT,TRADEMARK|示例知识产权组织|1983-03-20>1984-07-07 2005-12-14>2006-04-26
示例专利合作条约|TREATY|PATENT|示例知识产权组织|1992-06-19>1993-01-24
`;

const REGION = /^(云泽省|澄湖市|望川市)/;

/** @param soon the days of a version to come */
function familyOf(line: string, soon: VersionPlan): Family {
  const [title = '', category = '', topics = '', authority = '', days = ''] = line.split('|');
  const marks = days.split(' ');
  return {
    title,
    category: category as LawCategory,
    topics: topics.split(',') as LawTopic[],
    authority: authority.split(','),
    region: REGION.exec(title)?.[1] ?? null,
    versions: marks
      .filter((mark) => !mark.startsWith('!'))
      .map((mark) => {
        const [promulgated = '', effective = ''] = mark.split('>');
        return mark === SOON ? soon : { promulgated, effective };
      }),
    repealed: marks.find((mark) => mark.startsWith('!'))?.slice(1) ?? null,
  };
}

/** The fictional laws, each with its versions from the oldest. */
export function lawFamilies(soon: VersionPlan): Family[] {
  return LINES.trim()
    .split('\n')
    .map((line) => familyOf(line, soon));
}
