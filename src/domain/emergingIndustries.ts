/** Strategic emerging industries by number. Source: 战略性新兴产业分类（2018）, the nine fields. */
export const EMERGING_INDUSTRIES: Readonly<Record<string, string>> = {
  '1': '新一代信息技术产业',
  '2': '高端装备制造产业',
  '3': '新材料产业',
  '4': '生物产业',
  '5': '新能源汽车产业',
  '6': '新能源产业',
  '7': '节能环保产业',
  '8': '数字创意产业',
  '9': '相关服务业',
};
