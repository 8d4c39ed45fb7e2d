import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadClassNumbers, loadPatents } from '../../mock/data/load/load';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ipr-data-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, ...rows: (object | string)[]) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  const lines = rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row)));
  writeFileSync(path, `${lines.join('\n')}\n`);
}

describe('a folder of real data', () => {
  it('without any of the sets is an error, not an empty search', () => {
    expect(() => loadPatents(folder)).toThrow('no patent data');
  });

  it('gives the export of a commercial service with what it says and nothing else', () => {
    write('patents-full/patents-full.ndjson', {
      序号: 7,
      申请日: 20211130,
      公开日: 20220617,
      授权公告日: 0,
      申请人: '示例研究院;苏州示例新材料有限公司',
      发明人: '张某;李某',
      申请号: 'CN202119900001.9',
      公开号: 'CN199000001A',
      授权公告号: '',
      专利类型: '发明公开',
      专利名称: '一种隔膜',
      申请摘要: '摘要文字',
      主权项: '1.一种隔膜，其特征在于。',
      申请人地址: '215500江苏省示例市示例路1号',
      法律状态: '审中-实质审查',
      主分类号: 'H01M50/409',
      分类号: 'H01M50/409;H01M10/0525',
      国省代码: '江苏(32)',
      专利代理人: '王某',
      专利代理机构: '苏州示例专利代理事务所',
      申请人类型: '科研机构',
      引证数: 0,
      同族专利: '',
      转移次数: 0,
      实质审查日: 20220701,
    });
    expect(loadPatents(folder)).toEqual([
      {
        id: 'full-7',
        title: '一种隔膜',
        patentType: 'INVENTION_PUB',
        applicationNumber: '202119900001.9',
        publicationNumber: 'CN199000001A',
        abstract: '摘要文字',
        filingDate: '2021-11-30',
        publicationDate: '2022-06-17',
        examinationDate: '2022-07-01',
        applicants: [
          {
            name: '示例研究院',
            rank: 1,
            type: 'INSTITUTE',
            province: '江苏',
            address: '江苏省示例市示例路1号',
            postcode: '215500',
          },
          { name: '苏州示例新材料有限公司', rank: 2, type: 'INSTITUTE', province: '江苏' },
        ],
        inventors: [
          { name: '张某', rank: 1 },
          { name: '李某', rank: 2 },
        ],
        agency: { name: '苏州示例专利代理事务所' },
        agents: ['王某'],
        address: '215500江苏省示例市示例路1号',
        stateCode: '江苏;32',
        validity: 'PENDING',
        latestLegalStatus: '审中-实质审查',
        mainClaim: '1.一种隔膜，其特征在于。',
        mainIpc: 'H01M50/409',
        ipcs: ['H01M50/409', 'H01M10/0525'],
        source: '专利全字段样例',
      },
    ]);
  });

  it('takes the grant when a row names both the application and its grant', () => {
    write('patents-full/patents-full.ndjson', {
      序号: 1,
      专利名称: '方法',
      专利类型: '发明公开;发明授权',
      公开号: 'CN199000002A',
      授权公告号: 'CN199000002B',
      授权公告日: 20240405,
    });
    const [record] = loadPatents(folder);
    expect(record).toMatchObject({ patentType: 'INVENTION_GRANT', grantNumber: 'CN199000002B' });
    expect(record?.filingDate).toBeUndefined();
  });

  it('leaves out addresses outside, guessed places and meaningless labels', () => {
    write('patents-full/patents-granted.ndjson', {
      publicationNumber: 'CN199000003B',
      title: '一',
      legalStatus: '授权',
      province: '江苏省',
      city: '示例市',
      sourceUrl: 'https://outside.example/p',
    });
    write('patents-full/patents-legal-history.ndjson', {
      PublicationNumber: 'CN399000001S',
      Title: '二',
      KindCodeDesc: '外观设计',
      IPCList: ['11-'],
      Agency: ['示例事务所(普通合伙) 32999'],
      Agent: '["王某"]',
      PatentImage: 'http://outside.example/i',
      LegalStatusDesc: '授权',
      PatentLegalHistory: [
        { Desc: '公开', LegalStatusDate: '2016-10-12' },
        { Desc: '授权', LegalStatusDate: '2017-07-28' },
      ],
    });
    write('patents-abstract/patents-abstract.ndjson', {
      id: 'ab',
      title: '三',
      assignee: '某公司',
      abstract: '文',
      label_id: 4711,
    });
    const records = loadPatents(folder);
    expect(JSON.stringify(records)).not.toMatch(/outside|示例市|4711/);
    expect(records[1]).toMatchObject({
      patentType: 'DESIGN',
      locs: ['11'],
      agency: { name: '示例事务所(普通合伙)', code: '32999' },
      agents: ['王某'],
      validity: 'VALID',
      legalEvents: [
        { date: '2017-07-28', name: '授权' },
        { date: '2016-10-12', name: '公开' },
      ],
    });
  });

  it('does not guess the type of an old number without a kind letter', () => {
    write(
      'patents-citation/patents-citation.ndjson',
      { publication_number: 'CN1387401', title: '一', inventors: ['J·M·某'], place: '美国' },
      { publication_number: 'CN200990001U', title: '二', inventors: [] },
    );
    const [old, utility] = loadPatents(folder);
    expect(old?.patentType).toBeUndefined();
    expect(old?.stateCode).toBe('美国');
    expect(utility).toMatchObject({ patentType: 'UTILITY', grantNumber: 'CN200990001U' });
    expect(utility?.inventors).toBeUndefined();
  });

  it('reads dates without leading zeros, empty applicants and two separators', () => {
    write(
      'patents-bibliography/patents-bibliography.ndjson',
      {
        id: 5,
        title: 'A title',
        famingren: 'LO, Y;;JIANG, P',
        quanren: 'A Ltd.;B Ltd.',
        database_name: '海外专利',
        shenqingri: '2000-9-4',
        gonggaori: '2001-13-40',
      },
      { id: 6, title: '二', famingren: '', quanren: '', database_name: '中国专利' },
    );
    const [foreign, bare] = loadPatents(folder);
    expect(foreign?.filingDate).toBe('2000-09-04');
    expect(foreign?.publicationDate).toBeUndefined();
    expect(foreign?.inventors?.map(({ name }) => name)).toEqual(['LO, Y', 'JIANG, P']);
    expect(foreign?.applicants).toHaveLength(2);
    expect(bare).toEqual({ id: 'bib-6', title: '二', source: '著录项目集' });
  });

  it('keeps two rows that claim one number apart, and passes over broken lines', () => {
    write(
      'patents-ipc/patents-ipc.ndjson',
      {
        publication_numbers: ['CN199000004A'],
        patent_title: '同名',
        ipc_subclasses: ['G06F', 'G06F'],
      },
      '{"publication_numbers": [',
      '',
      '17',
      { publication_numbers: ['CN199000004A'], patent_title: '同名', ipc_subclasses: [] },
    );
    const records = loadPatents(folder);
    expect(records.map(({ id }) => id)).toEqual(['ipc-CN199000004A', 'ipc-CN199000004A-2']);
    expect(records[0]?.ipcs).toEqual(['G06F']);
    expect(records[0]?.mainIpc).toBeUndefined();
  });

  it('gives class numbers from its IPC table, once each and without stray notes', () => {
    expect(loadClassNumbers(folder)).toBeNull();
    write(
      'ipc-zh/ipc-upper.ndjson',
      { code: 'B', level: 'section', name: '作业' },
      { code: 'B81', level: 'class', name: '微观结构 技术 注意 1.本大类涵盖' },
      { code: 'B81', level: 'class', name: '又一次' },
    );
    expect(loadClassNumbers(folder)).toEqual([
      { code: 'CLASS_NUMBER', value: 'B81', remark: '微观结构技术' },
    ]);
  });
});
