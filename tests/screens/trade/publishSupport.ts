import { screen } from '@testing-library/react';
import { afterEach } from 'vitest';
import { draftName } from '@/components/form/draft/draftStorage';
import { closeFormFiles } from '@/components/form/files/formFiles';
import { ZLJY } from '@/domain/application/zljy';
import type { FormValues } from '@/domain/form/description';
import type { PatentRecord } from '../../../mock/contract';
import { plusDays } from '../../../mock/data/days';
import { getPatentStore } from '../../../mock/data/patentStore';
import { dayOf } from '../../../mock/process/moment';

export const PUBLISH_PAGE = '/changshu/operation/publish';
export const CREATE = '/data-service/api/authFront/createPatentTransactionProcess';
export const RESUBMIT = '/data-service/api/authFront/patentTransaction/resubmit';

/** Id of the demo enterprise. */
const USER = 'U1002';

const held = new Set<string>();
afterEach(() => {
  for (const name of held) closeFormFiles(name);
  held.clear();
});

/** Forgets the files of a form at the end of the test. */
export function holdsFiles(target = 'new'): string {
  const name = draftName({ user: USER, form: 'ZLJY', target });
  held.add(name);
  return name;
}

/** Patents of the mock that meet a condition, the first ones. */
export function patentsThat(meets: (record: PatentRecord) => boolean, count = 1): PatentRecord[] {
  const found = getPatentStore()
    .patents.map(({ head }) => head)
    .filter(meets)
    .slice(0, count);
  if (found.length < count) throw new Error('The mock has no such patents');
  return found;
}

/** The number of a record. */
export const numberOf = ({ applicationNumber = '' }: PatentRecord) => applicationNumber;

/** Good answers of an offer without its patents. */
export const offer = (): FormValues => ({
  direction: 'SUPPLY',
  title: '示例电池隔膜专利许可',
  industryTypeIds: ['C38'],
  transactionTypeIds: ['3'],
  summary: '隔膜厚度十二微米，耐热性好，已完成中试，可以提供样品供验证。',
  priceMode: 'FIXED',
  priceMin: '30',
  licenseArea: '中国',
  licenseFrom: plusDays(dayOf(), 30),
  licenseTo: plusDays(dayOf(), 365),
  applicantType: 'ENTERPRISE',
  applicantName: '苏州示例新材料有限公司',
  hasAgent: false,
  showPublisher: true,
  validUntil: plusDays(dayOf(), 180),
  contactName: '张某',
  contactMobile: '13000000002',
});

/** Good answers of a demand, for which no file is asked. */
export const demand = (): FormValues => ({
  ...offer(),
  direction: 'DEMAND',
  transactionTypeIds: ['1'],
  technicalField: '锂离子电池隔膜',
  problem: '现有隔膜在一百五十摄氏度下热收缩率过高，需要耐热涂层的技术。',
  priceMode: 'NEGOTIABLE',
});

/** A form that the demo enterprise has begun before, its declarations ticked. */
export function seedListing(values: FormValues): void {
  localStorage.setItem(
    `iprFormDraft.${holdsFiles()}`,
    JSON.stringify({
      schemaVersion: ZLJY.schemaVersion,
      consentVersion: ZLJY.consent.version,
      savedAt: Date.now(),
      tabId: 'another',
      revision: 1,
      unkept: [],
      mark: 'mark-of-the-listing',
      values,
      opened: [],
      consents: ZLJY.consent.items.map(({ key }) => key),
      attachments: [],
    }),
  );
}

/** The address of a part of the form. */
export const partOf = (section: string, query = '') =>
  `${PUBLISH_PAGE}?step=fill&section=${section}${query}`;

/** The panel of the check before publishing. */
export const panel = () => screen.findByRole('region', { name: '发布前检查' });

/** What the panel finds, level, sentence and remedy of each finding. */
export const findings = (): string[] =>
  [...document.querySelectorAll('.preflight li')].map(({ textContent }) => textContent ?? '');
