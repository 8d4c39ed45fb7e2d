import { Button } from 'antd';
import type { Node } from '@/domain/search/ast';
import { wordsBeside } from '@/domain/search/foundWords';
import { termsToWiden } from '@/domain/search/widen';
import type { PatentResultState } from '@/links/patent';
import { errorSentence } from '@/requests/errors';
import { useAsked } from '@/requests/useAsked';
import { searchClasses } from '@/services/cnipr';
import { OfferList } from './OfferList';
import { type Offer, offersOf } from './offers';

/** The words that titles of the IPC list beside those of a query, asked word by word. */
async function askTable(ast: Node, signal: AbortSignal): Promise<Offer[]> {
  const found = new Map<string, string[]>();
  for (const term of termsToWiden(ast)) {
    const { content } = await searchClasses('IPC', term, { signal, shownInPlace: true });
    found.set(
      term,
      wordsBeside(
        term,
        content.map(({ title }) => title),
      ),
    );
  }
  return offersOf(ast, (term) => found.get(term) ?? []);
}

interface Props {
  ast: Node;
  state: PatentResultState;
  total: number;
}

/** Looks the words of a query up in the classification when it is pressed. */
export function ClassWords({ ast, state, total }: Props) {
  const { data, error, loading, run } = useAsked((signal) => askTable(ast, signal), {
    manual: true,
  });
  return (
    <>
      {!data && (
        <Button type="link" size="small" disabled={loading} onClick={() => run()}>
          {loading ? '正在查分类表…' : '查分类表用词'}
        </Button>
      )}
      <span role="status">
        {error && !loading && <>分类表没有查到：{errorSentence(error)}检索结果没有变。</>}
        {data && data.length === 0 && '分类表的类名中没有与这些词并列的词。'}
        {data && data.length > 0 && '分类表中并列的词：'}
      </span>
      {data && data.length > 0 && (
        <OfferList name="分类表中并列的词" state={state} total={total} offers={data} />
      )}
    </>
  );
}
