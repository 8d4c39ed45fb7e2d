/**
 * Stands wherever something is invented. In a file of its own: it stands on many pages, and what makes
 * columns of a file on few.
 */
export const SAMPLE = '示例数据';
