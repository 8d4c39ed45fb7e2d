import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { KeptFile } from '@/components/form/files/entry';
import { applicationNumberCheckDigit } from '@/domain/numbers/applicationNumber';
import { jbtsService } from '@/features/application/services/jbts/JbtsScreen';
import { readApply } from '@/links/business';
import { getPatentStore } from '../../../mock/data/patentStore';
import { backEnd } from '../../support/backEnd';
import { logIn } from '../../support/renderPortal';
import { showSections } from './partHost';

afterEach(() => void vi.unstubAllGlobals());

/** A patent of the mock that is in force. */
function knownPatent() {
  const found = getPatentStore().patents.find(
    ({ head: { patentType, validity, applicationNumber } }) =>
      patentType === 'UTILITY' && validity === 'VALID' && applicationNumber !== undefined,
  );
  const { applicationNumber: number = '', title } = found?.record() ?? { title: '' };
  const owners = found?.record().currentOwners ?? found?.record().applicants ?? [];
  return { number, title, owner: owners.map(({ name }) => name).join('；') };
}

const COMPLAINT = { kind: 'COMPLAINT', rightType: 'PATENT', matter: 'PATENT_INFRINGEMENT' };

const withRight = (values: Record<string, string>) => ({
  ...COMPLAINT,
  rights: [{ id: '1', values }],
});

const ask = () => screen.findByRole('button', { name: '查询这件专利' });
const text = (label: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label });

/** A number of the right shape that no record has. */
const NOBODYS = `200420999999.${applicationNumberCheckDigit('200420999999')}`;

describe('the look-up of a right', () => {
  it('fills in name, owner and state from the record of the number', async () => {
    const { number, title, owner } = knownPatent();
    const { user, store } = await showSections(jbtsService, {
      values: withRight({ number: `ZL ${number}` }),
      sections: ['rights'],
    });
    await user.click(await ask());
    expect(await screen.findByText(new RegExp(`已按“${title}”的记录填写`))).toBeVisible();
    expect(text(/^权利名称/)).toHaveValue(title);
    expect(text(/^权利人$/)).toHaveValue(owner);
    expect(screen.getByRole('radio', { name: '有效' })).toBeChecked();
    expect(store.problems().filter(({ path }) => path.startsWith('rights.'))).toEqual([]);
    // Said of that number, not of another one.
    await user.type(text(/^权利号码/), '1');
    expect(screen.queryByText(/的记录填写/)).not.toBeInTheDocument();
  });

  it('says that it is asking, and asks once', async () => {
    const { number } = knownPatent();
    let asked = 0;
    backEnd.use(
      http.post('*/patent/search', async () => {
        asked += 1;
        await delay('infinite');
        return HttpResponse.json({});
      }),
    );
    const { user } = await showSections(jbtsService, {
      values: withRight({ number }),
      sections: ['rights'],
    });
    await user.dblClick(await ask());
    expect(screen.getByText('正在查询…')).toBeVisible();
    expect(await ask()).toHaveAttribute('aria-busy', 'true');
    expect(asked).toBe(1);
  });

  it('says when no patent has the number, and leaves what was typed', async () => {
    const { user } = await showSections(jbtsService, {
      values: withRight({ number: NOBODYS, name: '一种示例夹具' }),
      sections: ['rights'],
    });
    await user.click(await ask());
    expect(await screen.findByText(/没有查到这个专利号，请核对/)).toBeVisible();
    expect(text(/^权利名称/)).toHaveValue('一种示例夹具');
  });

  it('says when it failed, and can be asked again', async () => {
    const { number, title } = knownPatent();
    backEnd.use(http.post('*/patent/search', () => HttpResponse.error(), { once: true }));
    const { user } = await showSections(jbtsService, {
      values: withRight({ number, name: '我自己写的' }),
      sections: ['rights'],
    });
    await user.click(await ask());
    expect(await screen.findByText(/没有查成：/)).toBeVisible();
    expect(text(/^权利名称/)).toHaveValue('我自己写的');
    await user.click(await ask());
    expect(await screen.findByText(new RegExp(`已按“${title}”`))).toBeVisible();
  });

  it('asks nothing for a number that is none: the field says what is wrong', async () => {
    const called = vi.fn();
    backEnd.use(http.post('*/patent/search', called));
    const { user } = await showSections(jbtsService, {
      values: withRight({}),
      sections: ['rights'],
    });
    await user.click(await ask());
    expect(screen.getByText('请先填写专利号。')).toBeVisible();
    expect(text(/^权利号码/)).toHaveFocus();
    await user.type(text(/^权利号码/), '202029900001');
    await user.click(await ask());
    expect(screen.getByText(/缺少校验位，请补充最后一位数字或 X/)).toBeVisible();
    expect(text(/^权利号码/)).toHaveFocus();
    expect(called).not.toHaveBeenCalled();
  });

  it('is not offered for trademarks, which no service has, nor for other rights', async () => {
    const { store } = await showSections(jbtsService, {
      values: { ...withRight({ number: '90000001' }), rightType: 'TRADEMARK' },
      sections: ['rights'],
    });
    expect(await screen.findByText(/商标不能在这里查询/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '查询这件专利' })).not.toBeInTheDocument();
    store.set('rightType', 'GI');
    await waitFor(() => expect(screen.queryByText(/商标不能在这里查询/)).not.toBeInTheDocument());
  });
});

describe('giving one’s name', () => {
  it('tells what follows from it before the choice, and shows what was chosen', async () => {
    const { user } = await showSections(jbtsService, {
      values: { kind: 'REPORT' },
      sections: ['kind'],
    });
    const unnamed = await screen.findByRole('list', { name: '匿名（是）' });
    expect(unnamed).toHaveTextContent('只能凭办件编号和查询码查询进度');
    expect(screen.getByRole('list', { name: '实名（否）' })).toHaveTextContent('可以随时查看进度');
    const question = screen.getByRole('radiogroup', { name: /是否匿名举报/ });
    await user.click(within(question).getByRole('radio', { name: '是' }));
    expect(screen.getByRole('list', { name: '匿名（是） （已选）' })).toBeVisible();
  });
});

describe('what should be looked at again', () => {
  it('is a place outside the city and an act long ago', async () => {
    await showSections(jbtsService, {
      values: {
        ...COMPLAINT,
        occurRegion: '320582',
        occurFrom: '2019-01-01',
        occurTo: '2019-01-02',
      },
      sections: ['occurrence'],
    });
    expect(await screen.findByText(/不属于本市管辖；仍可提交/)).toBeVisible();
    expect(screen.getByText(/距发生已超过 3 年/)).toBeVisible();
  });
});

const file = (id: string, name: string): KeptFile => ({
  category: 'evidence',
  id,
  name,
  size: 2048,
  sha256: id.repeat(64).slice(0, 64),
});

const EVIDENCE = [
  {
    id: '1',
    values: { name: '购物发票', file: 'b', source: 'PURCHASE', date: '2026-03-15' },
  },
];

const RESPONDENTS = ['示例市虚构商行', '示例市虚构工厂'].map((name, index) => ({
  id: `${index + 1}`,
  values: { type: 'ENTERPRISE', name, address: '示例路 20 号' },
}));

describe('the evidence', () => {
  it('is described file by file: those uploaded are the choice', async () => {
    const { user, store, files } = await showSections(jbtsService, {
      values: COMPLAINT,
      sections: ['evidence'],
      kept: [file('a', '照片.jpg'), file('b', '发票.pdf')],
    });
    await user.click(await screen.findByRole('button', { name: '添加证据' }));
    const choice = screen.getByRole('combobox', { name: /^证据文件/ });
    await user.selectOptions(choice, '发票.pdf');
    expect(store.values().evidence).toEqual([{ id: '1', values: { file: 'b' } }]);
    files.remove('b');
    await waitFor(() =>
      expect(store.problems()).toContainEqual(expect.objectContaining({ path: 'evidence.1.file' })),
    );
  });

  it('becomes a numbered list with the hash of each file, and tells how many copies are needed', async () => {
    await showSections(jbtsService, {
      values: { ...COMPLAINT, evidence: EVIDENCE, respondents: RESPONDENTS },
      sections: [],
      kept: [file('a', '照片.jpg'), file('b', '发票.pdf')],
    });
    const table = await screen.findByRole('table', { name: '证据目录' });
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent('1');
    expect(first).toHaveTextContent('购物发票');
    expect(first).toHaveTextContent(`发票.pdf（2 KB）SHA-256 ${'b'.repeat(64)}`);
    expect(first).toHaveTextContent('购买取得');
    expect(first).toHaveTextContent('2026-03-15');
    expect(second).toHaveTextContent(`照片.jpg（2 KB）SHA-256 ${'a'.repeat(64)}`);
    expect(screen.getByText(/正本 1 份，副本 2 份/)).toBeVisible();
  });

  it('is printed by itself, to be signed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await showSections(jbtsService, {
      values: {
        ...COMPLAINT,
        applicantName: '苏州示例新材料有限公司',
        respondents: RESPONDENTS,
        evidence: EVIDENCE,
      },
      sections: [],
      kept: [file('b', '发票.pdf')],
    });
    await user.click(await screen.findByRole('button', { name: '打印证据目录' }));
    expect(print).toHaveBeenCalledOnce();
    const paper = document.querySelector<HTMLElement>('body > .printAlone');
    expect(paper).toHaveTextContent('投诉人苏州示例新材料有限公司');
    expect(paper).toHaveTextContent('示例市虚构商行、示例市虚构工厂');
    expect(paper).toHaveTextContent('提交人（签名或盖章）');
    expect(paper).toHaveTextContent('b'.repeat(64));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('.printAlone')).toBeNull());
  });

  it('names nobody on the list of an anonymous report, and asks for no copies', async () => {
    vi.stubGlobal('print', vi.fn());
    const { user } = await showSections(jbtsService, {
      values: {
        kind: 'REPORT',
        anonymous: true,
        applicantName: '苏州示例新材料有限公司',
        respondents: RESPONDENTS,
      },
      sections: [],
      kept: [file('b', '发票.pdf')],
    });
    await user.click(await screen.findByRole('button', { name: '打印证据目录' }));
    const paper = document.querySelector('body > .printAlone');
    expect(paper).toHaveTextContent('举报人匿名');
    expect(paper).not.toHaveTextContent('苏州示例');
    expect(screen.queryByText(/正本/)).not.toBeInTheDocument();
  });

  it('says what to do while there is none', async () => {
    await showSections(jbtsService, { values: COMPLAINT, sections: [] });
    expect(await screen.findByText(/还没有证据/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '打印证据目录' })).not.toBeInTheDocument();
  });
});

describe('what need not be typed', () => {
  const beginning = (search: string) => ({
    profile: { applicantType: 'PERSON', applicantName: '李某' } as const,
    last: undefined,
    address: readApply(search),
  });
  const signal = new AbortController().signal;

  it('is the patent that the address names', async () => {
    await logIn('person');
    const { number, title, owner } = knownPatent();
    expect(await jbtsService.prefill(beginning(`?patent=${number}`), signal)).toEqual({
      applicantType: 'PERSON',
      applicantName: '李某',
      rightType: 'PATENT',
      rights: [{ id: '1', values: { number, name: title, owner, status: 'VALID' } }],
    });
  });

  it('is its number alone when it cannot be looked up', async () => {
    backEnd.use(http.post('*/patent/search', () => HttpResponse.error()));
    expect(await jbtsService.prefill(beginning(`?patent=${NOBODYS}`), signal)).toMatchObject({
      rights: [{ id: '1', values: { number: NOBODYS } }],
    });
    expect(await jbtsService.prefill(beginning('?patent=123'), signal)).toEqual({
      applicantType: 'PERSON',
      applicantName: '李某',
    });
  });
});
