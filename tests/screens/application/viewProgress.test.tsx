import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { StoredApplication } from '../../../mock/process/types';
import { reportProgressLink } from '../../../src/links/business';
import { callsSeen, failNext } from '../../support/faults';
import { type Portal, renderPortal } from '../../support/renderPortal';
import { inState } from './viewSupport';

const PATH = '/data-service/api/front/process/findByCode';
const CODE = 'ACDEFHJK';

const number = () => screen.getByRole('textbox', { name: '办件编号' });
const code = () => screen.getByRole('textbox', { name: '查询码' });
const ask = (portal: Portal) => portal.user.click(screen.getByRole('button', { name: '查询进度' }));

/** A report without a name, in a state. */
function anonymous(state: Parameters<typeof inState>[1]): StoredApplication {
  const report = inState('JBTS', state);
  Object.assign(report, { ownerId: null, applicantName: '匿名', queryCode: CODE, way: 'REPORT' });
  return report;
}

async function open(applyNo?: string): Promise<Portal> {
  const portal = await renderPortal(reportProgressLink(applyNo));
  await screen.findByRole('heading', { level: 1, name: '查询匿名举报进度' });
  return portal;
}

describe('asking after an anonymous report', () => {
  it('finds it by number and code, however they were typed; the code stays out of the address', async () => {
    const { applyNo } = anonymous('PROCESSING');
    const portal = await open();
    await portal.user.type(number(), applyNo.toLowerCase());
    await portal.user.type(code(), ' acde fhjk');
    await ask(portal);
    expect(await screen.findByRole('article', { name: '举报进度' })).toHaveFocus();
    expect(screen.getByText('办理中', { selector: '.requestStatus span' })).toBeVisible();
    expect(screen.getByText(/正在办理：调查与调解/)).toBeVisible();
    expect(screen.getByRole('table', { name: /办理记录/ })).toHaveTextContent('开始办理');
    expect(portal.address()).toBe(reportProgressLink(applyNo));
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(kept).not.toContain(CODE);
    expect(document.body).not.toHaveTextContent(CODE);
    const call = (await callsSeen()).find(({ path }) => path === PATH);
    expect(call?.query).toEqual({});
    expect(call?.body).toEqual({ applyNo, code: CODE });
    await portal.user.click(screen.getByRole('button', { name: '查询另一件' }));
    expect(code()).toHaveValue('');
  });

  it('has the number from the receipt, and shows the result', async () => {
    const { applyNo, result } = anonymous('FINISHED');
    const portal = await open(applyNo);
    expect(number()).toHaveValue(applyNo);
    await portal.user.type(code(), `${CODE}{Enter}`);
    const panel = await screen.findByRole('region', { name: '办理结果' });
    expect(panel).toHaveTextContent(result?.conclusionLabel ?? 'none');
    expect(panel).toHaveTextContent('匿名举报的文书不在网上提供');
    expect(document.body).not.toHaveTextContent('苏州示例新材料有限公司');
  });

  it('says at the field what is missing', async () => {
    const portal = await open();
    await ask(portal);
    expect(number()).toHaveAccessibleDescription(/请填写办件编号/);
    expect(number()).toHaveFocus();
    expect(code()).toHaveAccessibleDescription(/请填写查询码/);
    await portal.user.type(number(), 'PJSQ-20260105-000009');
    await portal.user.type(code(), '123');
    await ask(portal);
    expect(number()).toHaveAccessibleDescription(/办件编号的格式为 JBTS-年月日/);
    expect(code()).toHaveAccessibleDescription(/查询码为 8 位字母和数字/);
    expect((await callsSeen()).filter(({ path }) => path === PATH)).toEqual([]);
  });

  it('says at the field that the pair is wrong, and keeps both', async () => {
    const { applyNo } = anonymous('ACCEPTED');
    const portal = await open(applyNo);
    await portal.user.type(code(), 'WWWWWWWW');
    await ask(portal);
    await waitFor(() =>
      expect(code()).toHaveAccessibleDescription(/没有找到，请核对办件编号和查询码/),
    );
    expect(code()).toHaveFocus();
    expect(code()).toHaveValue('WWWWWWWW');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that a number is closed after too many tries', async () => {
    const { applyNo } = anonymous('ACCEPTED');
    const portal = await open(applyNo);
    await failNext(PATH, { body: { code: 42900, msg: '查询码多次不正确，请致电 12345 查询' } });
    await portal.user.type(code(), CODE);
    await ask(portal);
    expect(await screen.findByRole('alert')).toHaveTextContent('请致电 12345 查询');
    await ask(portal);
    expect(await screen.findByRole('article', { name: '举报进度' })).toBeVisible();
  });
});
