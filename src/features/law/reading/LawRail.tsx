import { useNavigate } from '@umijs/max';
import { useEventListener } from 'ahooks';
import { Button } from 'antd';
import {
  type FormEvent,
  type RefObject,
  startTransition,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { PlainInput } from '@/components/form/PlainInput';
import { FindInText } from '@/components/reading/find/FindInText';
import frameStyles from '@/components/reading/frame.module.css';
import { RailPanel } from '@/components/reading/RailPanel';
import { type ReadingSize, TextSize } from '@/components/reading/TextSize';
import { toHalfWidth } from '@/domain/check';
import {
  articleKey,
  articleLabel,
  placeAnchor,
  readArticleNumber,
  readPlaceAddress,
} from '@/domain/law/articleKey';
import { articlesOf, type LawText } from '@/domain/law/lawText';
import { lawDetailLink, readLawDetail } from '@/links/law';
import { searchedInTexts } from '../searchedInTexts';
import { LawContents } from './LawContents';
import styles from './rail.module.css';

/** Height of what stays at the top of the window, in pixels, and a little below. */
function upperEdge(): number {
  const style = getComputedStyle(document.documentElement);
  const padding = Number.parseFloat(style.scrollPaddingTop) || 0;
  const head = Number.parseFloat(style.getPropertyValue('--ipr-sticky')) || 0;
  return padding + head + 64;
}

/**
 * The last of the places that begins above the part of the window that is read; undefined before
 * the first. Looks at a dozen of a thousand, so that it can be asked with every frame.
 *
 * @param ids in the order of the page
 */
function placeInView(ids: readonly string[]): string | undefined {
  const edge = upperEdge();
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const place = document.getElementById(ids[middle] ?? '');
    if (place && place.getBoundingClientRect().top <= edge) low = middle + 1;
    else high = middle;
  }
  return ids[low - 1];
}

/** Milliseconds without scrolling before the address follows: browsers refuse many changes in a row. */
const RESTS = 300;

/** Milliseconds between two looks while the page scrolls. */
const LOOKS_EVERY = 150;

/**
 * The place being read.
 *
 * @param ids of the places in the order of the page; the same array as long as they are the same
 * @param onRest the reader has scrolled to another place and stays there
 */
function usePlaceInView(
  ids: readonly string[],
  onRest: (id: string | undefined) => void,
): string | undefined {
  const [current, setCurrent] = useState<string>();
  const next = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = () => {
    next.current = undefined;
    const place = placeInView(ids);
    // Scrolling goes before what only follows it.
    startTransition(() => setCurrent(place));
  };
  const follow = () => {
    next.current ??= setTimeout(look, LOOKS_EVERY);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => onRest(placeInView(ids)), RESTS);
  };
  useEventListener('scroll', follow, { passive: true });
  useEventListener('resize', follow);
  useEffect(() => {
    const place = placeInView(ids);
    startTransition(() => setCurrent(place));
    return () => {
      clearTimeout(next.current);
      clearTimeout(rest.current);
      next.current = undefined;
    };
  }, [ids]);
  return current;
}

const ARTICLE_ID = 'art-';

/**
 * Lets the address follow the reader to another article, without a history entry and without the
 * router, so that a copied address, a refresh and the way back lead there. A finer place in the same
 * article stays.
 */
function keepInAddress(place: string | undefined): void {
  const { pathname, search, hash } = window.location;
  const article = place?.startsWith(ARTICLE_ID) ? place.slice(ARTICLE_ID.length) : '';
  const query = new URLSearchParams(search);
  const before = query.get('at') ?? '';
  if ((readPlaceAddress(before)?.article ?? '') === article) return;
  // A law without articles has its passages and headings as places of the page.
  if (article) query.set('at', article);
  else query.delete('at');
  const fragment = place !== undefined && !article ? `#${place}` : '';
  const address = `${pathname}?${query}${fragment}`;
  if (address !== `${pathname}${search}${hash}`) {
    window.history.replaceState(window.history.state, '', address);
  }
}

interface GoToArticleProps {
  /** Keys of the articles there are. */
  keys: ReadonlySet<string>;
  /** Address of an article. */
  addressOf: (article: string) => string;
}

/** Reads 66, 66-1, 六十六, 第六十六条之一. */
function readTyped(text: string): string | null {
  const plain = toHalfWidth(text).replace(/\s/g, '');
  const digits = /^第?(\d{1,5})条?(?:(?:-|之)(\d{1,3}))?$/.exec(plain);
  if (digits) return articleKey({ number: Number(digits[1]), insert: Number(digits[2] ?? 0) });
  const number = readArticleNumber(/^第/.test(plain) ? plain : `第${plain}条`);
  return number && articleKey(number);
}

function complaint(text: string, keys: ReadonlySet<string>): string | undefined {
  const key = readTyped(text);
  if (key === null) return '请填条号，如 66、66-1 或 六十六';
  if (keys.has(key)) return undefined;
  const [number = 0, insert = 0] = key.split('-').map(Number);
  return `没有${articleLabel({ number, insert })}`;
}

/** Goes to the article whose number is typed. */
function GoToArticle({ keys, addressOf }: GoToArticleProps) {
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  if (keys.size === 0) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = complaint(typed, keys);
    setProblem(found);
    const key = readTyped(typed);
    // The panel stays open for who has to type again.
    if (found || key === null) event.stopPropagation();
    else navigate(addressOf(key), { replace: true });
  };
  return (
    <form className={styles.lawGo} noValidate onSubmit={submit}>
      <label htmlFor={id} className="ipr-visually-hidden">
        转到第几条
      </label>
      <PlainInput
        className="ipr-small-input"
        id={id}
        value={typed}
        placeholder="转到第几条"
        maxLength={20}
        autoComplete="off"
        aria-describedby={`${id}-problem`}
        aria-invalid={problem ? true : undefined}
        onChange={(text) => {
          setTyped(text);
          setProblem(undefined);
        }}
      />
      <Button htmlType="submit">转到</Button>
      <span id={`${id}-problem`} role="status" className="ipr-query-problem">
        {problem}
      </span>
    </form>
  );
}

interface Props {
  law: LawText;
  /** Query string of the page. */
  search: string;
  /** Holds the text. */
  text: RefObject<HTMLElement | null>;
  size: ReadingSize;
  onSize: (size: ReadingSize) => void;
}

/** What goes along with the reader: contents, finding, the way to an article, the size of the text. */
export function LawRail({ law, search, text, size, onSize }: Props) {
  const places = useMemo(
    () =>
      law.blocks.flatMap((block) => {
        if (block.kind === 'passage') return [];
        return [block.kind === 'article' ? placeAnchor({ article: block.key }) : block.key];
      }),
    [law],
  );
  const keys = useMemo(() => new Set(articlesOf(law).map(({ key }) => key)), [law]);
  const current = usePlaceInView(places, keepInAddress);
  const searched = useMemo(() => searchedInTexts(readLawDetail(search).from), [search]);
  return (
    <div className={`${frameStyles.recordRail} ipr-no-print`}>
      <FindInText root={text} searched={searched} />
      <RailPanel name={places.length > 0 ? '目录' : '字号'}>
        <GoToArticle
          keys={keys}
          addressOf={(at) => lawDetailLink({ ...readLawDetail(search), at })}
        />
        <LawContents law={law} current={current} />
        <TextSize size={size} onChange={onSize} />
      </RailPanel>
    </div>
  );
}
