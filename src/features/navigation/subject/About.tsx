import { Flex } from 'antd';
import partsStyles from '@/components/page/parts.module.css';
import { nameText } from '@/domain/nameText';
import { NAVIGATION_STEPS, standardParts } from '@/domain/navigation/standard';
import type { NavReport, SubjectDetail } from '@/services/nav';

/** What is known of a file, in a few words. */
const factsOf = ({ pages, size, date }: NavReport): string =>
  [
    'PDF',
    pages !== undefined && `${pages} 页`,
    size !== undefined && `${Math.max(1, Math.round(size / 1024))} KB`,
    date,
  ]
    .filter(Boolean)
    .join('，');

/** Reports to read and to save. */
export function Reports({ reports }: Pick<SubjectDetail, 'reports'>) {
  if (reports.length === 0) return <p>没有列出这个专题的报告。</p>;
  return (
    <ul className={partsStyles.entries}>
      {reports.map((report, index) => {
        const { id, url, name } = report;
        const title = nameText(name);
        return (
          <Flex component="li" wrap gap="4px 24px" align="baseline" key={id || index}>
            <span>
              {title}
              <div className="ipr-note">{factsOf(report)}</div>
            </span>
            {url ? (
              <Flex component="span" wrap gap="4px 24px" className={partsStyles.fingers}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`阅读“${title}”，在新窗口打开`}
                >
                  阅读
                </a>
                <a href={url} download={`${title}.pdf`} aria-label={`下载“${title}”`}>
                  下载
                </a>
              </Flex>
            ) : (
              <span className="ipr-note">没有提供文件地址，暂时不能阅读。</span>
            )}
          </Flex>
        );
      })}
    </ul>
  );
}

/** Which parts of the standard a subject follows, and what of it the page shows. */
export function Method({ navType }: Pick<SubjectDetail, 'navType'>) {
  const parts = navType && standardParts(navType);
  return (
    <>
      {parts && (
        <p>
          本专题按 {parts[1].number}《{parts[1].title}》开展，通用要求见 {parts[0].number}《
          {parts[0].title}》。
        </p>
      )}
      <ol>
        {NAVIGATION_STEPS.map(({ step, shown }) => (
          <li key={step}>
            {step}：{shown}
          </li>
        ))}
      </ol>
    </>
  );
}
