import { Link } from '@umijs/max';
import { placeKey } from '@/components/reading/placeKey';
import { resultInWords } from '@/domain/adjudication/appeal';
import { shownCaseNumber } from '@/domain/adjudication/citation';
import { PROCEDURES, type Procedure } from '@/domain/adjudication/labels';
import { adjudicationDetailLink } from '@/links/adjudication';
import type { Adjudication } from '@/services/data/adjudication';
import styles from '../adjudication.module.css';
import { MISSING } from '../facts';

type ChainLink = Adjudication['chain'][number];

interface Step extends ChainLink {
  /** The document on screen. */
  here: boolean;
}

const ORDER = Object.keys(PROCEDURES) as Procedure[];

/** One whose procedure is not known comes last. */
const rankOf = ({ procedure }: Step) => (procedure ? ORDER.indexOf(procedure) : ORDER.length);

/** The documents of a dispute with this one among them, the oldest first. */
function stepsOf(document: Adjudication): Step[] {
  const { procedure, caseNumber, court, judgmentDate, result, appealResult } = document;
  const own: Step = {
    procedure: procedure ?? undefined,
    caseNumber: caseNumber ?? '',
    docId: document.id,
    ...(court !== null && { court }),
    ...(judgmentDate !== null && { judgmentDate }),
    ...(result !== null && { result }),
    ...(appealResult && { appealResult }),
    here: true,
  };
  const others = document.chain.map((link): Step => ({ ...link, here: false }));
  return [own, ...others].sort((a, b) => {
    if (a.judgmentDate && b.judgmentDate && a.judgmentDate !== b.judgmentDate) {
      return a.judgmentDate < b.judgmentDate ? -1 : 1;
    }
    return rankOf(a) - rankOf(b);
  });
}

/** The way of a dispute through its instances. */
export function Chain({ document, from }: { document: Adjudication; from: string | undefined }) {
  return (
    <ol className={styles.cseChain}>
      {stepsOf(document).map(({ here, procedure, caseNumber, docId, ...step }, index) => {
        const number = (
          <span className="ipr-num">
            {caseNumber ? shownCaseNumber(caseNumber) : `案号 ${MISSING}`}
          </span>
        );
        return (
          <li key={placeKey(index, caseNumber, docId)} aria-current={here ? 'true' : undefined}>
            <span className={styles.cseStep}>
              {procedure ? PROCEDURES[procedure] : `程序 ${MISSING}`}
            </span>
            {here || !docId ? (
              number
            ) : (
              <Link to={adjudicationDetailLink(docId, { from })}>{number}</Link>
            )}
            <span>{step.court || `法院 ${MISSING}`}</span>
            <span className="ipr-num">{step.judgmentDate ?? MISSING}</span>
            <span>{resultInWords({ ...step, procedure }) || `结果 ${MISSING}`}</span>
            {here && <strong>本篇</strong>}
            {!docId && <span className="ipr-note">本站未收录</span>}
          </li>
        );
      })}
    </ol>
  );
}
