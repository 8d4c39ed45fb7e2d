import { Link } from '@umijs/max';
import partsStyles from '@/components/page/parts.module.css';
import { placeKey } from '@/components/reading/placeKey';
import { WholeDates } from '@/components/reading/WholeDates';
import { awardParts } from '@/domain/adjudication/amount';
import { awarderInWords, awardInWords, resultInWords } from '@/domain/adjudication/appeal';
import { causesOf } from '@/domain/adjudication/labels';
import { laterDecisions } from '@/domain/adjudication/later';
import { adjudicationDetailLink, adjudicationListLink } from '@/links/adjudication';
import { applyLink } from '@/links/business';
import type { Adjudication } from '@/services/data/adjudication';
import styles from '../adjudication.module.css';
import { Outcome } from '../facts';
import { citedLawLink, citedLawText } from './citedLaws';
import { CitedLaw } from './Laws';
import { useDayCautions } from './useToday';

interface Props {
  document: Adjudication;
  /** Query string of the list it was opened from. */
  from: string | undefined;
  /** There is room beside the text; below it, what stands in the text is not said again. */
  wide: boolean;
}

/** What stays in sight beside the text: what came of it, the articles it rests on, the way on. */
export function Beside({ document, from, wide }: Props) {
  const { citedLaws, judgmentDate } = document;
  const cautions = useDayCautions(document);
  const [cause] = causesOf(document);
  const outcome = resultInWords(document);
  const [sum, share] = awardParts(document) ?? [];
  const later = laterDecisions(document, document.chain);
  const said = sum ? share + awarderInWords(document) : awardInWords(document);
  return (
    <section
      className={`ipr-sheet ${styles.cseBeside}`}
      aria-label={wide ? '本案结果' : '接下来可以'}
    >
      {wide && (
        <>
          {(outcome || sum || said) && <h2>裁判结果</h2>}
          {outcome && (
            <p>
              <Outcome decided={document} />
            </p>
          )}
          {sum && <strong className={`${styles.cseSum} ipr-num`}>{sum}</strong>}
          {said && <p className="ipr-note">{said}</p>}
          {later.length > 0 && (
            <>
              <h2>此后的裁判</h2>
              <ul className={partsStyles.rowLinks}>
                {later.map(({ words, docId }, index) => {
                  // In one piece: a row of links sets its pieces apart.
                  const said = (
                    <span>
                      <WholeDates>{words}</WholeDates>
                    </span>
                  );
                  return (
                    <li key={placeKey(index, words)}>
                      {docId ? (
                        <Link to={adjudicationDetailLink(docId, { from })}>{said}</Link>
                      ) : (
                        said
                      )}
                    </li>
                  );
                })}
              </ul>
            </>
          )}
          {citedLaws.length > 0 && (
            <>
              <h2>依据的法条</h2>
              <ul className={partsStyles.rowLinks}>
                {citedLaws.map((law, index) => {
                  const to = citedLawLink(law, judgmentDate);
                  const text = citedLawText(law);
                  const said = <CitedLaw law={law} caution={to && cautions[index]} />;
                  return (
                    <li key={placeKey(index, text)}>{to ? <Link to={to}>{said}</Link> : said}</li>
                  );
                })}
              </ul>
            </>
          )}
        </>
      )}
      <h2>接下来可以</h2>
      <ul className={partsStyles.rowLinks}>
        {cause && (
          <li>
            <Link to={adjudicationListLink({ include: { cause: [cause] } })}>
              查看同案由的裁判文书
            </Link>
          </li>
        )}
        <li>
          <Link to={applyLink('WQYZ')}>申请维权援助</Link>
        </li>
      </ul>
    </section>
  );
}
