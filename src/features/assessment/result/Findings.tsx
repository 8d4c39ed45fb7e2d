import { Tag } from 'antd';
import { lazy, Suspense } from 'react';
import { FactTable } from '@/components/reading/FactTable';
import { orDash } from '@/components/reading/orDash';
import { placeKey } from '@/components/reading/placeKey';
import { WholeDates } from '@/components/reading/WholeDates';
import type {
  AssessmentReference,
  AssessmentResult,
  AssessmentRisk,
} from '@/domain/assessment/result';
import styles from './result.module.css';
import { hasAdvice, otherAdvice, PRIORITIES, RESULT_PARTS } from './words';

/** Only a result with documents needs to find numbers in texts. */
const LiveText = lazy(() =>
  import('@/components/citation/LiveText').then((file) => ({ default: file.LiveText })),
);

/** A document's number, which is a link once what finds it has come. */
function DocumentNumber({ number }: { number: string }) {
  return (
    <Suspense fallback={number}>
      <LiveText text={number} />
    </Suspense>
  );
}

const CATEGORIES: Readonly<Record<NonNullable<AssessmentReference['category']>, string>> = {
  X: '单独影响新颖性或创造性',
  Y: '与其他文件结合影响创造性',
  A: '一般现有技术',
};

const RISK_ORDER = { 高: 0, 中: 1, 低: 2 } as const;
const RISK_COLOURS = { 高: 'error', 中: 'warning', 低: 'default' } as const;
const rankOf = ({ level }: AssessmentRisk) => (level ? RISK_ORDER[level] : 3);

function References({ references }: Pick<AssessmentResult, 'references'>) {
  if (references.length === 0) return null;
  return (
    <section id={RESULT_PARTS.references} tabIndex={-1} aria-label="对比文件">
      <h3>对比文件</h3>
      <FactTable
        caption="对比文件及其类别"
        rows={references}
        rowKey={({ number }, index) => `${index} ${number}`}
        columns={[
          {
            label: '类别',
            cell: ({ category }) => category && `${category}（${CATEGORIES[category]}）`,
          },
          { label: '文件', cell: ({ number }) => number && <DocumentNumber number={number} /> },
          { label: '名称', cell: ({ title }) => title },
          {
            label: '涉及权利要求',
            cell: ({ claims }) => claims?.join('、'),
          },
          { label: '关系', cell: ({ relation }) => relation },
        ]}
      />
    </section>
  );
}

/** Documents, risks and what is advised, in this order (domain reference, section 6). */
export function Findings({ result }: { result: AssessmentResult }) {
  const { references, risks, filing } = result;
  const suggestions = otherAdvice(result);
  const byLevel = [...risks].sort((a, b) => rankOf(a) - rankOf(b));
  return (
    <>
      <References references={references} />
      {byLevel.length > 0 && (
        <section id={RESULT_PARTS.risks} tabIndex={-1} aria-label="风险">
          <h3>风险</h3>
          <ul className={styles.scoreList}>
            {byLevel.map(({ level, text }, index) => (
              <li key={placeKey(index, text)}>
                <Tag color={RISK_COLOURS[level ?? '低']}>{level ?? '程度不详'}</Tag>
                <span>{text ? <WholeDates>{text}</WholeDates> : orDash(text)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasAdvice(result) && (
        <section id={RESULT_PARTS.advice} tabIndex={-1} aria-label="建议">
          <h3>建议</h3>
          {filing && (
            <dl className={styles.scoreFacts}>
              {filing.map(({ label, text }, index) => (
                <div key={placeKey(index, label)}>
                  <dt>{orDash(label)}</dt>
                  <dd>{orDash(text)}</dd>
                </div>
              ))}
            </dl>
          )}
          {suggestions.length > 0 && (
            <ol className={styles.scoreList}>
              {suggestions.map(({ priority, text }, index) => (
                <li key={placeKey(index, text)}>
                  {priority && <Tag>{PRIORITIES[priority]}</Tag>}
                  <span>{text ? <WholeDates>{text}</WholeDates> : orDash(text)}</span>
                </li>
              ))}
            </ol>
          )}
        </section>
      )}
    </>
  );
}
