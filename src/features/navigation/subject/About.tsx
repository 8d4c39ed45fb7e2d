import { NAVIGATION_STEPS, standardParts } from '@/domain/navigation/standard';
import type { SubjectDetail } from '@/services/nav';

const kilobytes = (size: number): string => `${Math.max(1, Math.round(size / 1024))} KB`;

/** Reports to read and to save. */
export function Reports({ reports }: Pick<SubjectDetail, 'reports'>) {
  if (reports.length === 0) return <p>这个专题还没有报告。</p>;
  return (
    <ul className="ipr-reports">
      {reports.map(({ id, name, url, pages, date, size }) => (
        <li key={id}>
          <span>
            {name}
            <span className="ipr-node-definition">
              PDF，{pages} 页，{kilobytes(size)}，{date}
            </span>
          </span>
          <span className="ipr-node-ways">
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`阅读“${name}”，在新窗口打开`}
            >
              阅读
            </a>
            <a href={url} download={`${name}.pdf`} aria-label={`下载“${name}”`}>
              下载
            </a>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Which parts of the standard a subject follows, and what of it the page shows. */
export function Method({ navType }: Pick<SubjectDetail, 'navType'>) {
  const [general, own] = standardParts(navType);
  return (
    <>
      <p>
        本专题按 {own.number}《{own.title}》开展，通用要求见 {general.number}《{general.title}》。
      </p>
      <ol className="ipr-method">
        {NAVIGATION_STEPS.map(({ step, shown }) => (
          <li key={step}>
            {step}：{shown}
          </li>
        ))}
      </ol>
    </>
  );
}
