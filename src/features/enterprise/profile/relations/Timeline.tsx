import { useNavigate } from '@umijs/max';
import { Button } from 'antd';
import { allInvented, NotedRows } from '@/components/chart/SampleRows';
import { SampleTag } from '@/components/chart/SampleTag';
import { RowLink } from '@/components/list/RowLink';
import partsStyles from '@/components/page/parts.module.css';
import { EVENT_KINDS, type HistoryEvent, historyYears } from '@/domain/enterprise/history';
import { titleText } from '@/domain/titleText';
import { type EnterpriseView, SOME_EVENTS } from '@/links/enterprise';
import { eventLink } from './relationLinks';
import styles from './relations.module.css';
import { walkRows } from './rowKeys';

function EventRow({ event, name }: { event: HistoryEvent; name: string }) {
  const { kind, day, title, note, sample } = event;
  return (
    <li>
      {day ? (
        <time className="ipr-num ipr-nowrap" dateTime={day}>
          {day}
        </time>
      ) : (
        <span>日期不详</span>
      )}
      <span className="ipr-tag" data-kind={kind}>
        {EVENT_KINDS[kind]}
      </span>
      <span>
        <RowLink to={eventLink(event, name)}>{titleText(title)}</RowLink>
        {note && <span className="ipr-note"> {note}</span>} {sample && <SampleTag />}
      </span>
    </li>
  );
}

interface Props {
  /** Of the enterprise. */
  name: string;
  /** Newest first, those without a day last. */
  events: readonly HistoryEvent[];
  /** How many of them are listed. */
  most: number;
  linkTo: (view: Partial<EnterpriseView>) => string;
}

/** What happened, by year; what has no day stands apart. */
export function Timeline({ name, events, most, linkTo }: Props) {
  const navigate = useNavigate();
  const shown = events.slice(0, most);
  const years = historyYears(shown);
  const counts = new Map(historyYears(events).map(({ year, events: all }) => [year, all.length]));
  return (
    <NotedRows all={allInvented(shown)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys between links that Tab reaches too */}
      <div className={styles.timeline} onKeyDown={(event) => walkRows(event, 'li')}>
        {years.map(({ year, events: some }) => {
          const id = `history-${year || 'undated'}`;
          return (
            <section key={year} aria-labelledby={id}>
              <h4 id={id}>
                {year ? `${year} 年` : '日期不详'}{' '}
                <span className="ipr-num">{counts.get(year) ?? some.length}</span> 件
              </h4>
              <ul className={partsStyles.entries}>
                {some.map((event) => (
                  <EventRow key={event.key} event={event} name={name} />
                ))}
              </ul>
            </section>
          );
        })}
        {events.length > most && (
          <p>
            列出了 {most} 件，共 {events.length} 件。{' '}
            <Button
              className="ipr-no-print"
              onClick={() => navigate(linkTo({ events: most + SOME_EVENTS }), { replace: true })}
            >
              再显示 {Math.min(SOME_EVENTS, events.length - most)} 件
            </Button>
          </p>
        )}
      </div>
    </NotedRows>
  );
}
