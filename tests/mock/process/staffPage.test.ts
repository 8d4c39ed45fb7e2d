import { beforeEach, describe, expect, it } from 'vitest';
import { respond } from '../../../mock/bridge';
import { resetState } from '../../../mock/state';
import { call, sessionCookie } from '../client';
import { apply, formOf, seen } from './requests';

beforeEach(resetState);

const PAGE = '/__mock/staff';

const read = async (cookie: string, query: Record<string, string> = {}) =>
  (await call('GET', PAGE, { cookie, query })).text();

/** Sends a form of the page as a browser does; the place it leads to. */
async function submit(cookie: string, path: string, fields: string[][]): Promise<URL> {
  const response = await respond(
    new Request(`http://portal.example${PAGE}/${path}`, {
      method: 'POST',
      headers: { cookie },
      body: new URLSearchParams(fields),
    }),
  );
  expect(response.status).toBe(303);
  return new URL(response.headers.get('location') ?? '', 'http://portal.example');
}

describe('the staff page', () => {
  it('is for the administrator alone', async () => {
    const person = await sessionCookie('person');
    const { id } = await apply('WQYZ', person);
    expect(await read(person)).toContain('请以管理员账号登录');
    expect(await read(person)).not.toContain(id);
    const fields = [
      ['id', id],
      ['role', 'ACCEPTOR'],
      ['to', 'ACCEPTED'],
    ];
    const place = await submit(person, 'move', fields);
    expect(place.searchParams.get('error')).toBe('请以管理员账号登录');
    expect((await seen(person, id)).status).toBe('SUBMITTED');
  });

  it('lets the administrator in by password', async () => {
    const wrong = await submit('', 'login', [
      ['account', 'person'],
      ['password', 'Person2026'],
    ]);
    expect(wrong.searchParams.get('error')).toBe('账号或密码不正确，或不是管理员账号');
    const response = await respond(
      new Request(`http://portal.example${PAGE}/login`, {
        method: 'POST',
        body: new URLSearchParams({ account: 'admin', password: 'Admin2026' }),
      }),
    );
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await read(cookie)).toContain('办件编号');
  });

  it('lists all requests and shows one with what can be done, by word', async () => {
    const admin = await sessionCookie('admin');
    const { id } = await apply('PJSQ', await sessionCookie('person'));
    expect(await read(admin)).toContain(`<a href="/__mock/staff?id=${id}">`);
    const page = await read(admin, { id });
    for (const words of [
      '受理员：办至“已受理”',
      '受理员：办至“待补正”',
      '受理员：办至“不予受理”',
    ]) {
      expect(page).toContain(words);
    }
    expect(page).not.toContain('办至“已办结”');
    expect(page).toContain('请求事由');
  });

  it('offers no way back to an anonymous reporter', async () => {
    const report = { formData: formOf('JBTS', { anonymous: true }) };
    const { id } = await apply('JBTS', await sessionCookie('person'), report);
    const page = await read(await sessionCookie('admin'), { id });
    expect(page).toContain('受理员：办至“已受理”');
    expect(page).not.toContain('待补正');
  });

  it('returns a request for correction with fields and words', async () => {
    const person = await sessionCookie('person');
    const { id } = await apply('PJSQ', person);
    const admin = await sessionCookie('admin');
    const place = await submit(admin, 'move', [
      ['id', id],
      ['role', 'ACCEPTOR'],
      ['to', 'SUPPLEMENT'],
      ['field', 'reportCase'],
      ['field', 'files.certificate'],
      ['requirement:reportCase', '请核对事由'],
      ['requirement:files.certificate', '请换清晰的扫描件'],
      ['opinion', '请补正'],
    ]);
    expect(place.searchParams.get('done')).toBe('已办理');
    expect((await seen(person, id)).supplement?.items).toEqual([
      { field: 'reportCase', requirement: '请核对事由' },
      { field: 'files.certificate', requirement: '请换清晰的扫描件' },
    ]);
  });

  it('says what is wrong and shows what users wrote as text', async () => {
    const person = await sessionCookie('person');
    const { id } = await apply('WQYZ', person, {
      formData: formOf('WQYZ', { aidContent: '<script>alert(1)</script>，请给出指导意见。' }),
    });
    const admin = await sessionCookie('admin');
    const place = await submit(admin, 'move', [
      ['id', id],
      ['role', 'ACCEPTOR'],
      ['to', 'REJECTED'],
    ]);
    const page = await (await call('GET', place.pathname + place.search, { cookie: admin })).text();
    expect(page).toContain('<p role="alert">请填写意见</p>');
    expect(page).not.toContain('<script>');
  });

  it('moves time forward', async () => {
    const admin = await sessionCookie('admin');
    const before = new Date((await call('GET', '/api/getCurrent')).headers.get('date') ?? '');
    await submit(admin, 'forward', [['days', '30']]);
    const after = new Date((await call('GET', '/api/getCurrent')).headers.get('date') ?? '');
    expect(Math.round((after.getTime() - before.getTime()) / 86_400_000)).toBe(30);
  });
});
