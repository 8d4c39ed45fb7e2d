import { Link } from '@umijs/max';
import flowStyles from '@/components/flow/flow.module.css';
import { orDash } from '@/components/reading/orDash';
import requestStyles from '@/components/request/request.module.css';
import type { ServiceView } from '@/components/request/serviceView';
import { ViewScreen } from '@/components/request/ViewScreen';
import { ViewSection } from '@/components/request/ViewSection';
import { sxss } from '@/domain/application/sxss';
import { BEHAVIORS, LEVELS, recordStateInWords } from '@/domain/application/sxss/record';
import { OWN_RECORDS, recordOption } from '@/domain/application/sxss/recordFields';
import { dishonestyLink } from '@/links/business';
import type { Application } from '@/services/data/process';
import { HOLIDAYS } from '../../../../config/holidays';
import { FactList } from './facts/FactList';

const span = (from: string, to: string) =>
  from || to ? `${from || '—'} 至 ${to || '—'}` : undefined;

const FACTS = '失信记录';

/** The dishonesty record as it is now, beside the appeal that is about it. */
function SxssFacts({ request: { record, status } }: { request: Application }) {
  if (!record) {
    return (
      <ViewSection id="facts" title={FACTS}>
        <p className="ipr-note">这条记录已不在名单中；申请时的内容见“填写的内容”。</p>
      </ViewSection>
    );
  }
  return (
    <ViewSection id="facts" title={FACTS}>
      <p className={requestStyles.viewRecordState}>
        {status === 'FINISHED' ? '办结后的状态' : '当前状态'}：
        <strong>{recordStateInWords(record)}</strong>
      </p>
      <FactList
        name={FACTS}
        facts={[
          ['认定文书号', record.decisionNo],
          ['认定机关', record.decisionOrg],
          ['认定日期', record.decisionDate],
          ['失信行为', record.behavior && BEHAVIORS[record.behavior]],
          ['失信程度', record.level && LEVELS[record.level]],
          ['管理期限', span(record.managedFrom, record.managedTo)],
          ['公示期', span(record.publishFrom, record.publishTo)],
        ]}
      />
      <p className={`${flowStyles.requestWords} ipr-reading`}>事实：{orDash(record.description)}</p>
      <p className="ipr-note">
        依据：{record.basis || '—'}。管理措施：{record.measures.join('、') || '—'}。
      </p>
      {record.id && (
        <p>
          <Link to={dishonestyLink({ record: record.id })}>在公开名单中查看</Link>
        </p>
      )}
    </ViewSection>
  );
}

const VIEW: ServiceView = {
  process: 'SXSS',
  description: sxss(HOLIDAYS),
  choices: async ({ record }) => ({ [OWN_RECORDS]: record ? [recordOption(record)] : [] }),
  factsOf: () => FACTS,
  toldOf: ({ record }) =>
    record
      ? {
          recordId: recordOption(record).label,
          decisionNo: record.decisionNo,
          decisionOrg: record.decisionOrg,
          decisionDate: record.decisionDate,
          behavior: record.behavior && BEHAVIORS[record.behavior],
          level: record.level && LEVELS[record.level],
          publishFrom: record.publishFrom,
        }
      : {},
  Facts: SxssFacts,
};

/** An objection to a dishonesty record, or its repair. */
export default function SxssView() {
  return <ViewScreen view={VIEW} />;
}
