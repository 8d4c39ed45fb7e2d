import { history } from '@umijs/max';
import { Button } from 'antd';
import {
  type FormEvent,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { lazyAgain } from '@/components/page/lazyAgain';
import { useScreenMatches } from '@/components/page/useScreenMatches';
import { grouped } from '@/domain/grouped';
import { wordsInLine } from '@/domain/unseen';
import { mayBeTraditional } from './mayBeTraditional';
import { QueryField } from './QueryField';
import { useTabDraft } from './useTabDraft';

const SimplifiedOffer = lazyAgain(
  () => import('./SimplifiedOffer'),
  () => null,
);

interface Props {
  /** Names the box among those of other lists; what is typed is kept under it. */
  place: string;
  /** Name of the search: 法律法规检索. */
  name: string;
  /** What can be typed. */
  label: string;
  placeholder: string;
  /** An example or how words are parted, told behind it where the box has room. */
  hint?: string;
  /** The words of the address. */
  q: string;
  /** Characters that the service takes. */
  longest: number;
  size?: 'large' | 'middle';
  /** Takes the focus after a move inside the portal, not on a page that was just loaded. */
  autoFocus?: boolean;
  /** Whether simplified characters are offered for traditional ones; not where the screen does. */
  simplifies?: boolean;
  /** Called with tidied words, '' for everything. */
  onSearch: (q: string) => void;
  /** What is typed now; a stable function. */
  onDraft?: (text: string) => void;
  /** Why what was asked cannot be looked for. */
  problem?: string | null;
  /** Choices and chips below the box. */
  children?: ReactNode;
}

/**
 * The box of a search for words. What is typed and not sent stays in this tab, over filters and
 * reloads; what is too long says by how much.
 */
export function WordBox({
  place,
  name,
  label,
  placeholder,
  hint,
  q,
  longest,
  size = 'middle',
  autoFocus = false,
  simplifies = true,
  onSearch,
  onDraft,
  problem: refused,
  children,
}: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState(false);
  const isWide = useScreenMatches('(min-width: 992px)');
  const { draft, change, sent } = useTabDraft(
    q ? `${place} ${q}` : place,
    `${place} ${q}`,
    (kept) => (typeof kept === 'string' ? kept : q),
  );
  useEffect(() => {
    if (autoFocus && history.action === 'PUSH') field.current?.focus({ preventScroll: true });
  }, [autoFocus]);

  useEffect(() => onDraft?.(draft), [onDraft, draft]);

  const over = wordsInLine(draft).length - longest;
  const deferred = useDeferredValue(draft);
  const traditional = useMemo(
    () => simplifies && mayBeTraditional(deferred),
    [simplifies, deferred],
  );
  const search = (text: string) => {
    sent();
    onSearch(wordsInLine(text));
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setAsked(true);
    if (over > 0) {
      field.current?.focus();
      return;
    }
    search(draft);
  };
  const tooLong = asked && over > 0;
  const problem = tooLong || Boolean(refused);
  return (
    <search className="ipr-smart" data-size={size} aria-label={name}>
      <form onSubmit={submit}>
        <label className="ipr-visually-hidden" htmlFor={id}>
          {label}
        </label>
        <QueryField
          ref={field}
          id={id}
          value={draft}
          placeholder={hint && isWide ? `${placeholder}，${hint}` : placeholder}
          aria-invalid={problem}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onText={(text) => change(text, wordsInLine(text) !== q)}
          onEnter={submit}
        />
        <Button type="primary" htmlType="submit" size={size}>
          检索
        </Button>
      </form>
      {problem && (
        <p id={`${id}-problem`} className="ipr-query-problem" role="alert">
          {tooLong
            ? `最多检索 ${grouped(longest)} 个字符，请删去 ${grouped(over)} 个。输入的内容没有丢失。`
            : refused}
        </p>
      )}
      {traditional && over <= 0 && (
        <Suspense fallback={null}>
          <SimplifiedOffer text={deferred} onTake={search} />
        </Suspense>
      )}
      {children}
    </search>
  );
}
