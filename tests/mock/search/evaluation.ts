import type { Node } from '../../../src/domain/search/ast';
import { parseExpression } from '../../../src/domain/search/parser';
import type { Fields } from './documents';

/** An expression that is known to be right. */
export function read(query: string): Node {
  const result = parseExpression(query);
  if (!result.ok) throw new Error(`${query}: ${result.error.message}`);
  return result.ast;
}

/** A record with something in every field. */
export const RECORD: Fields = {
  AN: ['202119900001.9'],
  PN: ['CN199000001A', 'CN199000001B'],
  AD: ['2021-01-04'],
  PD: ['2021-07-13'],
  TI: ['一种固态电池隔膜及其制备方法'],
  AB: [
    '本发明公开了一种固态电池隔膜，隔膜包括基材与涂层。涂层含Li7La3Zr2O12陶瓷 electrolyte 颗粒；LED灯。',
  ],
  CLMS: ['1. 一种固态电池隔膜，包括基材。', '2. 根据权利要求1所述的隔膜，涂覆陶瓷。'],
  DESC: ['本发明涉及电池。', '水凝胶具有温敏性质。\n另起一段。'],
  PA: ['苏州示例新材料（常熟）有限公司', '清华大学'],
  IN: ['张某', '李某'],
  AA: ['江苏省苏州市常熟市'],
  CO: ['江苏', '32'],
  IC: ['H01M50/409', 'H01M10/0525'],
  CPC: ['H01M2004/027'],
  IAN: ['PCT/CN2020/099999'],
  IPN: ['WO 2021/123456 A1'],
  PR: ['CN 202019900009.0'],
  PT: ['发明授权'],
  LSS: ['有效'],
  OP: ['转让', '许可'],
  CTD: ['12'],
  CT: ['CN119247024A'],
};
