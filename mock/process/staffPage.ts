import { escapeHtml } from '../html';
import { flowChartOf } from './flowChart';
import { moment } from './moment';
import { staffForms } from './staffForms';
import type { ProcessState, StoredApplication } from './types';

const STYLE =
  'body{font:16px/1.6 sans-serif;max-width:70em;margin:1em auto;padding:0 1em}' +
  'table{border-collapse:collapse}td,th{border:1px solid #888;padding:.2em .6em;text-align:left}' +
  'fieldset{margin:1em 0}pre{white-space:pre-wrap;overflow-wrap:anywhere}' +
  '[role=alert]{border:2px solid #b00;padding:.5em}[role=status]{border:2px solid #070;padding:.5em}';

function page(title: string, main: string): string {
  return (
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">' +
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>` +
    `<style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${main}</main></body></html>`
  );
}

/** States of a node in words (domain 1.6). */
const NODE_STATES = {
  PENDING: '未到达',
  ACTIVE: '办理中',
  DONE: '已完成',
  REJECTED: '退回',
  SKIPPED: '跳过',
} as const;

/** What is shown above a page after something was done, or refused. */
export interface Said {
  done?: string | null;
  error?: string | null;
}

function said({ done, error }: Said): string {
  if (error) return `<p role="alert">${escapeHtml(error)}</p>`;
  return done ? `<p role="status">${escapeHtml(done)}</p>` : '';
}

const CLOCK = () =>
  `<form method="post" action="/__mock/staff/forward"><p>当前时间：${moment()} ` +
  '<label>前进天数 <input name="days" type="number" min="1" max="400" value="1" required></label> ' +
  '<button>前进</button></p></form>';

/** Asks for the administrator's password. */
export function loginPage(shown: Said): string {
  return page(
    '模拟后端：办件处理（登录）',
    `${said(shown)}<form method="post" action="/__mock/staff/login">` +
      '<p>请以管理员账号登录。登录后，本浏览器中的门户也将以管理员身份访问。</p>' +
      '<p><label>账号 <input name="account" value="admin" autocomplete="username"></label></p>' +
      '<p><label>密码 <input name="password" type="password" autocomplete="current-password" required></label></p>' +
      '<button>登录</button></form>',
  );
}

/** All requests, the newest first. */
export function listPage({ applications }: ProcessState, shown: Said): string {
  const rows = [...applications.values()]
    .sort((one, other) => other.submitTime.localeCompare(one.submitTime))
    .map(
      ({ id, applyNo, title, applicantName, statusLabel, currentNode = '', deadline = '' }) =>
        `<tr><td><a href="/__mock/staff?id=${encodeURIComponent(id)}">${applyNo}</a></td>` +
        `<td>${escapeHtml(title)}</td><td>${escapeHtml(applicantName)}</td><td>${statusLabel}</td>` +
        `<td>${currentNode}</td><td>${deadline}</td></tr>`,
    );
  return page(
    '模拟后端：办件处理',
    `${said(shown)}${CLOCK()}<table><thead><tr><th scope="col">办件编号</th><th scope="col">标题</th>` +
      '<th scope="col">申请人</th><th scope="col">状态</th><th scope="col">当前环节</th>' +
      `<th scope="col">期限</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}

/** One request with what the office can do with it now. */
export function requestPage(application: StoredApplication, shown: Said): string {
  const { applyNo, title, statusLabel, deadline, formData, attachments, log } = application;
  const entries = log.map(
    ({ time, operator, action, opinion = '' }) =>
      `<li>${time} ${escapeHtml(operator)}：${escapeHtml(action)}${opinion && `，${escapeHtml(opinion)}`}</li>`,
  );
  const nodes = flowChartOf(application).nodes.map(
    ({ name, assignee, state }) =>
      `<li>${escapeHtml(name)}（${escapeHtml(assignee)}）：${NODE_STATES[state]}</li>`,
  );
  const files = attachments.map(
    ({ name, category }) => `<li>${escapeHtml(name)}（${escapeHtml(category)}）</li>`,
  );
  return page(
    `${applyNo} ${title}`,
    `${said(shown)}<p><a href="/__mock/staff">返回全部办件</a></p>${CLOCK()}` +
      `<p>状态：${statusLabel}${deadline === undefined ? '' : `，期限 ${deadline}`}</p>` +
      `<h2>可办的操作</h2>${staffForms(application)}` +
      `<h2>流程</h2><ol>${nodes.join('')}</ol><h2>经过</h2><ol>${entries.join('')}</ol>` +
      `<h2>材料</h2><ul>${files.join('')}</ul>` +
      `<h2>表单内容</h2><pre>${escapeHtml(JSON.stringify(formData, null, 2))}</pre>`,
  );
}
