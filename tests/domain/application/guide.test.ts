import { describe, expect, it } from 'vitest';
import { HOLIDAYS } from '../../../config/holidays';
import { allMaterials, guideRows, materialsFor } from '../../../src/domain/application/guide';
import { JZPJ } from '../../../src/domain/application/jzpj';
import { JZPJ_GUIDE } from '../../../src/domain/application/jzpj/guide';
import { PJSQ } from '../../../src/domain/application/pjsq';
import { PJSQ_GUIDE } from '../../../src/domain/application/pjsq/guide';
import { SQQPG } from '../../../src/domain/application/sqqpg';
import { SQQPG_GUIDE } from '../../../src/domain/application/sqqpg/guide';
import { wdxpj } from '../../../src/domain/application/wdxpj';
import { WDXPJ_GUIDE } from '../../../src/domain/application/wdxpj/guide';
import { WQYZ } from '../../../src/domain/application/wqyz';
import { WQYZ_GUIDE } from '../../../src/domain/application/wqyz/guide';
import { PROCESSES } from '../../../src/domain/workflow/status';
import { contextOf } from './answers';

const services = [
  { key: 'PJSQ', description: PJSQ, guide: PJSQ_GUIDE },
  { key: 'WQYZ', description: WQYZ, guide: WQYZ_GUIDE },
  { key: 'SQQPG', description: SQQPG, guide: SQQPG_GUIDE },
  { key: 'WDXPJ', description: wdxpj(HOLIDAYS), guide: WDXPJ_GUIDE },
  { key: 'JZPJ', description: JZPJ, guide: JZPJ_GUIDE },
] as const;

describe.each(services)('the guide of $key', ({ key, description, guide }) => {
  it('is named like the process', () => {
    expect([description.key, description.title]).toEqual([key, PROCESSES[key]]);
  });

  it('has all elements, in order, when the office is known', () => {
    const office = { address: '示例路 1 号', hours: '工作日 9:00—17:00', hotline: '0512-20000000' };
    const rows = guideRows(guide, description, office);
    expect(rows.map(({ label }) => label)).toEqual([
      '事项名称',
      '办理依据',
      '申请条件',
      '申请材料',
      '办理地点',
      '办理时间',
      '咨询电话',
      '办理流程',
      '办理时限',
      '收费',
      '办理结果',
    ]);
    expect(rows.find(({ label }) => label === '办理时间')?.items).toEqual([
      '网上随时可以提交',
      '窗口：工作日 9:00—17:00',
    ]);
    expect(rows.find(({ label }) => label === '咨询电话')?.items).toEqual([
      '0512-20000000',
      ...(key === 'WQYZ' ? ['知识产权维权援助热线：12330'] : []),
    ]);
    expect(rows.flatMap(({ items }) => items).filter((item) => !item.trim())).toEqual([]);
  });

  it('has no row for what the host does not tell', () => {
    const labels = guideRows(guide, description, { hotline: '' }).map(({ label }) => label);
    expect(labels).not.toContain('办理地点');
    // The line for aid is the same everywhere.
    const aid = key === 'WQYZ';
    expect(labels.includes('咨询电话')).toBe(aid);
    expect(labels).toHaveLength(aid ? 10 : 9);
  });
});

describe('the documents of a guide', () => {
  it('are those of the form, each with how it is asked for', () => {
    expect(allMaterials(PJSQ).map(({ label, need }) => [label, need])).toEqual([
      ['专利权评价报告请求书', 'required'],
      ['专利证书或授权公告文本', 'required'],
      ['主体资格证明', 'required'],
      ['利害关系证明', 'conditional'],
      ['被控侵权证明', 'conditional'],
      ['委托书', 'conditional'],
      ['缴费凭证', 'optional'],
    ]);
  });

  it('say which files they take', () => {
    const [request] = allMaterials(PJSQ);
    expect(request?.files).toBe(
      'PDF、OFD、DOC、DOCX、WPS、JPG、JPEG、PNG，每个不超过 20 MB，最多 1 个',
    );
    expect(request?.template).toBe('PATENT_EVALUATION_REPORT_CASE_TEMPLATE');
    const cause = allMaterials(WQYZ).find(({ key }) => key === 'cause');
    expect(cause?.files).toMatch(/ZIP.*每个不超过 50 MB（音视频 200 MB），最多 20 个$/);
  });

  it('are fewer for one who has answered', () => {
    const accused = { requesterRole: 'ACCUSED' };
    expect(
      materialsFor(PJSQ, accused, contextOf(accused)).map(({ label, need }) => [label, need]),
    ).toEqual([
      ['专利权评价报告请求书', 'required'],
      ['专利证书或授权公告文本', 'required'],
      ['主体资格证明', 'required'],
      ['被控侵权证明', 'required'],
      ['缴费凭证', 'optional'],
    ]);
  });
});
