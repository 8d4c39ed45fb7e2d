import { toHalfWidth } from '../check';

const PROVINCES = '京津沪渝冀晋蒙辽吉黑苏浙皖闽赣鲁豫鄂湘粤桂琼川贵云藏陕甘青宁新';

const ICP = new RegExp(`^[${PROVINCES}]ICP备(\\d{6}|\\d{8}|\\d{10})号(-\\d{1,4})?$`);
const PUBLIC_SECURITY = new RegExp(`^[${PROVINCES}]公网安备\\s?(\\d{14})号$`);
const GOVERNMENT_SITE = /^(\d{10}|bm\d{8})$/;

/**
 * Filing number of the Ministry of Industry and Information Technology (`苏ICP备00000001号-1`) as
 * the footer shows it, or null when the text is not one.
 */
export function readIcpNumber(input: string): string | null {
  const text = toHalfWidth(input).trim();
  return ICP.test(text) ? text : null;
}

/**
 * Filing number of the public-security organs (`苏公网安备 32059900000001号`) and its 14 digits,
 * which the address of the official register takes; null when the text is not one.
 */
export function readPublicSecurityNumber(input: string): { text: string; digits: string } | null {
  const text = toHalfWidth(input).trim();
  const digits = PUBLIC_SECURITY.exec(text)?.[1];
  return digits ? { text, digits } : null;
}

/** Government-site code: ten digits, or `bm` and eight digits for ministries; null when it is not one. */
export function readGovernmentSiteCode(input: string): string | null {
  const text = toHalfWidth(input).trim();
  return GOVERNMENT_SITE.test(text) ? text : null;
}
