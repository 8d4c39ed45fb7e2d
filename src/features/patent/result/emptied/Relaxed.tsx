import { Link } from '@umijs/max';
import type { Relaxations, Trial } from '@/domain/search/relaxations';
import { patentResultLink } from '@/links/patent';
import type { Conditions } from './conditions';

interface Props {
  relaxations: Relaxations;
  conditions: Conditions;
}

/** What leaves a result empty, and what is found without it. */
export function Relaxed({ relaxations, conditions }: Props) {
  const { ways, hopeless, conflicts } = relaxations;
  const { words, ofQuery, keep } = conditions;
  const named = (places: Trial) => places.map((place) => `“${words[place]}”`);
  const offers = ways.flatMap(({ dropped, total }) => {
    const state = keep([...words.keys()].filter((place) => !dropped.includes(place)));
    return state ? [{ to: patentResultLink(state), dropped, total }] : [];
  });
  return (
    <>
      {hopeless.map((place) => (
        <p key={words[place]}>
          “{words[place]}”本身没有结果
          {place < ofQuery ? '，请检查有没有错别字，或者换一个说法。' : '。'}
        </p>
      ))}
      {conflicts.map((pair) => (
        <p key={named(pair).join()}>{named(pair).join('和')}各自都有结果，但没有专利同时符合。</p>
      ))}
      {offers.length > 0 && (
        <ul className="ipr-ways">
          {offers.map(({ to, dropped, total }) => (
            <li key={to}>
              <Link to={to}>
                {dropped.length > 1 && '同时'}去掉{named(dropped).join('和')}后有{' '}
                <span className="ipr-num">{total.toLocaleString('zh-CN')}</span> 件
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
