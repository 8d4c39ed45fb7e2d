import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStatistics, statisticsLink } from '../../../src/links/statistics';
import { renderPortal } from '../../support/renderPortal';
import { onPhone } from '../../support/screens';

const SLOW = { timeout: 20_000 };

/** None of the blocks is in view: a report draws what it has all the same. */
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const state = (address: string) => readStatistics(address.split('?')[1] ?? '');

describe('a report', () => {
  it('is made of charts and words that stand in the address', async () => {
    const { user, address } = await renderPortal(statisticsLink());
    await user.click(await screen.findByRole('button', { name: '制作报告' }, SLOW));
    const paper = await screen.findByRole('article', { name: '报告' }, SLOW);
    await user.click(screen.getByRole('checkbox', { name: '企业前 20 位' }));
    await user.click(screen.getByRole('button', { name: '上移：企业前 20 位' }));
    await user.type(screen.getByLabelText('导言'), '本年情况');
    await user.type(screen.getByLabelText('企业前 20 位的说明文字'), '龙头明显');
    await waitFor(
      () =>
        expect(state(address()).report).toEqual({
          title: '',
          introduction: '本年情况',
          charts: [
            { block: 'trend', words: '' },
            { block: 'composition', words: '' },
            { block: 'regions', words: '' },
            { block: 'enterprise', words: '龙头明显' },
            { block: 'ipc', words: '' },
          ],
        }),
      SLOW,
    );
    expect(paper).toHaveTextContent('龙头明显');
    await waitFor(() => expect(paper).toHaveTextContent(/企业前 20 位.*最多/), SLOW);
  });

  it('says when the words are more than an address holds, and keeps them in the tab', async () => {
    const { address, goTo } = await renderPortal(
      statisticsLink({ report: { title: '', introduction: '', charts: [] } }),
    );
    await screen.findByRole('article', { name: '报告' }, SLOW);
    expect(screen.getByRole('button', { name: '打印或存为 PDF' })).toBeDisabled();
    const long = '长'.repeat(1000);
    fireEvent.change(screen.getByLabelText('导言'), { target: { value: long } });
    fireEvent.change(screen.getByLabelText('报告标题'), { target: { value: '标题' } });
    await waitFor(() => expect(state(address()).report?.introduction).toBe(long), SLOW);
    for (const name of ['专利申请趋势', '专利授权趋势', '地图']) {
      fireEvent.click(screen.getByRole('checkbox', { name }));
      fireEvent.change(screen.getByLabelText(`${name}的说明文字`), {
        target: { value: '多'.repeat(600) },
      });
    }
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /文字太长.*超出约 \d+ 个汉字.*保存在这个标签页/,
    );
    // On a slow machine the address takes the first of the charts before the last is ticked.
    await waitFor(
      () =>
        expect(state(address()).report).toMatchObject({ charts: [{}, {}, {}], wordsInTab: true }),
      SLOW,
    );
    expect(address().length).toBeLessThan(500);

    // Opened anew in this tab, the words are there; in another one it says where they are.
    const link = address();
    await goTo(statisticsLink());
    await goTo(link);
    expect(await screen.findByLabelText('导言', undefined, SLOW)).toHaveValue(long);
    expect(screen.getByRole('article')).toHaveTextContent('多'.repeat(600));
    await goTo(statisticsLink());
    sessionStorage.removeItem('ipr.statistics.report');
    await goTo(link);
    expect(await screen.findByText(/这个地址里没有说明文字/, undefined, SLOW)).toBeVisible();
    expect(screen.getByRole('button', { name: '上移：地图' })).toBeEnabled();
  });

  it('stands first on a telephone, and what makes it is a press away', async () => {
    onPhone();
    const { user } = await renderPortal(
      statisticsLink({ report: { title: '', introduction: '', charts: [] } }),
    );
    const fold = await screen.findByText('编写报告：标题、导言、图表和说明文字', {}, SLOW);
    expect(screen.getByLabelText('报告标题')).not.toBeVisible();
    expect(screen.getByRole('article', { name: '报告' })).toBeVisible();
    await user.click(fold);
    expect(screen.getByLabelText('报告标题')).toBeVisible();
  });

  it('is put in order with the keys, and the focus stays with what was moved', async () => {
    const charts = (['trend', 'ipc', 'map'] as const).map((block) => ({ block, words: '' }));
    const { user } = await renderPortal(
      statisticsLink({ report: { title: '', introduction: '', charts } }),
    );
    (await screen.findByRole('button', { name: '上移：地图' }, SLOW)).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: '上移：地图' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: '下移：地图' })).toHaveFocus();
    expect(screen.getByText('地图已移到第 1 位，共 3 个')).toBeInTheDocument();
  });
});
