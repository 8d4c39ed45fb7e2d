import { Link } from '@umijs/max';
import { refusalOf } from '@/components/journey/steps';
import { checkApplicationNumber } from '@/domain/numbers/applicationNumber';
import { PROCESSES, type ProcessKey } from '@/domain/workflow/status';
import { applyLink } from '@/links/business';
import { transactionSearchLink } from '@/links/transaction';
import type { PatentRecord } from '@/services/cnipr';
import { standingOf } from './feeYears';
import styles from './record.module.css';

/** Id of the section; the catalog does not know it, for it leads out of the record. */
export const SERVICES = 'services';

/** What each service is for, in the order shown. */
const RELATED: readonly (readonly [process: ProcessKey, what: string])[] = [
  ['JZPJ', '从法律、技术、经济三方面评分，指出怎样提升'],
  ['WDXPJ', '对照已有文献，看权利要求经不经得起无效请求'],
  ['ZLJY', '发布转让、许可等供给信息，填写前先检查能不能交易'],
  ['PJSQ', '维权、开放许可时证明权利状况'],
  ['WQYZ', '被侵权或者被指侵权时请求援助'],
];

/**
 * The number by which services take up a patent; undefined for one that is not Chinese, with which
 * they have nothing to do.
 */
export function numberForServices({ applicationNumber }: PatentRecord): string | undefined {
  const checked = applicationNumber ? checkApplicationNumber(applicationNumber) : undefined;
  return checked?.ok ? checked.value : undefined;
}

/** What the portal can do with the patent: each service begins with it filled in. */
export function RelatedServices({ record }: { record: PatentRecord }) {
  const patent = numberForServices(record);
  if (patent === undefined) return null;
  return (
    <ul className={styles.recordServices}>
      {RELATED.filter(
        ([process]) =>
          !refusalOf(process, { ...record, number: patent, validity: standingOf(record) }),
      ).map(([process, what]) => (
        <li key={process}>
          <Link to={applyLink(process, { patent })}>{PROCESSES[process]}</Link>
          <span className="ipr-note">{what}</span>
        </li>
      ))}
      <li>
        <Link to={transactionSearchLink({ q: patent })}>交易检索</Link>
        <span className="ipr-note">查看这件专利有没有正在发布的供给信息</span>
      </li>
    </ul>
  );
}
