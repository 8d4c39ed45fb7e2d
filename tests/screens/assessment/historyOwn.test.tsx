import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoAccounts } from '../../../mock/accounts';
import { findAssessments } from '../../../mock/assessment/find';
import { getProcesses } from '../../../mock/process/store';
import { assessmentHistoryLink } from '../../../src/links/assessment';
import { catchDownloads } from '../../support/downloads';
import { answerWhatever } from '../../support/plainList';
import { renderPortal } from '../../support/renderPortal';

const FIND = '/authFront/assessment/find';
const OWNER = demoAccounts().get('enterprise')?.user.id ?? '';

const own = () => findAssessments(getProcesses().applications.values(), OWNER, {});
/** The same runs, as another account's. */
const others = () =>
  own().map((row) => ({ ...row, id: `${row.id}9`, applyNo: `${row.applyNo}9`, applicantId: 'U9' }));

const open = () => renderPortal(assessmentHistoryLink({ size: 50 }), { account: 'enterprise' });
const rows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1);

describe('a back end that answers everybody’s assessments', () => {
  it('lists the user’s own, and counts no others', async () => {
    answerWhatever(FIND, [...others(), ...own()]);
    await open();
    expect(await rows('我的评估')).toHaveLength(own().length);
    expect(screen.getByText(/^共/)).toHaveTextContent(`共 ${own().length} 件`);
  });

  it('says none where all are others’', async () => {
    answerWhatever(FIND, others());
    await open();
    expect(await screen.findByRole('heading', { name: '还没有评估' })).toBeVisible();
  });

  it('tells no number where it did not answer everything', async () => {
    const many = Array.from({ length: 30 }, (_, no) => ({ ...others()[0], id: `X${no}` }));
    answerWhatever(FIND, [...own().slice(0, 2), ...many]);
    await renderPortal(assessmentHistoryLink({ size: 10 }), { account: 'enterprise' });
    expect(await rows('我的评估')).toHaveLength(2);
    expect(screen.getByText('其他账号的评估没有列出，您的评估共有几件无法确认')).toBeVisible();
    expect(screen.queryByText(/^共/)).toBeNull();
  });

  it('calls nothing the user’s where the rows do not say whose they are', async () => {
    answerWhatever(
      FIND,
      own().map(({ applicantId: _, ...row }) => row),
    );
    await open();
    expect(await rows('评估')).toHaveLength(own().length);
    expect(screen.getByText(/无法确认都是您的/)).toBeVisible();
    expect(screen.queryByRole('table', { name: '我的评估' })).toBeNull();
  });

  it('takes home the user’s own alone', async () => {
    const downloads = catchDownloads();
    answerWhatever(FIND, [...others(), ...own()]);
    const { user } = await open();
    await rows('我的评估');
    await user.click(screen.getByRole('button', { name: '导出' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /CSV/ }));
    await user.click(dialog.getByRole('button', { name: /^导出/ }));
    await waitFor(() => expect(downloads).toHaveLength(1));
    const text = (await downloads[0]?.content.text()) ?? '';
    expect(text.trim().split('\r\n')).toHaveLength(own().length + 1);
  });
});
