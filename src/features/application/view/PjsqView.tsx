import { Due } from '@/components/flow/Due';
import type { ServiceView } from '@/components/request/serviceView';
import { ViewScreen } from '@/components/request/ViewScreen';
import { ViewSection } from '@/components/request/ViewSection';
import { PJSQ } from '@/domain/application/pjsq';
import { addMonths, isoDay, parseIsoDay, todayInChina } from '@/domain/calendar';
import { type DueDay, dueDay } from '@/domain/workflow/dueDay';
import { EVALUATION_FEE } from '@/domain/workflow/limits';
import { findEvaluationCases } from '@/services/data';
import type { Application } from '@/services/data/process';
import { HOLIDAYS } from '../../../../config/holidays';
import { FactList } from './facts/FactList';

/** For the official fee, from the request (domain reference 2.2). */
const FEE_MONTHS = 1;
/** For the correction of errors of fact in a report, from its receipt (domain reference 2.2). */
const CORRECTION_MONTHS = 2;

const PAID: Readonly<Record<string, string>> = {
  true: '已缴纳',
  false: '未缴纳',
  undefined: '缴费情况不详',
};

function monthsAfter(day: string, months: number, today: string): DueDay | undefined {
  const from = parseIsoDay(day);
  return dueDay(from ? isoDay(addMonths(from, months)) : undefined, today, HOLIDAYS, true);
}

const FACTS = '国家知识产权局办理情况';

/** Where the request stands at the national office, and what can be done about its report. */
function PjsqFacts({ request }: { request: Application }) {
  const { official, result } = request;
  const today = todayInChina();
  const feeDue = official && monthsAfter(official.date, FEE_MONTHS, today);
  const correction = result && monthsAfter(result.resultDate, CORRECTION_MONTHS, today);
  return (
    <ViewSection id="facts" title={FACTS}>
      {official ? (
        <FactList
          name={FACTS}
          facts={[
            ['官方编号', official.no],
            ['提交日期', official.date],
            ['官方费用', PAID[`${official.feePaid}`]],
            ['评价结论', result?.conclusionLabel],
          ]}
        />
      ) : (
        <p className="ipr-note">国家知识产权局的办理情况不详。</p>
      )}
      {official?.feePaid === false && !result && feeDue && (
        <p>
          请缴纳官方费用 {EVALUATION_FEE.amount} 元，
          <Due due={feeDue} today={today} />
          。逾期未缴的，视为未提出请求。
        </p>
      )}
      {correction && (
        <p>
          报告中的事实有错误的，可以在收到报告之日起 2 个月内请求更正
          {correction.overdue ? (
            '；自出具之日计算，期限已过。'
          ) : (
            <>
              ，自出具之日计算
              <Due due={correction} today={today} />。
            </>
          )}
        </p>
      )}
    </ViewSection>
  );
}

const VIEW: ServiceView = {
  process: 'PJSQ',
  description: PJSQ,
  choices: async (_, signal) => {
    const cases = await findEvaluationCases({ signal });
    return {
      evaluationCases: cases.map(({ value, label }) => ({ value, label })),
    };
  },
  // None where it has not come to the national office: its step of the way says so.
  factsOf: ({ official, finishTime, status }) =>
    official || !(status || finishTime) ? FACTS : undefined,
  Facts: PjsqFacts,
};

/** A request for a patent evaluation report. */
export default function PjsqView() {
  return <ViewScreen view={VIEW} />;
}
