import type { HealthFinding, HealthRecord } from '@/domain/enterprise/health';
import type { HealthKey } from '@/domain/enterprise/healthRules';
import { titleText } from '@/domain/titleText';
import { enterpriseLink } from '@/links/enterprise';
import { patentDetailLink } from '@/links/patent';
import { type LegalRule, type Matter, TERM_RULE } from './matter';

/** From so many of a kind on, one row of the landing page stands for all of them. */
export const MOST_ROWS = 3;

/** How many of a kind have rows of their own; those put aside always have, to be found again. */
export interface InRows {
  readonly most: number;
  readonly isAside: (matter: Matter) => boolean;
}

/** Some things of one kind as matters: each by itself, or all that are open together. */
export function inRows<T>(
  some: readonly T[],
  { most, isAside }: InRows,
  matterOf: (some: readonly T[]) => Matter[],
): Matter[] {
  const each = some.map((one) => ({ one, matters: matterOf([one]) }));
  const open = each.filter(({ matters }) => !matters.some(isAside));
  if (open.length <= most) return each.flatMap(({ matters }) => matters);
  const aside = each.filter((one) => !open.includes(one));
  return [...matterOf(open.map(({ one }) => one)), ...aside.flatMap(({ matters }) => matters)];
}

/** Restoration of a right (Implementing Regulations, Rule 6). */
const RESTORATION_RULE: LegalRule = {
  law: '专利法实施细则',
  article: '6',
  trust: '按公告日推定，以收到的通知为准',
};

/** What of the health check has a last day besides the fees, and the rule of the day. */
const TERMS: readonly (readonly [key: HealthKey, kind: string, rule: Matter['rule']])[] = [
  ['RESTORABLE', '恢复权利', RESTORATION_RULE],
  ['EXPIRING', '专利期限', TERM_RULE],
  ['LICENSE_ENDING', '专利许可', '许可备案的期限'],
];

/** Of a term nobody has to hurry; a right that can still be restored is lost by its day. */
const weightOf = (key: HealthKey): Matter['weight'] => (key === 'RESTORABLE' ? 'duty' : 'later');

/** Terms of an enterprise's patents that come to an end, by the rules of the health check. */
export function termMatters(
  findings: readonly HealthFinding[],
  name: string,
  today: string,
  rows: InRows,
): Matter[] {
  return TERMS.flatMap(([key, kind, rule]) => {
    const records = findings.find((one) => one.key === key)?.records ?? [];
    const matterOf = (some: readonly HealthRecord[]): Matter[] => {
      const [first] = some;
      if (!first) return [];
      const { id, deadline = '', reason } = first;
      const alone = some.length === 1;
      // The last day stands before it, and whether that is today.
      const said = reason.replace(new RegExp(`^${deadline}(?:（[^）]*）)?\\s*`), '');
      return [
        {
          key: alone ? `${key} ${id} ${deadline}` : key,
          kind,
          title: alone ? titleText(first.title) : `${some.length} 件专利`,
          what: alone ? said : `最早一件：${said}`,
          urgent: false,
          weight: weightOf(key),
          day: deadline,
          to: alone ? id && patentDetailLink(id) : enterpriseLink(name, { tab: 'health' }),
          action: alone ? '查看专利' : '查看清单',
          rule,
          ...(alone ? { patent: id, note: reason } : { stands: some.length }),
        },
      ];
    };
    const open = records.filter(({ deadline }) => deadline !== undefined && deadline >= today);
    return inRows(open, rows, matterOf);
  });
}
