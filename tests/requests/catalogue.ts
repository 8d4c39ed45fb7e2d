import { HttpResponse } from 'msw';
import { CodeError, ShowTypeError, TransportError } from '@/requests/errors';

/** What the shell was told to show: the name of the effect and what it was given. */
export type Shown =
  | ['message', 'warning' | 'error', string]
  | ['notification', string, string]
  | ['exception', string, string]
  | ['login']
  | ['externalLogin'];

type FailureClass = typeof ShowTypeError | typeof CodeError | typeof TransportError;

export interface Row {
  name: string;
  /** The page that stands in the browser when the answer arrives; a page behind the login if absent. */
  page?: 'user';
  /** The parsed body of a readable answer, for the level of pure functions. */
  body?: unknown;
  /** The answer as the back end sends it; by default `body` as JSON with status 200. */
  answer?: () => Response;
  /** The value of a call that succeeds. */
  value?: unknown;
  /** The class of a call's rejection; absent when the call succeeds. */
  failure?: FailureClass;
  shown: Shown[];
}

const RETRY =
  'Request error, please retry. 请求出错，原因不明：请稍候再操作一次；仍然出错，请拨打 12345 反映。';
const UNREADABLE = '服务器的答复无法识别，请稍后重试。';
const UNAVAILABLE = (status: number) => `服务暂时不可用（${status}），请稍后重试。`;
const INVALID_TOKEN = 'userToken is invalid,plead login again';
const LOGGED_OUT = 'user is logout';

const refusal = { success: false, errorCode: 'E7', errorMessage: '余额不足' };

function html(status: number) {
  return () => HttpResponse.html('<!doctype html><h1>Bad</h1>', { status });
}

function raw(text: string, status = 200) {
  return () =>
    new HttpResponse(text, { status, headers: { 'content-type': 'application/json' } }) as Response;
}

/** Specification 8, envelope with success and showType. */
const showTypeRows: Row[] = [
  ...([0, 1, 2, 3, 4, 9, 99, '1', null, undefined] as const).map((showType): Row => {
    const shown: Record<string, Shown[]> = {
      0: [],
      1: [['message', 'warning', '余额不足']],
      4: [['notification', 'E7', '余额不足']],
      9: [['exception', 'E7', '余额不足']],
    };
    return {
      name: `showType ${JSON.stringify(showType) ?? 'missing'}`,
      body: { ...refusal, showType },
      failure: ShowTypeError,
      shown: (typeof showType === 'number' ? shown[showType] : undefined) ?? [
        ['message', 'error', '余额不足'],
      ],
    };
  }),
  {
    name: 'showType 1 without a text',
    body: { success: false, showType: 1 },
    failure: ShowTypeError,
    shown: [['message', 'warning', RETRY]],
  },
  {
    name: 'success:false alone',
    body: { success: false },
    failure: ShowTypeError,
    shown: [['message', 'error', RETRY]],
  },
  {
    name: 'showType 4 with a number as code',
    body: { success: false, errorCode: 500, errorMessage: '暂停办理', showType: 4 },
    failure: ShowTypeError,
    shown: [['notification', '500', '暂停办理']],
  },
  {
    name: 'showType 2 on a user page',
    page: 'user',
    body: { ...refusal, showType: 2 },
    failure: ShowTypeError,
    shown: [['message', 'error', '余额不足']],
  },
  {
    name: 'success:false beside a code: the first envelope counts',
    body: { ...refusal, showType: 1, code: 99998, msg: LOGGED_OUT },
    failure: ShowTypeError,
    shown: [['message', 'warning', '余额不足']],
  },
];

/** Specification 8, envelope with code, data and msg. */
const codeRows: Row[] = [
  { name: 'code 0', body: { code: 0, data: { a: 1 }, msg: 'ok' }, value: { a: 1 }, shown: [] },
  { name: 'code "0"', body: { code: '0', data: [1] }, value: [1], shown: [] },
  { name: 'code 0 without data', body: { code: 0 }, value: undefined, shown: [] },
  {
    name: 'code 0 on a user page: the whole envelope',
    page: 'user',
    body: { code: 0, data: { a: 1 }, msg: 'ok' },
    value: { code: 0, data: { a: 1 }, msg: 'ok' },
    shown: [],
  },
  {
    name: 'code 99998',
    body: { code: 99998, data: null, msg: '登录已失效' },
    failure: CodeError,
    shown: [['login']],
  },
  {
    name: 'code "99998" without msg',
    body: { code: '99998' },
    failure: CodeError,
    shown: [['login']],
  },
  {
    name: 'code 99998 on a user page',
    page: 'user',
    body: { code: 99998, data: null, msg: '登录已失效' },
    failure: CodeError,
    shown: [],
  },
  {
    name: 'another code with a plain msg',
    body: { code: 5, data: null, msg: '参数有误' },
    failure: CodeError,
    shown: [['notification', '操作未完成', '参数有误']],
  },
  {
    name: 'another code with a plain msg on a user page',
    page: 'user',
    body: { code: 5, data: null, msg: '密码错误' },
    failure: CodeError,
    shown: [['notification', '操作未完成', '密码错误']],
  },
  ...(
    [
      ['a list', '["first","second"]', 'first'],
      ['a list of objects', '[{"field":"名称"}]', '{"field":"名称"}'],
      ['an empty list', '[]', '[]'],
      ['text that only begins like a list', '[系统] 正在维护', '[系统] 正在维护'],
      ['hostile text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ] as const
  ).map(
    ([name, msg, text]): Row => ({
      name: `another code with ${name} as msg`,
      body: { code: 5, msg },
      failure: CodeError,
      shown: [['notification', '操作未完成', text]],
    }),
  ),
  ...[{ code: 5 }, { code: 5, msg: '' }, { code: 5, msg: null }, { code: null, data: {} }].map(
    (body): Row => ({
      name: `without msg: ${JSON.stringify(body)}`,
      body,
      failure: CodeError,
      shown: [],
    }),
  ),
  ...[INVALID_TOKEN, LOGGED_OUT].flatMap((msg) =>
    [1, 99998, '401'].flatMap((code) =>
      ([undefined, 'user'] as const).map(
        (page): Row => ({
          name: `"${msg}" with code ${code}${page ? ' on a user page' : ''}`,
          ...(page && { page }),
          body: { code, data: null, msg },
          failure: CodeError,
          // The code goes before the text.
          shown: code === 99998 && page ? [] : [['externalLogin']],
        }),
      ),
    ),
  ),
  {
    name: 'a text that only resembles a logout message',
    body: { code: 1, msg: 'userToken is invalid, please login again' },
    failure: CodeError,
    shown: [['notification', '操作未完成', 'userToken is invalid, please login again']],
  },
  // A record has fields of its own under any name.
  ...(
    [
      { id: '1', access: 'admin', code: 'U001' },
      { ipr_front_title: '常熟', code: '9132' },
    ] as const
  ).map(
    (body): Row => ({
      name: `a record with a code: ${JSON.stringify(body)}`,
      body,
      value: body,
      shown: [],
    }),
  ),
  {
    name: 'a code alone',
    body: { code: 500 },
    failure: CodeError,
    shown: [],
  },
  {
    name: 'a logout message with code 0',
    body: { code: 0, data: 'x', msg: LOGGED_OUT },
    value: 'x',
    shown: [],
  },
];

/** Answers of neither shape: they pass as they are. */
const plainRows: Row[] = [
  { success: true, data: { id: 'U1' } },
  { success: true, code: 7, data: 1 },
  { id: 'U1' },
  [1, 2],
  null,
  'text',
  '',
].map((body) => ({
  name: `no failure: ${JSON.stringify(body)}`,
  body,
  answer: raw(JSON.stringify(body)),
  value: body,
  shown: [],
}));

/** Answers that cannot be read, or whose status is not 2xx. */
const transportRows: Row[] = [
  ...(
    [
      ['HTML with status 200', html(200)],
      ['an empty body', raw('')],
      ['broken JSON', raw('{"code":0,"data":')],
    ] as const
  ).map(
    ([name, answer]): Row => ({
      name,
      answer,
      failure: TransportError,
      shown: [['message', 'error', UNREADABLE]],
    }),
  ),
  ...[500, 502, 503, 504].flatMap((status): Row[] => [
    {
      name: `${status} with HTML`,
      answer: html(status),
      failure: TransportError,
      shown: [['message', 'error', UNAVAILABLE(status)]],
    },
    {
      name: `${status} with an empty body`,
      answer: raw('', status),
      failure: TransportError,
      shown: [['message', 'error', UNAVAILABLE(status)]],
    },
  ]),
  {
    name: '500 with JSON of another kind',
    answer: raw('{"timestamp":1,"error":"Internal Server Error"}', 500),
    failure: TransportError,
    shown: [['message', 'error', UNAVAILABLE(500)]],
  },
  {
    name: '500 with code 0 in its body',
    answer: raw('{"code":0,"data":{},"msg":""}', 500),
    failure: TransportError,
    shown: [['message', 'error', UNAVAILABLE(500)]],
  },
  {
    name: '500 with a code envelope',
    answer: raw('{"code":5,"data":null,"msg":"[\\"库存不足\\"]"}', 500),
    failure: CodeError,
    shown: [['notification', '操作未完成', '库存不足']],
  },
  {
    name: '401 with code 99998',
    answer: raw('{"code":99998,"msg":"登录已失效"}', 401),
    failure: CodeError,
    shown: [['login']],
  },
  {
    name: '500 with a showType envelope',
    answer: raw('{"success":false,"errorCode":"E1","errorMessage":"请稍后","showType":1}', 500),
    failure: ShowTypeError,
    shown: [['message', 'warning', '请稍后']],
  },
  ...(
    [
      [401, '没有登录或登录已失效（401），请刷新页面后重新登录。'],
      [403, '没有权限访问该内容（403）。'],
      [404, '本平台的后台没有提供这项服务（404）。'],
      [413, '提交的内容过大（413），请减小后重试。'],
      [
        431,
        '检索条件过长，或浏览器为本站保存的 Cookie 过多，没有受理（431）。请减少条件，或清除本站的 Cookie 后重试。',
      ],
    ] as const
  ).map(
    ([status, text]): Row => ({
      name: String(status),
      answer: html(status),
      failure: TransportError,
      shown: [['message', 'error', text]],
    }),
  ),
  ...[502, 503, 504].map(
    (status): Row => ({
      name: `${status} in the envelope of nginx`,
      answer: raw(`{"code":${status},"data":null,"msg":"服务没有应答"}`, status),
      failure: TransportError,
      shown: [['message', 'error', UNAVAILABLE(status)]],
    }),
  ),
  {
    name: '503 in an envelope of the service',
    answer: raw('{"code":7001,"data":null,"msg":"系统维护中"}', 503),
    failure: CodeError,
    shown: [['notification', '操作未完成', '系统维护中']],
  },
  {
    name: 'a cut connection',
    answer: () => HttpResponse.error(),
    failure: TransportError,
    shown: [['message', 'error', '连接中断，没有收到服务器的答复，请稍后重试。']],
  },
];

/** The error catalogue of specification 8, row by row, with what each answer leads to. */
export const catalogue: Row[] = [...showTypeRows, ...codeRows, ...plainRows, ...transportRows];
