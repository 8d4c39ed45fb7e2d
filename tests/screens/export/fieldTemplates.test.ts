import { describe, expect, it } from 'vitest';
import {
  LONGEST_TEMPLATE_NAME,
  readTemplates,
  removeTemplate,
  saveTemplate,
  templateFields,
} from '@/components/export/fieldTemplates';
import { withoutStorage } from '../../support/withoutStorage';

const brief = { name: '简表', fields: ['number', 'title'] };

describe('templates of fields', () => {
  it('are kept in this browser for each user alone', () => {
    saveTemplate('u1', brief);
    expect(readTemplates('u1')).toEqual([brief]);
    expect(readTemplates('u2')).toEqual([]);
  });

  it('replace one of the same name and can be removed', () => {
    saveTemplate('u1', brief);
    saveTemplate('u1', { name: '全表', fields: ['number'] });
    expect(saveTemplate('u1', { name: ' 简表 ', fields: ['title'] })).toEqual({
      ok: true,
      templates: [
        { name: '全表', fields: ['number'] },
        { name: '简表', fields: ['title'] },
      ],
    });
    expect(removeTemplate('u1', '全表')).toMatchObject({ ok: true });
    expect(readTemplates('u1')).toEqual([{ name: '简表', fields: ['title'] }]);
  });

  it.each([
    [{ name: ' ', fields: ['title'] }, '请输入模板名称'],
    [{ name: '字'.repeat(LONGEST_TEMPLATE_NAME + 1), fields: ['title'] }, '模板名称最多 30 个字'],
    [{ name: '空', fields: [] }, '请至少选择一个字段'],
  ])('refuses %j', (template, message) => {
    expect(saveTemplate('u1', template)).toEqual({ ok: false, message });
    expect(readTemplates('u1')).toEqual([]);
  });

  it('are at most twenty; an old one can still be replaced', () => {
    for (let i = 1; i <= 20; i++) saveTemplate('u1', { ...brief, name: `模板${i}` });
    expect(saveTemplate('u1', brief)).toMatchObject({
      ok: false,
      message: expect.stringContaining('20'),
    });
    expect(saveTemplate('u1', { ...brief, name: '模板7' })).toMatchObject({ ok: true });
    expect(readTemplates('u1')).toHaveLength(20);
  });

  it.each(['{', '{"name":"简表"}', '[{"name":1,"fields":[]}]', '[{"name":"a","fields":[1]}]'])(
    'are none when the store holds %s',
    (broken) => {
      localStorage.setItem('iprExportTemplates.u1', broken);
      expect(readTemplates('u1')).toEqual([]);
    },
  );

  it('say so when the browser stores nothing', () =>
    withoutStorage(async () => {
      expect(readTemplates('u1')).toEqual([]);
      expect(saveTemplate('u1', brief)).toMatchObject({
        ok: false,
        message: expect.stringContaining('模板未保存'),
      });
    }));

  it('leave out fields that are no longer known, and doubled ones', () => {
    const fields = [{ key: 'title' }, { key: 'number' }, { key: 'abstract' }];
    const template = { name: '旧', fields: ['number', 'gone', 'title', 'number'] };
    expect(templateFields(template, fields)).toEqual([{ key: 'number' }, { key: 'title' }]);
  });
});
