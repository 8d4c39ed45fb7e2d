import { Link, useLocation, useNavigate } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { NumberSource } from '@/components/chart/NumberSource';
import { useAsking } from '@/components/list/useAsking';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { PageHead } from '@/components/page/PageHead';
import { PageTabs } from '@/components/page/PageTabs';
import partsStyles from '@/components/page/parts.module.css';
import { usePageTitle } from '@/components/page/usePageTitle';
import { HOLDINGS } from '@/components/search/holdings/holdings';
import { type RecognisedNumber, recogniseNumbers } from '@/components/search/numbers/recognised';
import { inSimplified, useSimplifier } from '@/components/search/simplified';
import { WordBox } from '@/components/search/WordBox';
import { todayInChina } from '@/domain/calendar';
import { LIMITS } from '@/domain/search/limits';
import { wordsInLine } from '@/domain/unseen';
import { everythingLink, isSent, readEverything, SENT } from '@/links/landing';
import { errorSentence } from '@/requests/errors';
import { SCOPES } from '../scopes';
import styles from './everything.module.css';
import { HoldingSection, type Settled } from './HoldingSection';

const HOW =
  '各库的数量是用这段文字在该库检索到的总数，和各自检索结果页的总数一致；排在前面的三条按该库的默认次序。';

/** What there is to know before anything is asked. */
function Beginning() {
  return (
    <section className="ipr-sheet">
      <h2>一次查五个库</h2>
      <p>
        输入一段文字，同时检索专利、法律法规、裁判文书、企业和供需信息，各库的数量和前三条随答复随显示。
      </p>
      <p>
        输入号码直接打开记录：专利申请号和公开（公告）号、案号、法规文号、统一社会信用代码、办件编号，以及“专利法
        71”这样的条文。
      </p>
    </section>
  );
}

const shortened = (text: string) => (text.length > 20 ? `${text.slice(0, 20)}…` : text);

/** Says which holdings read traditional characters as simplified ones, and offers it for all. */
function Traditional({ q }: { q: string }) {
  const simplified = inSimplified(q);
  if (simplified === undefined) return null;
  return (
    <p className="ipr-note">
      含有繁体字：专利已同时按简体检索，其他各库按原文检索。
      <Link to={everythingLink(simplified)} state={SENT}>
        全部改按“{shortened(simplified)}”检索
      </Link>
    </p>
  );
}

interface Props {
  number: RecognisedNumber;
  /** Names the present asking. */
  asking: string;
  /** Called with the address of the record, once it is found; a stable function. */
  onFound: ((to: string) => void) | undefined;
}

/** What a text is the number of, and the way to the record; says when there is none. */
function NumberNote({ number, asking, onFound }: Props) {
  const { kind, what, note, missing, find } = number;
  const place = useRef<HTMLDivElement>(null);
  const { data, current, error, retry } = useLatestAnswer(asking, async (signal) => ({
    found: await find(signal),
  }));
  const found = current ? data?.found : undefined;
  const inPart = typeof found === 'object' ? found : undefined;
  const to = typeof found === 'string' ? found : undefined;
  useEffect(() => {
    if (to !== undefined) onFound?.(to);
  }, [to, onFound]);
  return (
    <div
      ref={place}
      className={`${partsStyles.notice} ${partsStyles.fingers}`}
      role="status"
      tabIndex={-1}
    >
      <span>
        这是一个{kind}：{what}
        {note && note !== kind && `（${note}）`}。
      </span>{' '}
      {to !== undefined ? (
        <Link to={to} aria-label={`打开记录：${what}`}>
          打开记录
        </Link>
      ) : inPart ? (
        <span>
          {inPart.lacks}，<Link to={inPart.to}>{inPart.offer}</Link>
          。下面是各个库用这段文字检索的结果。
        </span>
      ) : error !== undefined ? (
        <span>
          记录没有查找成功：{errorSentence(error)}
          <Button
            type="link"
            size="small"
            onClick={() => {
              // The button that asks again goes, and the focus with it.
              place.current?.focus();
              retry();
            }}
          >
            再找一次
          </Button>
        </span>
      ) : current ? (
        <span>{missing ?? '没有找到这条记录，请核对号码。'}下面是各个库用这段文字检索的结果。</span>
      ) : (
        <span>正在查找…</span>
      )}
    </div>
  );
}

/** All holdings asked for a text, each on its own. */
function Answers({ q, asking }: { q: string; asking: string }) {
  const ready = useSimplifier(q);
  const { state } = useLocation();
  const navigate = useNavigate();
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, string>>>({});
  const onSettled = useCallback<Settled>((name, outcome) => {
    setOutcomes(({ [name]: _, ...others }) =>
      outcome === undefined ? others : { ...others, [name]: outcome },
    );
  }, []);
  // Back from the record comes to where the number was typed.
  const open = useCallback((to: string) => navigate(to, { replace: true }), [navigate]);
  const numbers = useMemo(() => recogniseNumbers(q), [q]);
  const told = HOLDINGS.flatMap(({ name }) => outcomes[name] ?? []);
  return (
    <>
      {numbers.map((number, index) => (
        <NumberNote
          key={number.key}
          number={number}
          asking={asking}
          // What was corrected is said first: some digit is wrong, and it need not be the last.
          onFound={index === 0 && !number.corrected && isSent(state) ? open : undefined}
        />
      ))}
      {ready && <Traditional q={q} />}
      <p className="ipr-visually-hidden" role="status">
        {told.length === HOLDINGS.length && `五个库的结果：${told.join('，')}。`}
      </p>
      <div className={styles.holdings} data-told={told.length === HOLDINGS.length}>
        {HOLDINGS.map((holding) => (
          <HoldingSection
            key={holding.name}
            holding={holding}
            q={q}
            asking={asking}
            ready={ready || !holding.needsTable}
            onSettled={onSettled}
          />
        ))}
      </div>
      <NumberSource
        of="page"
        how={HOW}
        source={HOLDINGS.map(({ source }) => source).join('、')}
        asOf={todayInChina()}
      />
    </>
  );
}

/**
 * One box over all holdings: the text of the address is asked of each of them at the same time, and
 * each tells what it has as soon as it knows. The number of a record leads to it.
 */
export default function EverythingScreen() {
  usePageTitle('综合检索');
  const { search } = useLocation();
  const navigate = useNavigate();
  const asking = useAsking();
  const q = useMemo(() => wordsInLine(readEverything(search) ?? ''), [search]);
  const [typed, setTyped] = useState(q);
  return (
    <Flex vertical gap={16}>
      <PageHead title="综合检索" />
      <Flex vertical gap={16} className="ipr-sheet">
        <PageTabs
          label="检索范围"
          current="全部"
          tabs={SCOPES.map(({ name, to, state }) => ({ key: name, name, to: to(typed), state }))}
        />
        <WordBox
          place="everything"
          name="综合检索"
          label="检索全部五个库：关键词、名称或号码"
          placeholder="关键词、名称或号码"
          q={q}
          longest={LIMITS.length}
          size="large"
          autoFocus={q === ''}
          simplifies={false}
          onDraft={setTyped}
          onSearch={(next) => navigate(everythingLink(next), { state: SENT })}
        />
      </Flex>
      {q === '' ? <Beginning /> : <Answers key={q} q={q} asking={`${asking} ${q}`} />}
    </Flex>
  );
}
