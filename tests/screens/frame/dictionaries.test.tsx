import { screen, waitFor } from '@testing-library/react';
import { useModel } from '@umijs/max';
import { expect, it } from 'vitest';
import { classNumberLabel } from '@/models/initialState';
import { callsSeen, failNext } from '../../support/faults';
import { logIn, renderPortal, type TestRoute } from '../../support/renderPortal';

const ENDS = {
  class: '/dictItem/find',
  industry: '/industryType/find',
  trade: '/transactionType/find',
};

/** Shows what the dictionaries hold, and lets a test change the user. */
function Probe() {
  const { initialState, refresh, setInitialState } = useModel('@@initialState');
  const {
    classNumbers = [],
    industryTypes = [],
    transactionTypes = [],
  } = initialState?.dictionaries ?? {};
  return (
    <>
      <h1>{initialState?.currentUser?.id ?? '无用户'}</h1>
      <p>{`分类${classNumbers.length} 产业${industryTypes.length} 交易${transactionTypes.length}`}</p>
      <p>{classNumbers[0] && classNumberLabel(classNumbers[0])}</p>
      <button type="button" onClick={refresh}>
        重新读取
      </button>
      <button
        type="button"
        onClick={() => setInitialState((state) => state && { ...state, currentUser: undefined })}
      >
        清除用户
      </button>
    </>
  );
}

const PROBE: TestRoute = {
  id: 'probe',
  path: '/changshu/user/probe',
  parentId: 'changshu/user',
  component: Probe,
};
const ADDRESS = '/changshu/user/probe';

const NONE = '分类0 产业0 交易0';

/** How often each of the three dictionaries was asked for. */
async function timesAsked(): Promise<number[]> {
  const calls = (await callsSeen()).map(({ path }) => path);
  return Object.values(ENDS).map((end) => calls.filter((path) => path.endsWith(end)).length);
}

const counts = () => screen.getByText(/^分类/).textContent;

it('loads the three dictionaries when there is a user, with 5000 rows each', async () => {
  await renderPortal(ADDRESS, { routes: [PROBE] });
  await waitFor(() => expect(counts()).not.toBe(NONE));
  expect(screen.getByText('(A01)农业；林业；畜牧业；狩猎；诱捕；捕鱼')).toBeInTheDocument();
  const calls = (await callsSeen()).filter(({ path }) =>
    Object.values(ENDS).some((end) => path.endsWith(end)),
  );
  expect(calls.map(({ query }) => query.size)).toEqual(['5000', '5000', '5000']);
});

it('loads none without a user', async () => {
  await renderPortal(ADDRESS, { account: null, routes: [PROBE] });
  await screen.findByText('无用户');
  expect(counts()).toBe(NONE);
  expect(await timesAsked()).toEqual([0, 0, 0]);
});

it('loads them anew whenever the user changes, and clears them without one', async () => {
  const { user } = await renderPortal(ADDRESS, { account: null, routes: [PROBE] });
  await screen.findByText('无用户');
  for (const [index, account] of (['person', 'enterprise'] as const).entries()) {
    await logIn(account);
    await user.click(screen.getByRole('button', { name: '重新读取' }));
    await screen.findByText(account === 'person' ? 'U1003' : 'U1002');
    await waitFor(() => expect(counts()).not.toBe(NONE));
    expect(await timesAsked()).toEqual([index + 1, index + 1, index + 1]);
  }
  await user.click(screen.getByRole('button', { name: '清除用户' }));
  await screen.findByText('无用户');
  await waitFor(() => expect(counts()).toBe(NONE));
  expect(await timesAsked()).toEqual([2, 2, 2]);
});

it('has them still after the same user was read again', async () => {
  const { user } = await renderPortal(ADDRESS, { routes: [PROBE] });
  await waitFor(() => expect(counts()).not.toBe(NONE));
  await user.click(screen.getByRole('button', { name: '重新读取' }));
  await waitFor(async () =>
    expect((await callsSeen()).filter(({ path }) => path === '/api/getCurrent')).toHaveLength(2),
  );
  await new Promise((resolve) => setTimeout(resolve, 200));
  await waitFor(() => expect(counts()).not.toBe(NONE));
});

it('keeps what arrives when one of them fails, and says so', async () => {
  await failNext('/data-service/api/front/industryType/find', {
    body: { code: 5, data: null, msg: '产业类别暂不可用' },
  });
  await renderPortal(ADDRESS, { routes: [PROBE] });
  await screen.findByText('产业类别暂不可用');
  await waitFor(() => expect(counts()).toMatch(/^分类[1-9]\d* 产业0 交易[1-9]\d*$/));
});

it('drops an answer that belongs to the user before', async () => {
  await failNext('/data-service/api/front/dictItem/find', {
    delayMs: 500,
    body: { code: 0, data: { content: [{ value: 'X', remark: '旧的' }] }, msg: '' },
  });
  const { user } = await renderPortal(ADDRESS, { routes: [PROBE] });
  await logIn('enterprise');
  await user.click(await screen.findByRole('button', { name: '重新读取' }));
  await screen.findByText('U1002');
  await waitFor(() => expect(counts()).not.toBe(NONE));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(screen.queryByText('(X)旧的')).toBeNull();
});
