import { saveOnClick } from '@/components/form/files/saveFile';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { sizeInWords } from '@/domain/files/kinds';
import { findTemplate } from '@/services/website';

/** The document to fill in, from the article of this code. */
export function TemplateLink({ code }: { code: string }) {
  const answer = useLatestAnswer(code, (signal) =>
    findTemplate(code, { signal, shownInPlace: true }),
  );
  if (answer.error) {
    return (
      <span className="ipr-form-failed" role="alert">
        模板没有加载出来。
        <button type="button" className="ipr-text-button" onClick={answer.retry}>
          重新加载
        </button>
      </span>
    );
  }
  if (!answer.current) return <span className="ipr-apply-note">正在查找模板…</span>;
  const attachments = answer.data?.attachments ?? [];
  if (attachments.length === 0) return <span className="ipr-apply-note">暂无模板</span>;
  return attachments.map(({ id, name, size }) => (
    <button
      key={id}
      type="button"
      className="ipr-text-button"
      onClick={() => saveOnClick({ name, id })}
    >
      下载模板：{name}
      {size !== undefined && `（${sizeInWords(size)}）`}
    </button>
  ));
}
