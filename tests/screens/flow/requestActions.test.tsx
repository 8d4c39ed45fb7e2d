import { render as renderBare, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AppealPanel } from '@/components/flow/AppealPanel';
import { ConfirmPanel } from '@/components/flow/ConfirmPanel';
import { MaterialPanel } from '@/components/flow/MaterialPanel';
import { SatisfactionForm } from '@/components/flow/SatisfactionForm';
import WithdrawDialog from '@/components/flow/WithdrawDialog';
import { dueDay } from '@/domain/workflow/dueDay';
import { STALE_STATUS } from '@/domain/workflow/status';
import { CodeError } from '@/requests/errors';
import { PortalTheme } from '@/shell/PortalTheme';
import { HOLIDAYS } from '../../../config/holidays';
import { noting, REPORT, TODAY } from './fixtures';

const render = (element: ReactElement) => renderBare(element, { wrapper: PortalTheme });

/** Notes what is sent; the first time it fails, if wanted. */
function sender<Sent = string>(failsOnce = false) {
  const sent: Sent[] = [];
  let failing = failsOnce;
  const send = async (value?: Sent) => {
    if (failing) {
      failing = false;
      throw new CodeError('40901', STALE_STATUS, null);
    }
    sent.push(value as Sent);
  };
  return { sent, send };
}

describe('what the applicant is to confirm', () => {
  const confirmation = {
    text: '拟提交国家局，请确认。',
    documents: [REPORT],
    objection: '姓名有误',
  };
  const draw = (onConfirm: () => Promise<void>, onObject: (reason: string) => Promise<void>) =>
    render(
      <ConfirmPanel
        confirmation={confirmation}
        today={TODAY}
        actions={noting().actions}
        onConfirm={onConfirm}
        onObject={onObject}
      />,
    );

  it('is sent once when the button is pressed twice', async () => {
    const { sent, send } = sender<undefined>();
    // The second press comes before the answer to the first.
    const unanswered = new Promise<void>(() => {});
    draw(
      () => send().then(() => unanswered),
      async () => {},
    );
    await userEvent.dblClick(screen.getByRole('button', { name: '确认' }));
    expect(sent).toHaveLength(1);
    expect(screen.getByText('您上次提出的异议：姓名有误')).toBeInTheDocument();
  });

  it('says at once when the request has moved on in the meantime', async () => {
    const { send } = sender<undefined>(true);
    draw(send, async () => {});
    await userEvent.click(screen.getByRole('button', { name: '确认' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(STALE_STATUS);
  });

  it('takes an objection only with a reason of at most 500 characters', async () => {
    const { sent, send } = sender();
    draw(async () => {}, send);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: '提出异议' }));
    const area = screen.getByRole('textbox', { name: '异议和理由' });
    expect(area).toHaveFocus();
    await user.click(screen.getByRole('button', { name: '提交异议' }));
    expect(area).toHaveAccessibleDescription('请填写异议和理由');
    expect(area).toHaveFocus();
    await user.click(area);
    await user.paste('长'.repeat(501));
    expect(area).toHaveAccessibleDescription('异议和理由最多 500 个字，现有 501 个字');
    await user.type(area, '{Backspace}');
    await user.click(screen.getByRole('button', { name: '提交异议' }));
    expect(sent).toEqual(['长'.repeat(500)]);
  });

  it('is there again when the objection is given up', async () => {
    draw(
      async () => {},
      async () => {},
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: '提出异议' }));
    await user.click(screen.getByRole('button', { name: '返回' }));
    expect(screen.getByRole('button', { name: '确认' })).toBeInTheDocument();
  });
});

describe('the withdrawal', () => {
  function Host({ onWithdraw }: { onWithdraw: (reason: string) => Promise<void> }) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          撤回
        </button>
        {open && (
          <WithdrawDialog
            applyNo="PJSQ-20261119-000001"
            onWithdraw={onWithdraw}
            onClose={() => setOpen(false)}
          />
        )}
      </>
    );
  }

  it('says what it means and needs no reason', async () => {
    const { sent, send } = sender();
    render(<Host onWithdraw={send} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: '撤回' }));
    const dialog = screen.getByRole('dialog', { name: '撤回申请' });
    expect(dialog).toHaveAccessibleDescription(/PJSQ-20261119-000001 撤回后不再办理，不能恢复/);
    await user.click(screen.getByRole('button', { name: '撤回申请' }));
    expect(sent).toEqual(['']);
  });

  it('keeps the reason when it fails, and sends it again', async () => {
    const { sent, send } = sender(true);
    render(<Host onWithdraw={send} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: '撤回' }));
    const area = screen.getByRole('textbox', { name: /撤回原因/ });
    await user.type(area, '资料有误');
    await user.click(screen.getByRole('button', { name: '撤回申请' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(STALE_STATUS);
    expect(area).toHaveValue('资料有误');
    await user.click(screen.getByRole('button', { name: '撤回申请' }));
    expect(sent).toEqual(['资料有误']);
  });

  it('is given up without a trace', async () => {
    const { sent, send } = sender();
    render(<Host onWithdraw={send} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: '撤回' }));
    await user.click(screen.getByRole('button', { name: '不撤回' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});

describe('the appeal', () => {
  const due = dueDay('2026-12-01', TODAY, HOLIDAYS);

  it('tells its last day and wants ten characters', async () => {
    const { sent, send } = sender();
    if (!due) throw new Error('no such day');
    render(<AppealPanel due={due} today={TODAY} onAppeal={send} />);
    expect(screen.getByText(/可以向知识产权管理部门申诉/)).toHaveTextContent(
      '最迟 12 月 1 日（还剩 7 个工作日）',
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: '申诉' }));
    const area = screen.getByRole('textbox', { name: '申诉理由' });
    await user.type(area, '不服');
    await user.click(screen.getByRole('button', { name: '提交申诉' }));
    expect(area).toHaveAccessibleDescription('申诉理由至少 10 个字，现有 2 个字');
    await user.type(area, '，本人住所地在本市');
    await user.click(screen.getByRole('button', { name: '提交申诉' }));
    expect(sent).toEqual(['不服，本人住所地在本市']);
  });
});

describe('material that is asked for', () => {
  const asked = { request: '请补充缴费凭证。', time: '2026-11-19 10:00:00' };

  it('is not sent without files, and keeps the note until they are there', async () => {
    const { sent, send } = sender();
    const panel = (blocked: string | undefined) => (
      <MaterialPanel asked={asked} blocked={blocked} onSend={send}>
        <p>缴费凭证.pdf</p>
      </MaterialPanel>
    );
    const { rerender } = render(panel('请先上传材料'));
    expect(screen.getByRole('region', { name: '要补充的材料' })).toHaveTextContent(
      '请补充缴费凭证。',
    );
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: /说明/ }), '已缴费');
    await user.click(screen.getByRole('button', { name: '提交材料' }));
    expect(screen.getByRole('alert')).toHaveTextContent('请先上传材料');
    rerender(panel(undefined));
    await user.click(screen.getByRole('button', { name: '提交材料' }));
    expect(sent).toEqual(['已缴费']);
  });
});

describe('the rating', () => {
  it('wants a score, and sends it with the comment', async () => {
    const { sent, send } = sender<unknown>();
    render(<SatisfactionForm onSend={send} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: '提交评价' }));
    expect(screen.getByRole('radio', { name: '非常满意' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: '非常满意' })).toHaveAccessibleDescription(
      '请选择满意度',
    );
    await user.click(screen.getByRole('radio', { name: '满意' }));
    await user.type(screen.getByRole('textbox', { name: /意见和建议/ }), ' 很快 ');
    await user.click(screen.getByRole('button', { name: '提交评价' }));
    expect(sent).toEqual([{ score: 4, comment: '很快' }]);
  });

  it('refuses a comment that is too long', async () => {
    const { sent, send } = sender<unknown>();
    render(<SatisfactionForm onSend={send} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: '非常不满意' }));
    const area = screen.getByRole('textbox', { name: /意见和建议/ });
    await user.click(area);
    await user.paste('慢'.repeat(201));
    await user.click(screen.getByRole('button', { name: '提交评价' }));
    expect(area).toHaveAccessibleDescription('意见和建议最多 200 个字，现有 201 个字');
    expect(sent).toEqual([]);
  });

  it('is only shown once it has been given', () => {
    render(<SatisfactionForm given={{ score: 2, comment: '等了太久' }} onSend={async () => {}} />);
    expect(screen.getByText('您的评价：不满意（2 分）')).toBeInTheDocument();
    expect(screen.getByText('等了太久')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
