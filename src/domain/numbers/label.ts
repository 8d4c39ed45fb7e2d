/** What numbers are called where they are copied from, longer names first. */
const LABEL =
  /^\s*(?:(?:中国)?专利(?:申请)?号|(?:国家)?申请(?:专利)?号|(?:授权)?公开[（(]公告[）)]号|授权公告号|公开号|公告号|国际申请号|国际公布号|案号|(?:统一)?社会信用代码|信用代码|办件编号|申请编号|受理编号|交易信息编号|(?:发文)?文号|发文字号)\s*(?:[:：为是]\s*)?(?=\S)/;

/** A text without the name of what it is the number of: 专利号：ZL202119900001.9. */
export const withoutLabel = (text: string): string => text.replace(LABEL, '');
