import { DESCRIPTIONS } from '../../../mock/process/descriptions';
import { formValues } from '../../../src/domain/form/body';
import { applyLink } from '../../../src/links/business';
import { expect, test } from '../support/portal';
import { longestNoted, reportTime, watchInteractions } from '../support/timing';
import { openPart, textbox } from './filling';
import { seedDraft, store } from './seededDraft';

const rows = <T>(count: number, row: (number: number) => T) =>
  Array.from({ length: count }, (_, index) => row(index + 1));

/** As many rows as the form takes: more than two hundred answers. */
const MANY = {
  rights: rows(5, (number) => ({
    number: `9000000${number}`,
    name: `示例 ${number}`,
    owner: '李某',
    status: 'VALID',
  })),
  respondents: rows(10, (number) => ({
    type: 'ENTERPRISE',
    name: `示例市虚构日用品商行第 ${number} 店`,
    uscc: '91320599MA1XXXXX0X',
    address: `示例市示例路 ${number} 号`,
    contact: '王某',
    phone: '0512-20000000',
    relation: ['SELL', 'OFFER'],
  })),
  evidence: rows(20, (number) => ({
    name: `购物发票 ${number}`,
    link: `https://shop.example.com/item/${number}`,
    source: 'PURCHASE',
    date: '2026-03-15',
    proves: `第 ${number} 次购买的时间、地点和价款。`,
  })),
};

test('a key is on screen at once in a form of 200 answers', async ({ page, portal }) => {
  test.setTimeout(120_000);
  await portal.signIn('person');
  const { key, text } = await seedDraft(page, portal, 'JBTS');
  const draft = JSON.parse(text());
  const many = formValues(DESCRIPTIONS.JBTS, MANY);
  await store(
    page,
    portal,
    key,
    JSON.stringify({ ...draft, values: { ...draft.values, ...many } }),
  );
  await portal.open(applyLink('JBTS', { step: 'fill', section: 'respondents' }));

  const last = textbox(page, '地址').nth(9);
  await expect(last).toHaveValue('示例市示例路 10 号');
  await last.focus();
  await watchInteractions(page);
  await page.keyboard.press('End');
  await page.keyboard.type('abcdefghij', { delay: 100 });
  await expect(last).toHaveValue('示例市示例路 10 号abcdefghij');
  reportTime('a key among ten respondents', await longestNoted(page));

  await openPart(page, '证据说明');
  const proof = textbox(page, '证明内容').nth(19);
  await expect(proof).toHaveValue(/^第 20 次/);
  await proof.focus();
  await page.keyboard.press('Control+End');
  await longestNoted(page);
  await page.keyboard.type('abcdefghij', { delay: 100 });
  await expect(proof).toHaveValue(/abcdefghij$/);
  reportTime('a key among twenty pieces of evidence', await longestNoted(page));
});
