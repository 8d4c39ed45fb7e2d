import { Link } from '@umijs/max';
import { useId } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { enterpriseLink } from '@/links/enterprise';
import type { PatentRecord } from '@/services/cnipr';
import { isPerson } from './factGroups';
import styles from './record.module.css';
import { SearchLink } from './SearchLink';

/** Applicants of a record that are led on to. */
const MOST = 3;

/** The ways on from a record without a number, about which no service can be asked. */
export function ApplicantWays({ applicants = [] }: PatentRecord) {
  const heading = useId();
  const named = applicants.filter(({ name }) => name).slice(0, MOST);
  if (named.length === 0) return null;
  return (
    <nav className="ipr-sheet ipr-no-print" aria-labelledby={heading}>
      <h2 id={heading} className={styles.applicantWaysName}>
        可以查看
      </h2>
      <ul className={partsStyles.rowLinks}>
        {named.flatMap((party) => [
          <li key={party.name}>
            <SearchLink field="PA" value={party.name}>
              {party.name}的专利
            </SearchLink>
          </li>,
          ...(isPerson(party)
            ? []
            : [
                <li key={`${party.name} 企业`}>
                  <Link to={enterpriseLink(party.name)}>{party.name}的企业分析</Link>
                </li>,
              ]),
        ])}
      </ul>
      <p className="ipr-note">本库没有这件专利的申请号，不能从这里办理业务。</p>
    </nav>
  );
}
