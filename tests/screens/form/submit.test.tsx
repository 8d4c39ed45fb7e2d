import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '@/domain/form/asked';
import type { FormValues } from '@/domain/form/description';
import { EXAMPLE } from '../../domain/form/example';
import { renderForm } from './formHost';

const GOOD: FormValues = {
  name: '张三',
  idNo: '320099199003070010',
  region: '320581',
  purpose: 'MEET',
  guests: [
    { id: '1', values: { name: '李四', speaks: false } },
    { id: '2', values: { name: '王五', speaks: true } },
  ],
  day: '2026-11-21',
  quiet: true,
};

const field = (name: string) =>
  screen.getByLabelText(name, { selector: 'input, select, textarea' });
const summary = () => screen.getByRole('region', { name: /处需要修改|可以再次提交/ });
const submit = () => screen.getByRole('button', { name: '提交' });
const entry = (name: string) => screen.getByRole('group', { name });
const linksOf = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('a submission that does not pass', () => {
  it('names every error once more in the summary, with the same words, and takes the focus', async () => {
    const { user } = renderForm({ description: EXAMPLE, values: { purpose: 'MEET' } });
    await user.click(submit());
    expect(summary()).toHaveFocus();
    expect(linksOf(summary())).toEqual([
      '请填写姓名',
      '请填写证件号码',
      '请选择所在地区',
      '请添加参会人',
      '请选择日期',
      '请勾选：保持安静',
    ]);
    for (const words of linksOf(summary()))
      expect(screen.getAllByText(words ?? '')).toHaveLength(2);
    await user.click(within(summary()).getByRole('link', { name: '请选择所在地区' }));
    expect(field('所在地区：省级')).toHaveFocus();
    await user.click(within(summary()).getByRole('link', { name: '请添加参会人' }));
    expect(screen.getByRole('button', { name: '添加参会人' })).toHaveFocus();
  });

  it('marks what has been corrected, and may then be sent', async () => {
    const sent: FormValues[] = [];
    const values = { ...GOOD, purpose: 'READ', name: '', note: '短' };
    const { user } = renderForm({ description: EXAMPLE, values, onSend: (one) => sent.push(one) });
    await user.click(submit());
    expect(screen.getByRole('heading', { name: '有 2 处需要修改' })).toBeVisible();
    await user.type(field('姓名'), '张三');
    expect(screen.getByRole('heading', { name: '有 1 处需要修改' })).toBeVisible();
    expect(within(summary()).getByText('请填写姓名').closest('li')).toHaveTextContent('（已改正）');
    await user.clear(field('说明（选填）'));
    expect(screen.getByRole('heading', { name: '已改正，可以再次提交' })).toBeVisible();
    await user.click(submit());
    expect(sent).toHaveLength(1);
    expect(screen.queryByRole('region', { name: /可以再次提交/ })).toBeNull();
  });

  it('names the entry of a list, and equal entries by both numbers', async () => {
    const guests = [
      { id: '1', values: { name: '李四', speaks: true } },
      { id: '2', values: {} },
      { id: '3', values: { name: '李四', speaks: false } },
    ];
    const { user } = renderForm({ description: EXAMPLE, values: { ...GOOD, guests } });
    await user.click(submit());
    expect(linksOf(summary())).toEqual([
      '第 2 个参会人：请填写姓名',
      '第 2 个参会人：请回答：是否发言',
      '第 3 个参会人与第 1 个参会人重复',
    ]);
    await user.click(within(summary()).getByRole('link', { name: '第 2 个参会人：请填写姓名' }));
    expect(within(entry('参会人 2')).getByLabelText('姓名')).toHaveFocus();
  });

  it('opens the part that holds a field which is not on the screen, and brings the focus there', async () => {
    const asked: unknown[] = [];
    const { user, show } = renderForm({
      description: EXAMPLE,
      sections: ['what'],
      onGo: (path, section) => asked.push([path, section]),
    });
    await user.click(submit());
    await user.click(within(summary()).getByRole('link', { name: '请填写证件号码' }));
    expect(asked).toEqual([['idNo', 'who']]);
    show('who');
    expect(field('证件号码')).toHaveFocus();
  });

  it('brings the focus back to where it was inside of a field that has not been drawn yet', () => {
    const { store, show } = renderForm({ description: EXAMPLE, values: GOOD, sections: ['who'] });
    expect(store.goTo('region-1')).toBe(true);
    expect(field('所在地区：市级')).toHaveFocus();
    expect(store.goTo('purpose-MEET')).toBe(false);
    expect(store.sectionOf('purpose-MEET')).toBe('what');
    show('what');
    expect(screen.getByLabelText('阅览')).toHaveFocus();
  });

  it('counts what is wrong with files and declarations as well', async () => {
    const sent: unknown[] = [];
    const { user, store } = renderForm({
      description: EXAMPLE,
      values: GOOD,
      onSend: (values) => sent.push(values),
    });
    act(() =>
      store.setOthers([{ section: 'files', path: 'files.plan', message: '请上传会议方案' }]),
    );
    await user.click(submit());
    expect(linksOf(summary())).toEqual(['请上传会议方案']);
    expect(sent).toEqual([]);
    act(() => store.setOthers([]));
    await user.click(submit());
    expect(sent).toHaveLength(1);
  });
});

describe('what the back end refuses', () => {
  it('stands at the field until its answer is changed', async () => {
    const { user, store } = renderForm({ description: EXAMPLE, values: GOOD });
    act(() =>
      store.refuse([
        { field: 'name', message: '姓名与证件不一致' },
        { field: 'guests[1].name', message: '不在名单内' },
        { field: 'files.plan', message: '文件已损坏' },
        { field: 'somethingElse', message: '请联系窗口' },
      ]),
    );
    expect(summary()).toHaveFocus();
    expect(linksOf(summary())).toEqual([
      '姓名与证件不一致',
      '第 2 个参会人：不在名单内',
      '文件已损坏',
    ]);
    expect(summary()).toHaveTextContent('请联系窗口');
    expect(within(entry('参会人 2')).getByLabelText('姓名')).toHaveAccessibleDescription(
      '第 2 个参会人：不在名单内',
    );
    await user.type(field('说明（选填）'), '不影响别的');
    const name = within(screen.getByRole('region', { name: '申请人' })).getByLabelText('姓名');
    expect(name).toHaveAccessibleDescription('姓名与证件不一致');
    await user.type(name, '丰');
    expect(name).toBeValid();
    expect(screen.getByRole('heading', { name: '有 3 处需要修改' })).toBeVisible();
  });
});

describe('entries of a list', () => {
  it('take the focus to the first field of a new one, and end at the most allowed', async () => {
    const { user } = renderForm({ description: EXAMPLE, values: GOOD });
    const add = screen.getByRole('button', { name: '添加参会人' });
    await user.click(add);
    expect(within(entry('参会人 3')).getByLabelText('姓名')).toHaveFocus();
    expect(add).toHaveAccessibleDescription('已有 3 项，不能再添加');
    await user.click(add);
    expect(screen.queryByRole('group', { name: '参会人 4' })).toBeNull();
  });

  it('can be removed and put back where they stood, with everything in them', async () => {
    const { user, store } = renderForm({ description: EXAMPLE, values: GOOD });
    await user.click(screen.getByRole('button', { name: '删除参会人 1' }));
    expect(within(entry('参会人 1')).getByLabelText('姓名')).toHaveValue('王五');
    const undo = screen.getByRole('button', { name: /^撤销删除参会人 1/ });
    expect(undo).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(store.values().guests).toEqual(GOOD.guests);
    expect(within(entry('参会人 1')).getByLabelText('姓名')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^撤销/ })).toBeNull();
  });

  it('can all be put back, also after others were added and another part was looked at', async () => {
    const { user, store, show } = renderForm({ description: EXAMPLE, values: GOOD });
    await user.click(screen.getByRole('button', { name: '删除参会人 1' }));
    await user.click(screen.getByRole('button', { name: '删除参会人 1' }));
    expect(rowsOf(store.values().guests)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '添加参会人' }));
    await user.click(screen.getByRole('button', { name: '删除参会人 1' }));
    show();
    show(...EXAMPLE.sections.map(({ key }) => key));
    const undos = screen.getAllByRole('button', { name: /^撤销/ });
    // Of an entry in which nothing stood, nothing is lost.
    expect(undos).toHaveLength(2);
    for (const undo of undos) await user.click(undo);
    const names = rowsOf(store.values().guests).map(({ values }) => values.name);
    expect(names).toEqual(rowsOf(GOOD.guests).map(({ values }) => values.name));
    expect(screen.queryByRole('button', { name: /^撤销/ })).toBeNull();
  });

  it('move with their answers and messages; the focus goes along', async () => {
    const { user } = renderForm({ description: EXAMPLE, values: GOOD });
    await user.clear(within(entry('参会人 1')).getByLabelText('姓名'));
    await user.click(submit());
    await user.click(screen.getByRole('button', { name: '下移参会人 1' }));
    expect(screen.getByRole('button', { name: '下移参会人 2' })).toHaveFocus();
    expect(within(entry('参会人 1')).getByLabelText('姓名')).toHaveValue('王五');
    expect(within(entry('参会人 2')).getByLabelText('姓名')).toHaveAccessibleDescription(
      '第 2 个参会人：请填写姓名',
    );
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: '下移参会人 2' })).toHaveFocus();
  });

  it('never inherit what was said of a removed one', async () => {
    const { user } = renderForm({ description: EXAMPLE, values: GOOD });
    await user.clear(within(entry('参会人 2')).getByLabelText('姓名'));
    await user.click(submit());
    await user.click(screen.getByRole('button', { name: '删除参会人 2' }));
    await user.click(screen.getByRole('button', { name: '添加参会人' }));
    expect(within(entry('参会人 2')).getByLabelText('姓名')).toBeValid();
  });
});

describe('a form sent back for correction', () => {
  const remarks = { name: '与证件不一致', 'guests.2.name': '请写全名' };

  it('is open at what was said something about, with the words and the former answer', async () => {
    const sent: FormValues[] = [];
    const { user } = renderForm({
      description: EXAMPLE,
      // A day that has passed since cannot be held against the user, who cannot change it.
      values: { ...GOOD, day: '2026-11-01' },
      remarks,
      onSend: (values) => sent.push(values),
    });
    const who = within(screen.getByRole('region', { name: '申请人' }));
    await user.type(who.getByLabelText('姓名'), '丰');
    expect(who.getByLabelText('姓名')).toHaveAccessibleDescription(
      '审查意见：与证件不一致 原来填写：张三',
    );
    expect(who.getByRole('group', { name: '证件号码' })).toHaveTextContent('320***********0010');
    expect(who.queryByLabelText('证件号码', { selector: 'input' })).toBeNull();
    expect(within(entry('参会人 2')).getByRole('textbox', { name: '姓名' })).toBeVisible();
    expect(within(entry('参会人 1')).queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /添加|删除/ })).toBeNull();
    await user.click(submit());
    expect(sent).toEqual([]);
    const second = within(entry('参会人 2'));
    expect(second.getByRole('textbox', { name: '姓名' })).toHaveAccessibleDescription(
      /^第 2 个参会人：姓名：还没有按审查意见修改/,
    );
    await user.type(second.getByRole('textbox', { name: '姓名' }), '八');
    expect(second.queryByRole('checkbox', { name: /^按原内容说明/ })).toBeNull();
    await user.click(submit());
    expect(sent[0]).toMatchObject({ name: '张三丰', day: '2026-11-01' });
  });

  it('shows the former answer masked where it must not be kept', async () => {
    const { user } = renderForm({
      description: EXAMPLE,
      values: GOOD,
      remarks: { idNo: '与证件不一致' },
    });
    const who = within(screen.getByRole('region', { name: '申请人' }));
    const number = who.getByLabelText('证件号码', { selector: 'input' });
    await user.clear(number);
    expect(number).toHaveAccessibleDescription(/审查意见：与证件不一致 原来填写：320\*{11}0010/);
  });
});
