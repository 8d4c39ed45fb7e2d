import {
  OPINION_NEEDED,
  STAFF_ROLES,
  STATUSES,
  type StaffRole,
  type Status,
  staffMoves,
} from '../../src/domain/workflow/status';
import { escapeHtml } from '../html';
import { CONCLUSIONS } from './conclusions';
import { DESCRIPTIONS } from './descriptions';
import type { StoredApplication } from './types';

function area(name: string, label: string, required: boolean): string {
  return `<p><label>${label}<br><textarea name="${name}" rows="3" cols="60"${required ? ' required' : ''}></textarea></label></p>`;
}

function line(name: string, label: string, value = ''): string {
  return `<p><label>${label} <input name="${name}" size="50" value="${escapeHtml(value)}"></label></p>`;
}

/** A form of the staff page about one request. */
function form(id: string, action: string, title: string, content: string, button: string): string {
  return (
    `<form method="post" action="/__mock/staff/${action}"><fieldset><legend>${title}</legend>` +
    `<input type="hidden" name="id" value="${id}">${content}` +
    `<button>${button}</button></fieldset></form>`
  );
}

/** What can be asked to be corrected: fields and kinds of file, with their labels. */
function correctable({ processKey, formData }: StoredApplication) {
  const { sections, files } = DESCRIPTIONS[processKey];
  const fields = sections.flatMap((section) => section.fields);
  return [
    ...fields.filter(({ key }) => key in formData).map(({ key, label }) => [key, label]),
    ...files.map(({ key, label }) => [`files.${key}`, `材料：${label}`]),
  ];
}

function corrections(application: StoredApplication): string {
  const rows = correctable(application).map(
    ([path = '', label = '']) =>
      `<li><label><input type="checkbox" name="field" value="${escapeHtml(path)}"> ${escapeHtml(label)}</label> ` +
      `<label>要求 <input name="requirement:${escapeHtml(path)}" size="40"></label></li>`,
  );
  return `<ul>${rows.join('')}</ul>`;
}

function conclusions({ processKey }: StoredApplication): string {
  const options = Object.entries(CONCLUSIONS[processKey]).map(
    ([code, label]) => `<option value="${code}">${label}</option>`,
  );
  return `<p><label>办理结论 <select name="conclusion">${options.join('')}</select></label></p>`;
}

/** What a move asks for besides the opinion. */
function extras(application: StoredApplication, to: Status): string {
  if (to === 'SUPPLEMENT' || to === 'RETURNED') return corrections(application);
  if (to === 'FINISHED') return conclusions(application);
  if (to === 'TRANSFERRED') return line('transferTo', '移送至', '示例市公安局');
  if (to === 'CONFIRM') return line('confirmation', '请申请人确认的内容');
  return '';
}

const ROLES = Object.keys(STAFF_ROLES) as StaffRole[];

function moves(application: StoredApplication): string[] {
  const { id, processKey, status, ownerId } = application;
  // Nobody could correct an anonymous report.
  const possible = (to: Status) => ownerId !== null || to !== 'SUPPLEMENT';
  const movesOf = (role: StaffRole) => staffMoves(processKey, status, role).filter(possible);
  return ROLES.flatMap((role) =>
    movesOf(role).map((to) => {
      const hidden = `<input type="hidden" name="role" value="${role}"><input type="hidden" name="to" value="${to}">`;
      const opinion = area('opinion', '意见', OPINION_NEEDED.includes(to));
      const { label } = STATUSES[to];
      const title = `${STAFF_ROLES[role]}：办至“${label}”`;
      return form(id, 'move', title, hidden + extras(application, to) + opinion, label);
    }),
  );
}

/** The forms with which the office works on a request in its present state. */
export function staffForms(application: StoredApplication): string {
  const { id, status, appeal, ownerId } = application;
  const forms = moves(application);
  if (status === 'PROCESSING' && ownerId !== null) {
    const content = area('request', '需要的材料', true);
    forms.push(form(id, 'ask', '承办人：要求补充材料', content, '发出要求'));
  }
  if (status === 'PROCESSING') {
    forms.push(
      form(
        id,
        'expert',
        '专家：出具意见（申请人不可见）',
        area('opinion', '意见', true),
        '出具意见',
      ),
    );
  }
  if (status === 'REJECTED' && appeal && appeal.outcome === undefined) {
    const outcome =
      '<p><label><input type="radio" name="outcome" value="UPHELD" required> 维持</label> ' +
      '<label><input type="radio" name="outcome" value="REVOKED"> 撤销并受理</label></p>';
    const content = outcome + area('opinion', '意见', true);
    forms.push(form(id, 'appeal', '知识产权管理部门：处理申诉', content, '作出决定'));
  }
  return forms.join('') || '<p>当前状态下没有可办的操作。</p>';
}
