import { useNavigate } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useEffect, useState } from 'react';
import { LinkButton } from '@/components/page/LinkButton';
import styles from '@/components/reading/frame.module.css';
import { grouped } from '@/domain/grouped';
import type { RowNoun } from '../rowNoun';
import type { Neighbour, Neighbours } from './useNeighbours';
import { useReadingKeys } from './useReadingKeys';

const BOTTOM_BAR = `${styles.withBottomBar}`;

interface StepProps {
  name: string;
  keys: string;
  to: string | undefined;
  /** Why the step cannot be taken. */
  reason: string | undefined;
  onRefused: () => void;
}

function Step({ name, keys, to, reason, onRefused }: StepProps) {
  const hint = `${name}（快捷键 ${keys}）`;
  if (to) {
    return (
      <LinkButton type="text" to={to} replace title={hint}>
        {name}
      </LinkButton>
    );
  }
  return (
    <Button type="text" aria-disabled="true" title={reason} onClick={onRefused}>
      {name}
    </Button>
  );
}

/** On narrow screens the steps stand at the bottom edge; the page's end must not hide behind them. */
function useBottomBar(): void {
  useEffect(() => {
    document.body.classList.add(BOTTOM_BAR);
    return () => document.body.classList.remove(BOTTOM_BAR);
  }, []);
}

/** `第 3 / 346 件`; without the number of all where nobody tells it. */
function placeInWords({ position, total }: NonNullable<Neighbours['place']>, unit: string): string {
  return `第 ${position}${total === undefined ? '' : ` / ${grouped(total)}`} ${unit}`;
}

interface Props {
  neighbours: Neighbours;
  /** Title of the present record, for those who do not see it change; '' until it is known. */
  title: string;
  noun: RowNoun;
  linkTo: (neighbour: Neighbour) => string;
}

/**
 * Previous and next record of the list it was opened from. A step makes no history entry, so that Back leads
 * to the list however far the reader went.
 */
export function NeighbourNav({ neighbours, title, noun: { unit }, linkTo }: Props) {
  useBottomBar();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<string>();
  const { place, previous, next, noPrevious, noNext } = neighbours;
  const [first, setFirst] = useState<number>();
  const [gone, setGone] = useState(false);
  if (place && first === undefined) setFirst(place.position);
  // The first title is told by the page itself; the others by nothing but this place.
  else if (place && !gone && place.position !== first) setGone(true);
  const toPrevious = previous && linkTo(previous);
  const toNext = next && linkTo(next);
  const step = (to: string | undefined, reason: string | undefined) => {
    setRefusal(to ? undefined : reason);
    if (to) navigate(to, { replace: true });
  };
  useReadingKeys(
    () => step(toPrevious, noPrevious),
    () => step(toNext, noNext),
  );
  const said = refusal === noPrevious || refusal === noNext ? refusal : undefined;
  return (
    <Flex
      component="nav"
      gap={12}
      align="center"
      className={`${styles.neighbours} ipr-no-print`}
      aria-label={`检索结果中的上一${unit}和下一${unit}`}
    >
      <Step
        name={`上一${unit}`}
        keys="← 或 k"
        to={toPrevious}
        reason={noPrevious}
        onRefused={() => setRefusal(noPrevious)}
      />
      <span role="status" className="ipr-note ipr-num">
        {said ?? (place ? placeInWords(place, unit) : noNext)}
        {place && !said && gone && title && <span className="ipr-visually-hidden">：{title}</span>}
      </span>
      <Step
        name={`下一${unit}`}
        keys="→ 或 j"
        to={toNext}
        reason={noNext}
        onRefused={() => setRefusal(noNext)}
      />
    </Flex>
  );
}
