import { useLocation, useNavigate } from '@umijs/max';
import { Flex } from 'antd';
import { useEffect, useId, useMemo, useState } from 'react';
import { PlainSelect } from '@/components/form/PlainSelect';
import { type ComparableBy, comparableSearch, NEAR_YEARS } from '@/domain/adjudication/comparable';
import { readFilingDay } from '@/domain/adjudication/filingDay';
import { COURT_LEVELS, PROCEDURES, RIGHT_KINDS } from '@/domain/adjudication/labels';
import { ALL_ADJUDICATIONS, adjudicationDetailLink } from '@/links/adjudication';
import { readComparable, withComparable } from '@/links/comparable';
import { paragraphLines } from '../reading/documentText';
import type { LoadedDocument } from '../reading/useDocument';
import { narrowedInWords } from '../recent';
import { AwardCharts } from './AwardCharts';
import styles from './awards.module.css';

type Choices = { [Name in keyof ComparableBy]: { value: ComparableBy[Name]; label: string }[] };

/** What can be chosen; what the document does not say itself cannot. */
function choicesOf({ document }: LoadedDocument): Choices {
  const { rightKinds, cause, court, courtLevel, procedure, judgmentDate } = document;
  const year = judgmentDate?.slice(0, 4);
  const any = { value: 'any', label: '不限' } as const;
  return {
    right: [
      ...(rightKinds.length > 0
        ? [
            {
              value: 'same' as const,
              label: rightKinds.map((kind) => RIGHT_KINDS[kind]).join('、'),
            },
          ]
        : []),
      any,
    ],
    cause: [...(cause ? [{ value: 'same' as const, label: cause }] : []), any],
    court: [
      any,
      ...(courtLevel
        ? [{ value: 'level' as const, label: `同级：${COURT_LEVELS[courtLevel]}法院` }]
        : []),
      ...(court ? [{ value: 'same' as const, label: court }] : []),
    ],
    years: [
      any,
      ...(year
        ? [
            { value: 'near' as const, label: `${year} 年前后各 ${NEAR_YEARS} 年` },
            { value: 'same' as const, label: `${year} 年` },
          ]
        : []),
    ],
    procedure: [
      ...(procedure ? [{ value: 'same' as const, label: PROCEDURES[procedure] }] : []),
      any,
    ],
  };
}

const NAMES: Readonly<Record<keyof ComparableBy, string>> = {
  right: '权利类型',
  cause: '案由',
  court: '法院',
  years: '年份',
  procedure: '审级',
};

/** When the case was taken, from its own text. */
function filedOf({ sections }: LoadedDocument): string | null {
  for (const { text } of paragraphLines(sections)) {
    const day = readFilingDay(text);
    if (day) return day;
  }
  return null;
}

/** The choices as the address has them; it follows them, and keeps them where the page changes it. */
function useChoices() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [page] = useState(pathname);
  const [by, setBy] = useState(() => readComparable(search));
  useEffect(() => {
    const next = withComparable(search, by);
    if (pathname !== page || next === search) return;
    navigate({ pathname, search: next, hash }, { replace: true, state });
  }, [page, pathname, search, hash, state, by, navigate]);
  return [by, setBy] as const;
}

/** What comparable judgments awarded, with this one among them. */
export default function AwardReference({ loaded }: { loaded: LoadedDocument }) {
  const id = useId();
  const { document } = loaded;
  const [by, setBy] = useChoices();
  const choices = useMemo(() => choicesOf(loaded), [loaded]);
  const marked = useMemo(() => ({ document, filed: filedOf(loaded) }), [document, loaded]);
  const { include, from, to } = comparableSearch(document, by);
  const state = {
    ...ALL_ADJUDICATIONS,
    include: Object.fromEntries(
      Object.entries(include).map(([name, values]) => [name, [...values]]),
    ),
    from,
    to,
  };
  const select = <Name extends keyof ComparableBy>(name: Name) => {
    const offered = choices[name];
    const value = offered.find((one) => one.value === by[name])?.value ?? offered[0]?.value;
    return (
      <span key={name}>
        <label htmlFor={`${id}-${name}`}>{NAMES[name]}</label>
        <PlainSelect
          className="ipr-small-input"
          id={`${id}-${name}`}
          value={value ?? 'any'}
          options={offered}
          onChange={(next) => setBy((now) => ({ ...now, [name]: next }))}
        />
      </span>
    );
  };
  return (
    <>
      <Flex component="fieldset" wrap gap="8px 20px" align="center" className={styles.awardChoices}>
        <legend>与哪些文书比</legend>
        {(Object.keys(NAMES) as (keyof ComparableBy)[]).map(select)}
      </Flex>
      <AwardCharts
        state={state}
        words={narrowedInWords(state).join('，') || '全部裁判文书'}
        address={adjudicationDetailLink(document.id)}
        marked={marked}
      />
    </>
  );
}
