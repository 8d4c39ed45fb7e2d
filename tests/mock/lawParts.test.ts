import { resolveCitations } from '../../mock/law/resolve';
import { LawStore } from '../../mock/law/store';
import { type LawData, StoredLaw } from '../../mock/law/storedLaw';

const part = (id: string, title: string, text: string): StoredLaw => {
  const data: LawData = {
    id,
    law: title,
    title,
    names: [],
    category: 'LAW',
    topic: [],
    authority: [],
    region: null,
    docNumber: null,
    promulgationDate: '2020-05-28',
    effectiveDate: '2021-01-01',
    invalidDate: null,
    keywords: [],
    revisions: [],
    hasText: true,
    readText: () => text,
  };
  return new StoredLaw(data);
};

it('finds an article of a code in the part that has it', () => {
  const store = new LawStore([
    part('contract', '中华人民共和国民法典合同编', '第四百六十三条 本编调整合同关系。'),
    part('tort', '中华人民共和国民法典侵权责任编', '第一千一百八十五条 故意侵害他人知识产权。'),
  ]);
  const ids = (articles: (string | undefined)[]) =>
    resolveCitations(
      store,
      articles.map((article) => ({ name: '民法典', ...(article && { article }) })),
      { asOf: undefined, today: '2026-11-26' },
    ).map((law) => law?.id);
  expect(ids(['1185', '463', '9', undefined])).toEqual(['tort', 'contract', undefined, undefined]);
});
