import { Flex } from 'antd';
import { type MouseEvent, memo } from 'react';
import { ROW } from '@/components/list/keys/useRowKeys';
import listStyles from '@/components/list/list.module.css';
import { PageLacks } from '@/components/list/PageLacks';
import { ToPreview } from '@/components/list/preview/ToPreview';
import { RowFact } from '@/components/list/RowFact';
import { RowLink } from '@/components/list/RowLink';
import { SelectRow } from '@/components/list/selection/SelectRow';
import { useScreenMatches } from '@/components/page/useScreenMatches';
import {
  APPLICANTS,
  CitedFact,
  EndedTerm,
  Hits,
  Names,
  numberFact,
  Status,
} from '@/components/patent/facts';
import { titleText } from '@/domain/titleText';
import { patentDetailLink } from '@/links/patent';
import type { PatentSummary } from '@/services/cnipr';
import { MarkControl } from '../../marks/MarkControl';
import { ReadingPane } from './ReadingPane';
import { rowsOf } from './rowsOf';
import styles from './split.module.css';
import type { RowProps, ViewProps } from './view';

/** Narrower than this a record beside the list leaves room for neither; see views.css. */
const WIDE = '(min-width: 900px)';

interface SplitRowProps extends RowProps {
  /** It is the one beside the list. */
  current: boolean;
  /** It was chosen to be read, and is not there only because it is the first. */
  chosen: boolean;
  /** Undefined where there is no room to read beside the list. */
  onRead: ((id: string) => void) | undefined;
}

const SplitRow = memo(function SplitRow({
  patent,
  place,
  ast,
  from,
  sort,
  owner,
  current,
  chosen,
  onRead,
}: SplitRowProps) {
  const { id, validity, filingDate } = patent;
  const title = titleText(patent.title);
  const number = numberFact(patent);
  const applicants = patent.applicants.map(({ name }) => name).filter(Boolean);
  /** The first press reads beside the list, the next one opens the record. */
  const read = (event: MouseEvent) => {
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.button);
    if (!onRead || chosen || !plain) return;
    event.preventDefault();
    onRead(id);
  };
  return (
    <li className={styles.splitRow} {...{ [ROW]: id }} data-current={current}>
      <SelectRow id={id} place={place} title={title} />
      <div className={styles.splitText}>
        <h2>
          <span className={`${listStyles.rowPlace} ipr-num`}>{place}</span>
          <RowLink
            to={id && patentDetailLink(id, from)}
            aria-current={current ? 'true' : undefined}
            onClick={read}
          >
            <Hits ast={ast} field="TI" text={title} />
          </RowLink>
        </h2>
        <p className="ipr-facts">
          {validity && <Status validity={validity} />}
          <EndedTerm patent={patent} />
          {number && <span className="ipr-num">{number}</span>}
          <RowFact name="申请日">{filingDate}</RowFact>
          <CitedFact citedBy={patent.citedBy} sort={sort} />
        </p>
        <Flex gap={8} align="center" className={styles.splitFoot ?? ''}>
          <p>
            {applicants.length > 0 && <Names ast={ast} list={applicants} fields={APPLICANTS} />}
          </p>
          <MarkControl owner={owner} id={id} title={title} />
        </Flex>
        {current && <ToPreview />}
      </div>
    </li>
  );
});

const factsOf = (patent: PatentSummary) => ({
  有效性: patent.validity,
  号码: numberFact(patent),
  申请日: patent.filingDate,
  申请人: patent.applicants.find(({ name }) => name)?.name,
});

/**
 * The list on the left, and beside it what is read of one of its patents: of the first, until one
 * is chosen.
 */
export default function SplitView(props: ViewProps) {
  const { state, found, from, owner, onRead } = props;
  const { first, rows } = rowsOf(props);
  const wide = useScreenMatches(WIDE);
  const chosen = rows.find(({ patent }) => patent.id && patent.id === state.sel);
  const shown = chosen ?? rows.find(({ patent }) => patent.id);
  return (
    <>
      <div className={styles.split}>
        <ol className={listStyles.rows} start={first} aria-label="检索到的专利">
          {rows.map((row) => (
            <SplitRow
              key={row.patent.id || row.place}
              {...row}
              current={wide && row === shown}
              chosen={row === chosen}
              onRead={wide ? onRead : undefined}
            />
          ))}
        </ol>
        {wide && shown && (
          <ReadingPane
            patent={shown.patent}
            chosen={shown === chosen}
            ast={found.ast}
            from={from}
            owner={owner}
          />
        )}
      </div>
      <PageLacks rows={found.result.content} factsOf={factsOf} />
    </>
  );
}
