import { Flex } from 'antd';
import { LiveText } from '@/components/citation/LiveText';
import { LateTimeline } from '@/components/page/LateTimeline';
import { orDash } from '@/components/reading/orDash';
import { legalStatusInWords } from '@/domain/legalStatus';
import { VALIDITY } from '@/domain/patentLabels';
import type { PatentRecord } from '@/services/cnipr';
import { eventBasis, eventMeaning } from './eventMeanings';
import styles from './record.module.css';

type Event = NonNullable<PatentRecord['legalEvents']>[number];

/** An event with what it means, the provision it rests on, and what the announcement says of it. */
function Announced({ event }: { event: Event }) {
  const { name, code, detail } = event;
  const meaning = eventMeaning(event);
  const basis = eventBasis(event);
  return (
    <>
      <strong>{orDash(name)}</strong> {code && <span className="ipr-note ipr-num">{code}</span>}
      {(meaning || basis) && (
        <div>
          {meaning}
          {basis && (
            <span className="ipr-note">
              {' '}
              <LiveText text={basis} />
            </span>
          )}
        </div>
      )}
      {detail && (
        <div>
          <LiveText text={detail} />
        </div>
      )}
    </>
  );
}

/** Newest first; events of one day keep the order of the record, which is newest first as well. */
function newestFirst(events: readonly Event[]): Event[] {
  return [...events].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

/** Where the status comes from and how new it is. */
function Basis({ record, newest }: { record: PatentRecord; newest: Event | undefined }) {
  return (
    <p className="ipr-note">
      数据来源：{record.source || '未提供'}。
      {newest?.date ? (
        <>
          所载公告截至 <span className="ipr-num ipr-nowrap">{newest.date}</span>
          ，此后的变化未包含在内。
        </>
      ) : (
        '数据截止日未提供。'
      )}
      有效性由公告推断，不是法律结论；准确状态以国家知识产权局的专利登记簿副本为准。
    </p>
  );
}

/** The status in words, its source and date, and the events it rests on. */
export function LegalStatus({ record }: { record: PatentRecord }) {
  const events = newestFirst(record.legalEvents ?? []);
  const words = legalStatusInWords(events);
  const known = record.validity ?? words ?? record.latestLegalStatus;
  return (
    <>
      {known ? (
        <Flex component="p" wrap gap="4px 16px" align="center" className={styles.legalNow}>
          {record.validity && (
            <span className="ipr-status" data-status={record.validity}>
              {VALIDITY[record.validity]}
            </span>
          )}
          <strong>{words ?? record.latestLegalStatus}</strong>
        </Flex>
      ) : (
        <p>法律状态未提供。</p>
      )}
      <Basis record={record} newest={events[0]} />
      {events.length > 0 && (
        <LateTimeline
          aria-label="法律状态公告，最新的在前"
          items={events.map((event, index) => ({
            key: `${event.date} ${event.name} ${index}`,
            ...(index > 0 && { color: 'gray' }),
            title: <span className="ipr-num ipr-nowrap">{orDash(event.date)}</span>,
            content: <Announced event={event} />,
          }))}
        />
      )}
    </>
  );
}
