import { Button } from 'antd';
import { useId, useState } from 'react';
import { ArticleText, USUAL_LINES } from '@/components/article/ArticleText';
import formStyles from '@/components/form/edit/edit.module.css';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { SkeletonLines } from '@/components/state/Skeleton';
import { errorSentence } from '@/requests/errors';
import type { CallOptions } from '@/requests/serviceClient';
import type { Article } from '@/services/website';
import { versionInWords } from './consent';

interface Props {
  title: string;
  /** Names the text among all texts. */
  name: string;
  load: (options: CallOptions) => Promise<Article | undefined>;
  /** Version of what stands below it; a text of another one says so. */
  version?: string;
  /** Sentences that stand below it: a list of the very same ones is not repeated. */
  without?: readonly string[];
  /** Asked for only when the user opens it. */
  folded?: boolean;
}

/** A list in the HTML of a text, and the words of HTML. */
const LIST = /<([ou]l)[^>]*>.*?<\/\1>/gs;
const wordsOf = (html: string) => html.replace(/<[^>]*>|\s/g, '');

/** Widths of the lines, in percent, of a notice without the list that stands below it. */
const NOTICE_LINES = [20, 95, 60];

function Text({ title, name, load, version, without = [] }: Omit<Props, 'folded'>) {
  const lines = without.length > 0 ? NOTICE_LINES : USUAL_LINES;
  const answer = useLatestAnswer(name, (signal) => load({ signal, shownInPlace: true }));
  if (answer.error) {
    return (
      <p className={formStyles.formFailed} role="alert">
        {title}没有加载出来，不影响办理。{errorSentence(answer.error)}
        <Button type="link" size="small" onClick={answer.retry}>
          重新加载
        </Button>
      </p>
    );
  }
  if (!answer.current) {
    return <SkeletonLines widths={lines} label={`正在加载${title}`} />;
  }
  if (!answer.data?.content) return <p className="ipr-note">{title}暂未发布。</p>;
  const published = answer.data.version;
  return (
    <>
      {version !== undefined && published !== undefined && published !== version && (
        <p className="ipr-note">
          {title}是{versionInWords(published)}，下面的承诺书是{versionInWords(version)}
          ，您确认的是下面逐项列出的承诺。
        </p>
      )}
      <ArticleText
        lines={lines}
        html={answer.data.content.replace(LIST, (list) =>
          wordsOf(list) === wordsOf(without.join('')) ? '' : list,
        )}
      />
    </>
  );
}

/** A text that the office publishes about a service; the form goes on without it. */
export function ServiceText({ folded = false, ...text }: Props) {
  const id = useId();
  const [open, setOpen] = useState(!folded);
  if (!folded) {
    return (
      <section aria-labelledby={id}>
        <h3 id={id}>{text.title}</h3>
        <Text {...text} />
      </section>
    );
  }
  return (
    <section>
      <Button
        type="link"
        size="small"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? '收起' : '查看'}
        {text.title}
      </Button>
      {open && (
        <div id={id}>
          <Text {...text} />
        </div>
      )}
    </section>
  );
}
