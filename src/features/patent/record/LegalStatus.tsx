import { Flex } from 'antd';
import { LiveText } from '@/components/citation/LiveText';
import { LateTimeline } from '@/components/page/LateTimeline';
import { orDash } from '@/components/reading/orDash';
import {
  type EventEffect,
  eventEffect,
  type LegalEvent,
  legalStatusInWords,
} from '@/domain/legalStatus';
import { VALIDITY } from '@/domain/patentLabels';
import type { PatentRecord } from '@/services/cnipr';
import styles from './record.module.css';

/** What the event codes of the patent gazette mean for a reader who is no lawyer. */
const MEANINGS: Readonly<Record<string, string>> = {
  PB01: '申请文件向社会公开，专利权尚未授予。',
  SE01: '开始审查是否具备新颖性、创造性和实用性。',
  GR01: '专利权自公告之日起生效。',
  RJ01: '申请未通过审查，不授予专利权。',
  WD01: '逾期未办理手续，申请视为撤回。',
  WW01: '申请人自己撤回了申请。',
  AD01: '逾期未办理登记手续，视为放弃取得专利权。',
  CF01: '未按规定缴纳年费，专利权终止。',
  CX01: '保护期限已满，专利权终止。',
  AV01: '专利权人放弃了专利权，例如避免重复授权。',
  IP01: '经无效宣告程序，专利权被宣告无效，视为自始不存在。',
  TA01: '申请权转给了他人，不影响审查。',
  TR01: '专利权转给了他人，专利权继续有效。',
  CP01: '名称、地址等登记事项有变更。',
  EE01: '许可他人实施的合同已备案。',
  EM01: '许可合同备案的内容有变更。',
  EC01: '许可合同备案已注销。',
  PE01: '专利权已出质，转让和许可受限制。',
  PM01: '质押登记的内容有变更。',
  PC01: '质押已解除。',
  PP01: '应法院要求，暂停办理与权利变动有关的手续。',
  PD01: '保全已解除。',
  RR01: '丧失的权利已恢复。',
  OL01: '专利权人声明愿意许可任何人实施，费用按声明支付。',
};

/** Articles of the Patent Law (2020) that events rest on. */
const BASES: Readonly<Record<string, string>> = {
  PB01: '第三十四条',
  SE01: '第三十五条',
  RJ01: '第三十八条',
  WW01: '第三十二条',
  CF01: '第四十四条',
  CX01: '第四十二条',
  AV01: '第四十四条',
  IP01: '第四十七条',
  TA01: '第十条',
  TR01: '第十条',
  OL01: '第五十条',
};

/** An invention is granted by one article, a utility model or a design by the next. */
function grantBasis(type: PatentRecord['patentType']): string {
  if (type === null) return '第三十九条、第四十条';
  return type === 'UTILITY' || type === 'DESIGN' ? '第四十条' : '第三十九条';
}

/** The provision an event rests on, as a text that cites it; undefined where none is told. */
function eventBasis({ code }: LegalEvent, type: PatentRecord['patentType']): string | undefined {
  const key = code?.toUpperCase() ?? '';
  const article = key === 'GR01' ? grantBasis(type) : BASES[key];
  return article && `《专利法》${article}`;
}

const PARTLY = '部分权利要求被宣告无效，其余部分继续有效。';

const BY_EFFECT: Record<EventEffect, string> = {
  PENDING: '申请仍在审查中。',
  VALID: '专利权有效。',
  INVALID: '申请或专利权终止。',
  RESTORED: '丧失的权利已恢复。',
  UNCHANGED: '不影响专利权的有效性。',
};

/** An event in plain words: by its code, else by what it does to the state; undefined of one that has no name. */
function eventMeaning(event: LegalEvent): string | undefined {
  if (!event.name && !event.code) return undefined;
  if (/部分无效/.test(event.name + (event.detail ?? ''))) return PARTLY;
  return MEANINGS[event.code?.toUpperCase() ?? ''] ?? BY_EFFECT[eventEffect(event)];
}

type Event = NonNullable<PatentRecord['legalEvents']>[number];

/** An event with what it means, the provision it rests on, and what the announcement says of it. */
function Announced({ event, type }: { event: Event; type: PatentRecord['patentType'] }) {
  const { name, code, detail } = event;
  const meaning = eventMeaning(event);
  const basis = eventBasis(event, type);
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
            content: <Announced event={event} type={record.patentType} />,
          }))}
        />
      )}
    </>
  );
}
