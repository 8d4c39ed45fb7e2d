import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetLaws } from '../../../src/features/law/reading/lawRecords';
import { lawDetailLink } from '../../../src/links/law';
import { findLaw, findLaws, type LawRecord, type LawRow } from '../../../src/services/data/law';
import { backEnd } from '../../support/backEnd';
import { catchDownloads } from '../../support/downloads';
import { renderPortal } from '../../support/renderPortal';
import { lawNamed, shown } from './lawSupport';
import { FIND_LAWS, facet, openList, rows } from './listSupport';

const PATENT_LAW = '示例国专利法';
const notice = () => screen.getByRole('region', { name: '所读版本' });

beforeEach(forgetLaws);

/** Three versions, of the last of which nobody knows when it began. */
async function withoutStart(): Promise<LawRecord[]> {
  const { versions } = await lawNamed(PATENT_LAW);
  const laws = await Promise.all(versions.map(({ id }) => findLaw(id)));
  const last = versions.at(-1)?.id;
  const doubtful = <T extends { id: string }>(one: T): T =>
    one.id === last
      ? { ...one, effectiveDate: null, timeliness: null, doubt: 'NO_START' }
      : { ...one, timeliness: 'AMENDED', invalidDate: null };
  const told = laws.map((law) => ({ ...doubtful(law), versions: law.versions.map(doubtful) }));
  backEnd.use(
    http.get('*/law/findOne', ({ request }) => {
      const id = new URL(request.url).searchParams.get('id');
      return HttpResponse.json({ code: 0, msg: '', data: told.find((law) => law.id === id) });
    }),
  );
  return told;
}

/** A list that is answered with these rows. */
function listOf(content: readonly object[], more: object = {}) {
  backEnd.use(
    http.get(`*${FIND_LAWS}`, () =>
      HttpResponse.json({
        code: 0,
        msg: '',
        data: { content, totalElements: content.length, number: 0, size: 10, ...more },
      }),
    ),
  );
}

async function someRow(): Promise<LawRow> {
  const { id } = await lawNamed(PATENT_LAW);
  const { content } = await findLaws({ ids: [id] });
  if (!content[0]) throw new Error('The mock has no such law');
  return content[0];
}

describe('a version whose first day nobody knows', () => {
  it('is not called in force: head and note say that it cannot be told, and why', async () => {
    const [, , last] = await withoutStart();
    await renderPortal(lawDetailLink({ id: last?.id ?? '' }));
    await screen.findByRole('heading', { level: 1, name: PATENT_LAW }, { timeout: 20_000 });
    expect(screen.getByText('不能确定（施行日期不详）')).toBeVisible();
    expect(notice()).toHaveTextContent('这个版本是否现行有效不能确定：施行日期不详');
  });

  it('read as of a day, both it and the one before are named, neither as the one in force', async () => {
    const [, second, last] = await withoutStart();
    await renderPortal(lawDetailLink({ id: last?.id ?? '', asOf: '2023-01-01' }));
    await shown(PATENT_LAW);
    expect(notice()).toHaveTextContent('2023-01-01 施行的是哪个版本不能确定');
    expect(notice()).toHaveTextContent(
      new RegExp(`${second?.promulgationDate} 公布.+后一版本的施行日期不详`),
    );
    expect(notice()).toHaveTextContent(
      new RegExp(`${last?.promulgationDate} 公布.+施行日期不详（正在读的版本）`),
    );
  });

  it('stands in the list and in its facets as not to be determined', async () => {
    const known = await someRow();
    listOf([{ ...known, effectiveDate: null, timeliness: null, doubt: 'NO_START' }], {
      facets: [
        { name: 'timeliness', values: [{ value: 'IN_FORCE', count: 2 }], missing: 1, other: 0 },
      ],
    });
    await openList();
    expect(rows()[0] as HTMLElement).toHaveTextContent('不能确定（施行日期不详）');
    expect(await facet('时效性')).toHaveTextContent('不能确定');
  });
});

describe('what is not held', () => {
  it('of a day is counted above the list, with the names and the versions there are in a fold', async () => {
    const known = await someRow();
    listOf([], {
      unheld: [{ id: known.id, title: PATENT_LAW, promulgationDate: '2021-10-17' }],
      unheldCount: 3,
    });
    const { user } = await renderPortal('/changshu/searching/law/list?asOf=1990-01-01');
    const line = await screen.findByText(/^另有/);
    expect(line).toHaveTextContent('另有 3 篇在 1990-01-01 已经有了，但当时的版本没有收录');
    const names = line.parentElement as HTMLDetailsElement;
    expect(names.open).toBe(false);
    await user.click(line);
    expect(names.open).toBe(true);
    const link = within(names).getByRole('link', { name: PATENT_LAW });
    expect(link).toHaveAttribute('href', expect.stringContaining(known.id));
    expect(
      within(names)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '示例国专利法（收录的是 2021-10-17 公布的版本）',
      '还有 2 篇，检索服务没有给出名称',
    ]);
  });

  it('is said of versions of a day of which nobody can tell whether they were in force', async () => {
    const known = await someRow();
    const inForce = { ...known, timeliness: 'IN_FORCE' as const };
    listOf([
      { ...inForce, id: 'A', onDay: { timeliness: null, doubt: 'NO_DAYS' } },
      { ...inForce, id: 'B', onDay: { timeliness: 'IN_FORCE' } },
      { ...inForce, id: 'C' },
    ]);
    await openList({ asOf: '1900-01-01' });
    const [doubtful, certain, untold] = rows() as [HTMLElement, HTMLElement, HTMLElement];
    expect(doubtful).toHaveTextContent(
      '1900-01-01 不能确定（公布和施行日期都不详），今天 现行有效',
    );
    expect(certain).toHaveTextContent('1900-01-01 现行有效，今天 现行有效');
    expect(untold).toHaveTextContent('1900-01-01 不能确定，今天 现行有效');
    expect(
      screen.getByText(
        (_, element) =>
          element?.tagName === 'P' &&
          /^本页有 2 篇不能确定 1900-01-01 是否有效，一并列出，不表示当时有效/.test(
            element.textContent ?? '',
          ),
      ),
    ).toBeVisible();
    expect(screen.getByText(/1900-01-01 有效或不能确定/)).toBeVisible();
  });

  it('is said of a list of a day also where nobody tells what is missing', async () => {
    listOf([await someRow()]);
    await openList({ asOf: '2015-06-01' });
    expect(screen.getByText(/没有列出的，不表示当时没有这部法规/)).toBeVisible();
  });

  it.each([
    [3, 3, true, '共 3 个版本，可对照'],
    [3, 2, true, '共 3 个版本，其中 2 个有正文，可对照'],
    [3, 1, true, '共 3 个版本，只有这个版本有正文'],
    [3, 0, false, '共 3 个版本，都没有正文'],
    [3, undefined, true, '共 3 个版本'],
  ])(
    '%s versions, %s with text: no comparison is promised that cannot be made',
    async (versionCount, readableVersions, hasText, words) => {
      listOf([{ ...(await someRow()), versionCount, readableVersions, hasText }]);
      await openList();
      const [law] = rows();
      const told = (_: string, element: Element | null) => element?.textContent === words;
      expect(within(law as HTMLElement).getByText(told)).toBeVisible();
    },
  );
});

describe('a citation', () => {
  it('names the version, and in a reading of a day the day', async () => {
    const { versions } = await lawNamed(PATENT_LAW);
    const [, second] = versions;
    const { user, goTo } = await renderPortal(lawDetailLink({ id: second?.id ?? '' }));
    await shown(PATENT_LAW);
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '复制引用' }));
    await waitFor(() => expect(write).toHaveBeenCalled());
    expect(write.mock.lastCall?.[0]).toMatch(
      /^《示例国专利法》（2009 年修正，示例国主席令第.+号）$/,
    );
    await goTo(lawDetailLink({ id: second?.id ?? '', asOf: '2015-06-01' }));
    await screen.findByText(/施行的是/);
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '复制引用' }));
    await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
    expect(write.mock.lastCall?.[0]).toMatch(/（2009 年修正，.+，2015-06-01 有效）$/);
    const downloads = catchDownloads();
    await user.click(screen.getByRole('button', { name: '下载正文' }));
    expect(await downloads[0]?.content.text()).toMatch(/^\ufeff?.+，2015-06-01 有效）\r\n/);
  });

  it('of a version of which the day cannot tell says so', async () => {
    const [, , last] = await withoutStart();
    const { user } = await renderPortal(lawDetailLink({ id: last?.id ?? '', asOf: '2023-01-01' }));
    await shown(PATENT_LAW);
    await screen.findByText(/哪个版本不能确定/);
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    await user.click(await screen.findByRole('menuitem', { name: '复制引用' }));
    await waitFor(() => expect(write).toHaveBeenCalled());
    expect(write.mock.lastCall?.[0]).toContain('2023-01-01 是否有效不能确定，施行日期不详');
  });
});

describe('a law that names no region', () => {
  const region = async (category: LawRecord['category']) => {
    const law = await lawNamed(PATENT_LAW);
    backEnd.use(
      http.get('*/law/findOne', () =>
        HttpResponse.json({ code: 0, msg: '', data: { ...law, category, region: null } }),
      ),
    );
    await renderPortal(lawDetailLink({ id: law.id }));
    const facts = await screen.findByRole('region', { name: '基本信息' });
    const term = within(facts).queryByText('适用地区');
    return (term?.nextElementSibling ?? within(facts).getByText(/^无数据：/)).textContent;
  };

  it('holds in the whole country when it is a law of the state', async () => {
    expect(await region('LAW')).toBe('全国');
  });

  it('holds where nobody says when it is local law', async () => {
    expect(await region('LOCAL_REG')).toMatch(/(：|、)适用地区(、|$)/);
  });
});

describe('the day on which a law ends', () => {
  const lacking = async (timeliness: LawRecord['timeliness']) => {
    const law = await lawNamed(PATENT_LAW);
    backEnd.use(
      http.get('*/law/findOne', () =>
        HttpResponse.json({
          code: 0,
          msg: '',
          data: { ...law, timeliness, invalidDate: null, docNumber: null },
        }),
      ),
    );
    await renderPortal(lawDetailLink({ id: law.id }));
    const facts = await screen.findByRole('region', { name: '基本信息' });
    return within(facts).getByText(/^无数据：/).textContent;
  };

  it('is not missed while it is in force', async () => {
    expect(await lacking('IN_FORCE')).not.toContain('失效日期');
  });

  it('is missed of a version that was amended', async () => {
    expect(await lacking('AMENDED')).toContain('失效日期');
  });
});
