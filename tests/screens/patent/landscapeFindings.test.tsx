import { landscapeLink, setQuery } from '../../../src/links/landscape';
import { BATTERY, holds, open, picture, SET } from './landscapeSupport';

const OTHER_SET = { name: '丙', query: setQuery({ mode: 'expr', q: 'PA="丙公司"' }) };
const SIDE_BY_SIDE = landscapeLink(BATTERY, { name: '电池', sets: [OTHER_SET] });

describe('patents that are in force beyond their term', () => {
  /** Two of twelve were filed too long ago to be in force. */
  const rows = SET.rows.map((row, id) => (id < 2 ? { ...row, filingDate: '1999-03-01' } : row));

  it('are told set by set, for sets may share them', async () => {
    holds({ ...SET, rows }, { now: false }, rows);
    await open(SIDE_BY_SIDE);
    const life = await picture('有效专利的剩余年限');
    expect(life).toHaveTextContent('另有记为有效，但按申请日期限已满的：电池 2 件、丙 2 件。');
    expect(life).not.toHaveTextContent('4 件记为有效');
  });

  it('are a number alone where there is one set', async () => {
    holds({ ...SET, rows });
    await open(landscapeLink(BATTERY));
    expect(await picture('有效专利的剩余年限')).toHaveTextContent(
      '另有记为有效，但按申请日期限已满的：2 件。',
    );
  });
});
