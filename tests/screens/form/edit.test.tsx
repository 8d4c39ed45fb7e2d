import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FormDescription } from '@/domain/form/description';
import { EXAMPLE } from '../../domain/form/example';
import { DEVICES, renderForm, sourcesOf } from './formHost';

const field = (name: string) =>
  screen.getByLabelText(name, { selector: 'input, select, textarea' });

describe('every kind of field, by keyboard alone', () => {
  it('takes the answers and sends them', async () => {
    const sent: unknown[] = [];
    const { user } = renderForm({ description: EXAMPLE, onSend: (values) => sent.push(values) });
    await screen.findByLabelText('台灯');
    await screen.findByRole('option', { name: '江苏省' });

    await user.tab();
    expect(field('姓名')).toHaveFocus();
    await user.keyboard('张三');
    await user.tab();
    await user.keyboard('320099199003070010');
    await user.tab();
    await user.keyboard('２１５５００');
    await user.tab();
    expect(field('邮政编码（选填）')).toHaveValue('215500');

    await user.selectOptions(field('所在地区：省级'), '江苏省');
    await user.selectOptions(await ready('所在地区：市级', '苏州市'), '苏州市');
    await user.selectOptions(await ready('所在地区：县级', '常熟市'), '常熟市');

    field('所在地区：县级').focus();
    await user.tab();
    expect(field('阅览')).toHaveFocus();
    await user.keyboard(' ');
    await user.tab();
    await user.keyboard('2026/11/20');
    expect(field('日期')).toHaveValue('2026/11/20');
    await user.tab();
    expect(field('日期')).toHaveValue('2026-11-20');
    expect(screen.getByRole('button', { name: '打开日历选择日期' })).toHaveFocus();
    await user.tab();
    await user.keyboard('借用一天，用于读书');
    await user.tab();
    await user.keyboard(' ');
    expect(field('台灯')).toBeChecked();
    await user.tab();
    await user.tab();
    expect(field('保持安静')).toHaveFocus();
    await user.keyboard(' ');
    await user.tab();
    await user.keyboard('{Enter}');

    expect(sent).toEqual([
      {
        name: '张三',
        idNo: '320099199003070010',
        postcode: '215500',
        region: '320581',
        purpose: 'READ',
        day: '2026-11-20',
        note: '借用一天，用于读书',
        needs: ['LAMP'],
        quiet: true,
      },
    ]);
  });

  it('says which fields may be left empty, and asks for the others', async () => {
    renderForm({ description: EXAMPLE });
    expect(field('姓名')).toHaveAttribute('aria-required', 'true');
    expect(field('邮政编码（选填）')).toHaveAttribute('aria-required', 'false');
    expect(screen.getByRole('radiogroup', { name: '用途' })).toBeRequired();
    expect(await screen.findByRole('group', { name: /^设备\s*（选填）$/ })).toBeVisible();
  });

  it('takes the normal form of a typed day at once when the form is sent from the field', async () => {
    const { user, store } = renderForm({ description: EXAMPLE });
    await user.type(field('日期'), '20261225{Enter}');
    expect(store.values().day).toBe('2026-12-25');
    expect(screen.queryByText(/应为存在的日期/)).toBeNull();
  });

  it('counts the characters of a text as people do, and says how many are too many', async () => {
    const { user } = renderForm({ description: EXAMPLE });
    const note = field('说明（选填）');
    await user.type(note, '𠮷𠮷');
    expect(note).toHaveAccessibleDescription('字数 2/20');
    await user.type(note, '一二三四五六七八九十一二三四五六七八九十');
    expect(note).toHaveAccessibleDescription('字数 22/20，超出 2 个字');
  });

  it('asks only for what depends on a choice when it is made', async () => {
    const { user } = renderForm({ description: EXAMPLE });
    expect(screen.queryByRole('button', { name: '添加参会人' })).toBeNull();
    await user.click(field('会议'));
    expect(screen.getByRole('button', { name: '添加参会人' })).toBeVisible();
  });
});

async function ready(name: string, option: string) {
  const select = await screen.findByLabelText(name);
  await within(select).findByRole('option', { name: option });
  return select;
}

describe('errors at the right moment', () => {
  it('says nothing while a field is typed for the first time, then when it is left, then at once', async () => {
    const { user } = renderForm({ description: EXAMPLE });
    const postcode = field('邮政编码（选填）');
    await user.type(postcode, '12');
    expect(screen.queryByText('邮政编码应为 6 位数字')).toBeNull();
    await user.tab();
    expect(postcode).toHaveAccessibleDescription('邮政编码应为 6 位数字');
    expect(postcode).toBeInvalid();
    await user.type(postcode, '3456');
    expect(postcode).toBeValid();
    await user.type(postcode, '7');
    expect(postcode).toBeInvalid();
  });

  it('is silent about an empty field that is left', async () => {
    const { user } = renderForm({ description: EXAMPLE });
    await user.click(field('姓名'));
    await user.tab();
    expect(field('姓名')).toBeValid();
  });

  it('warns without blocking, once the day stands', async () => {
    const { user } = renderForm({ description: EXAMPLE });
    const day = field('日期');
    await user.type(day, '2026-12-01');
    expect(screen.queryByText('每月 1 日房间较少')).toBeNull();
    await user.tab();
    expect(day).toHaveAccessibleDescription(/提示\s*每月 1 日房间较少/);
    expect(day).toBeValid();
  });
});

describe('choices that come from a service', () => {
  const FORM: FormDescription = {
    ...EXAMPLE,
    sections: [
      {
        key: 'one',
        title: '设备',
        reason: '用于准备',
        fields: [
          { kind: 'select', key: 'device', label: '设备', options: 'devices', required: true },
        ],
      },
    ],
  };

  it('are loaded again after a failure; the former answer stays', async () => {
    let calls = 0;
    const sources = sourcesOf({
      devices: async () => {
        calls += 1;
        if (calls === 1) throw new Error('down');
        return DEVICES;
      },
    });
    const { user, store } = renderForm({
      description: FORM,
      values: { device: 'SCREEN' },
      sources,
    });
    expect(screen.getByRole('status')).toHaveTextContent('正在加载选项…');
    expect(await screen.findByRole('alert')).toHaveTextContent('设备的选项没有加载出来');
    expect(field('设备')).toHaveValue('SCREEN');
    await user.click(screen.getByRole('button', { name: '重新加载' }));
    expect(await screen.findByRole('option', { name: '投影' })).toBeVisible();
    expect(field('设备')).toHaveDisplayValue('投影');
    await user.selectOptions(field('设备'), '台灯');
    expect(store.values().device).toBe('LAMP');
  });

  it('keep an answer that is offered no more in sight, and refuse it', async () => {
    const { user } = renderForm({ description: FORM, values: { device: 'GLOBE' } });
    expect(await screen.findByRole('option', { name: 'GLOBE（已不适用）' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '提交' }));
    expect(field('设备')).toHaveAccessibleDescription('请重新选择设备，原来的选项已不适用');
  });
});

describe('regions', () => {
  it('keep a choice that is not complete, and refuse it only when the group is left', async () => {
    const { user, store } = renderForm({ description: EXAMPLE });
    await user.selectOptions(await ready('所在地区：省级', '江苏省'), '江苏省');
    await user.selectOptions(await ready('所在地区：市级', '苏州市'), '苏州市');
    expect(store.values().region).toBe('3205');
    expect(screen.queryByText('请选择所在地区')).toBeNull();
    await user.click(field('姓名'));
    expect(await screen.findByText('请选择所在地区')).toBeVisible();
    await user.selectOptions(field('所在地区：省级'), '北京市');
    expect(store.values().region).toBe('11');
  });

  it('take a unit with none below it as the answer', async () => {
    const { user, store } = renderForm({ description: EXAMPLE });
    await user.selectOptions(await ready('所在地区：省级', '江苏省'), '香港特别行政区');
    await waitFor(() => expect(store.values().region).toBe('810000'));
    expect(screen.queryByLabelText('所在地区：市级')).toBeNull();
  });

  it('say that their names are on their way, and show the code where they cannot be loaded', async () => {
    let reject: (reason: Error) => void = () => {};
    const promise = new Promise<never>((_, refuse) => {
      reject = refuse;
    });
    renderForm({
      description: EXAMPLE,
      values: { region: '320581' },
      sources: { ...sourcesOf(), regions: () => promise },
    });
    expect(field('所在地区：县级')).toHaveDisplayValue('正在加载…');
    reject(new Error('no answer'));
    await waitFor(() => expect(field('所在地区：县级')).toHaveDisplayValue('320581'));
    expect(field('所在地区：县级')).toHaveValue('320581');
  });

  it('keep a code that is not listed', async () => {
    const { store } = renderForm({ description: EXAMPLE, values: { region: '320599' } });
    const county = await ready('所在地区：县级', '320599（未收录）');
    expect(county).toHaveValue('320599');
    expect(store.values().region).toBe('320599');
  });
});

describe('a part of the service’s own', () => {
  it('stands with its field and knows it', async () => {
    const [first, ...rest] = EXAMPLE.sections;
    const [name, ...others] = first?.fields ?? [];
    if (!first || !name) throw new Error('The example has no field.');
    const description: FormDescription = {
      ...EXAMPLE,
      sections: [{ ...first, fields: [{ ...name, part: 'lookUp' }, ...others] }, ...rest],
    };
    renderForm({
      description,
      parts: { lookUp: ({ path }) => <button type="button">查询 {path}</button> },
    });
    expect(screen.getByRole('button', { name: '查询 name' })).toBeVisible();
  });
});
