import { Button } from 'antd';
import formStyles from '@/components/form/edit/edit.module.css';
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
      <span className={formStyles.formFailed} role="alert">
        模板没有加载出来。
        <Button type="link" size="small" onClick={answer.retry}>
          重新加载
        </Button>
      </span>
    );
  }
  if (!answer.current) return <span className="ipr-note">正在查找模板…</span>;
  const attachments = answer.data?.attachments ?? [];
  if (attachments.length === 0) {
    const note = answer.data ? '没有查到可以下载的模板文件' : '暂无模板';
    return <span className="ipr-note">{note}</span>;
  }
  return attachments.map(({ id, name, size }) => (
    <Button key={id} type="link" size="small" onClick={() => saveOnClick({ name, id })}>
      下载模板：{name}
      {size !== undefined && `（${sizeInWords(size)}）`}
    </Button>
  ));
}
