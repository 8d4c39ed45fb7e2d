import type { FormDescription, FormSection } from '../form/description';
import { applicantFields } from './applicant';
import { isSupply } from './zljy/answers';
import { files } from './zljy/files';
import { listingFields, textFields } from './zljy/listing';
import { patentsField } from './zljy/patents';
import { contactFields, publicationFields } from './zljy/publication';
import { priceFields, termFields } from './zljy/terms';

const PUBLISHER = ['applicantType', 'applicantName'];

const sections: readonly FormSection[] = [
  {
    key: 'listing',
    title: '供需和交易方式',
    reason: '决定信息出现在哪一类，以及需要填写哪些条件',
    fields: listingFields,
  },
  {
    key: 'patents',
    title: '专利',
    reason: '按号码查到的信息自动填写，并核对能不能交易',
    when: isSupply,
    fields: [patentsField],
  },
  {
    key: 'texts',
    title: '技术内容',
    reason: '帮助对方判断是否合适；联系方式只在最后一部分填写',
    fields: textFields,
  },
  {
    key: 'price',
    title: '价格和条件',
    reason: '写明条件，对方才好决定是否联系',
    fields: [...priceFields, ...termFields],
  },
  {
    key: 'publisher',
    title: '发布人',
    reason: '用于核对对专利的处分权',
    fields: [
      ...applicantFields().filter(({ key }) => PUBLISHER.includes(key)),
      {
        kind: 'yesNo',
        key: 'hasAgent',
        label: '是否受权利人（需求方）委托发布',
        required: true,
      },
    ],
  },
  {
    key: 'publication',
    title: '展示和联系方式',
    reason: '联系方式平时隐去一部分，登录用户点“查看联系方式”后才显示',
    fields: [...publicationFields, ...contactFields],
  },
];

/** Listing of an offer or a demand (domain reference 1.5 and 2.6). */
export const ZLJY: FormDescription = {
  key: 'ZLJY',
  title: '发布专利交易信息',
  schemaVersion: 1,
  sections,
  files,
  consent: {
    version: 'v1',
    items: [
      { key: 'truth', text: '所发布的信息和所交材料真实、准确' },
      { key: 'right', text: '对所发布的专利有权处分；发布需求的，需求真实存在' },
      { key: 'noGuarantee', text: '知悉平台只提供信息展示，不担保交易' },
      { key: 'contact', text: '同意向查看联系方式的登录用户公开所填的联系方式，联系人已知情' },
    ],
  },
};
