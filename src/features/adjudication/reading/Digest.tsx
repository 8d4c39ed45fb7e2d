import { Link } from '@umijs/max';
import { Fragment, type ReactNode } from 'react';
import partsStyles from '@/components/page/parts.module.css';
import { CopyButton } from '@/components/reading/CopyButton';
import { placeKey } from '@/components/reading/placeKey';
import { RecordFacts } from '@/components/reading/RecordFacts';
import readingStyles from '@/components/reading/reading.module.css';
import { WholeDates } from '@/components/reading/WholeDates';
import { amountInCapitals } from '@/domain/adjudication/amount';
import { awardInWords, instanceInWords, resultInWords } from '@/domain/adjudication/appeal';
import { shownCaseNumber } from '@/domain/adjudication/citation';
import {
  CASE_TYPES,
  COURT_LEVELS,
  causesOf,
  documentName,
  RIGHT_KINDS,
} from '@/domain/adjudication/labels';
import { laterInWords } from '@/domain/adjudication/later';
import { hidePersons, isPerson, shownParty } from '@/domain/adjudication/persons';
import { nameText } from '@/domain/nameText';
import { adjudicationListLink } from '@/links/adjudication';
import { enterpriseLink } from '@/links/enterprise';
import type { Adjudication } from '@/services/data/adjudication';
import { referenceOf } from '../facts';

/** Offices and procuratorates are parties too, but have no page as a company. */
const COMPANY = /公司|集团|厂|合作社|企业|店$/;

/** A party; that of an organisation leads to its other documents. */
function Party({ party }: { party: Adjudication['parties'][number] }) {
  const name = nameText(shownParty(party));
  const lawyers = party.lawyers ?? [];
  return (
    <li>
      <span className="ipr-note">{party.role}</span>{' '}
      {!party.name || isPerson(party) ? (
        name
      ) : (
        <>
          <Link to={adjudicationListLink({ party: party.name })} title="查看这个当事人的裁判文书">
            {name}
          </Link>
          {COMPANY.test(name) && (
            <>
              {' '}
              <Link
                className="ipr-note ipr-no-print ipr-nowrap"
                to={enterpriseLink(party.name)}
                aria-label={`${name}的企业分析`}
              >
                企业分析
              </Link>
            </>
          )}
        </>
      )}
      {lawyers.length > 0 && <span className="ipr-note">，代理人：{lawyers.join('、')}</span>}
    </li>
  );
}

function amounts(document: Adjudication): ReactNode {
  const { awardAmount } = document;
  const sentence = awardInWords(document);
  if (!sentence) return undefined;
  return (
    <>
      {sentence}
      {awardAmount !== null && awardAmount > 0 && (
        <span className="ipr-note">（{amountInCapitals(awardAmount)}）</span>
      )}
    </>
  );
}

function kindOf(document: Adjudication): string | undefined {
  const { docType, caseType } = document;
  const name = docType ? documentName(docType, caseType) : caseType ? CASE_TYPES[caseType] : '';
  return [instanceInWords(document), name].filter(Boolean).join(' ') || undefined;
}

/** The document at a glance: who decided what between whom, and what came of it. */
export function Digest({ document }: { document: Adjudication }) {
  const { caseNumber, court, courtLevel, judgmentDate, publishDate, parties } = document;
  const causes = causesOf(document);
  const outcome = resultInWords(document);
  const later = laterInWords(document, document.chain);
  const { judges, gist, keywords, rightKinds } = document;
  const rows: readonly [string, ReactNode][] = [
    ['案号', caseNumber && <span className="ipr-num">{shownCaseNumber(caseNumber)}</span>],
    ['审理法院', court && `${court}${courtLevel ? `（${COURT_LEVELS[courtLevel]}）` : ''}`],
    ['裁判日期', judgmentDate && <span className="ipr-num">{judgmentDate}</span>],
    ['公开日期', publishDate && <span className="ipr-num">{publishDate}</span>],
    [
      '案由',
      causes.length > 0 &&
        causes.map((cause, index) => (
          <Fragment key={cause}>
            {index > 0 && '、'}
            <Link to={adjudicationListLink({ include: { cause: [cause] } })}>{cause}</Link>
          </Fragment>
        )),
    ],
    ['文书类型', kindOf(document)],
    ['权利类型', rightKinds.map((kind) => RIGHT_KINDS[kind]).join('、')],
    [
      '裁判结果',
      outcome && (
        <>
          <strong>{outcome}</strong>
          {later && <WholeDates>{`，此后：${later}`}</WholeDates>}
        </>
      ),
    ],
    ['金额', amounts(document)],
    ['审判人员', judges.flatMap(({ role, name }) => `${role} ${name}`.trim() || []).join('；')],
    ['关键词', keywords.join('、')],
    [
      '当事人',
      parties.length > 0 && (
        <ul className={readingStyles.inText}>
          {parties.map((party, index) => (
            <Party key={placeKey(index, party.role, party.name)} party={party} />
          ))}
        </ul>
      ),
    ],
    [
      '参考文献',
      <Fragment key="reference">
        <WholeDates>{referenceOf(document)}</WholeDates>{' '}
        <CopyButton quiet text={() => referenceOf(document)}>
          复制（GB/T 7714）
        </CopyButton>
      </Fragment>,
    ],
  ];
  return (
    <>
      {gist && (
        <div className={partsStyles.quoted}>
          <h3>裁判要旨</h3>
          <p>{hidePersons(gist, parties)}</p>
        </div>
      )}
      <RecordFacts name="概要" facts={rows.map(([label, value]) => ({ label, value }))} />
    </>
  );
}
