import { useEventListener, useUpdateEffect } from 'ahooks';
import { Button, Flex } from 'antd';
import { type RefObject, useMemo, useState } from 'react';
import { placeKey } from '@/components/reading/placeKey';
import type { PatentRecordView } from '@/links/patent';
import type { PatentRecord } from '@/services/cnipr';
import { FigureImage } from './FigureImage';
import { useFigures } from './figures';
import { figuresWith, useNumerals } from './numerals';
import styles from './recordText.module.css';

/** A numeral under attention; a chosen one stays until it is let go. */
interface ActiveNumeral {
  numeral: string;
  chosen: boolean;
}

/** Where a numeral is used in the texts on screen. */
interface NumeralUses {
  uses: readonly HTMLElement[];
  inDescription: number;
  /** Numbers of the claims that name it. */
  claims: readonly string[];
}

const ATTENDED = ['mouseover', 'focusin'];

const NO_USES: NumeralUses = { uses: [], inDescription: 0, claims: [] };

function numeralAt(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-numeral]')?.dataset.numeral;
}

/**
 * Watches which numeral is pointed at, focused or chosen below an element. One listener serves the
 * thousands of uses of a long description.
 */
function useActiveNumeral(
  root: RefObject<HTMLElement | null>,
): [ActiveNumeral | undefined, (active: ActiveNumeral | undefined) => void] {
  const [active, setActive] = useState<ActiveNumeral>();
  const attend = ({ target }: Event) => {
    const numeral = numeralAt(target);
    setActive((now) => {
      if (now?.chosen) return now;
      return numeral === undefined ? undefined : { numeral, chosen: false };
    });
  };
  const choose = ({ target }: Event) => {
    const numeral = numeralAt(target);
    if (numeral === undefined) return;
    setActive((now) =>
      now?.chosen && now.numeral === numeral ? undefined : { numeral, chosen: true },
    );
  };
  const target = () => root.current;
  useEventListener(ATTENDED, attend, { target });
  useEventListener('mouseleave', () => setActive((now) => (now?.chosen ? now : undefined)), {
    target,
  });
  useEventListener('click', choose, { target });
  useEventListener('keydown', ({ key }) => key === 'Escape' && setActive(undefined), { target });
  return [active, setActive];
}

/**
 * Marks every use of a numeral in the page and tells where they are. The marks are set on the
 * elements themselves, so that pointing at a numeral renders no paragraph anew.
 *
 * @param view how the claims are shown; another view has other elements
 */
function useNumeralMarks(
  root: RefObject<HTMLElement | null>,
  numeral: string | undefined,
  view: PatentRecordView['claims'],
): NumeralUses {
  const [found, setFound] = useState(NO_USES);
  useUpdateEffect(() => {
    if (numeral === undefined || !root.current) {
      setFound(NO_USES);
      return;
    }
    const all = root.current.querySelectorAll<HTMLElement>('[data-numeral]');
    const marked = Array.from(all).filter((one) => one.dataset.numeral === numeral);
    for (const one of marked) one.dataset.marked = 'true';
    const uses = marked.filter((one) => one.classList.contains(styles.numeral ?? ''));
    const claims = uses.map((use) => use.closest<HTMLElement>('[data-claim]')?.dataset.claim);
    setFound({
      uses,
      inDescription: claims.filter((claim) => claim === undefined).length,
      claims: [...new Set(claims)].filter((claim) => claim !== undefined),
    });
    return () => {
      for (const one of marked) delete one.dataset.marked;
    };
  }, [root, numeral, view]);
  return found;
}

/** 说明书 12 处，权利要求 1、3 */
function whereUsed(inDescription: number, claims: readonly string[]): string {
  const places = [
    inDescription > 0 && `说明书 ${inDescription} 处`,
    claims.length > 0 && `权利要求 ${claims.join('、')}`,
  ].filter(Boolean);
  return places.join('，') || '正文没有用到';
}

/**
 * Tells of the numeral that is pointed at, focused or chosen: its part, where the texts use it,
 * and the figures that carry it. A chosen one offers the way from use to use.
 *
 * @param root the texts that are watched and marked
 * @param view how the claims are shown
 */
export function NumeralPanel({
  record,
  root,
  view,
}: {
  record: PatentRecord;
  root: RefObject<HTMLElement | null>;
  view: PatentRecordView['claims'];
}) {
  const numerals = useNumerals();
  const { figures, open } = useFigures();
  const [active, setActive] = useActiveNumeral(root);
  const { uses, inDescription, claims } = useNumeralMarks(root, active?.numeral, view);
  const [visited, setVisited] = useState<HTMLElement>();
  const numeral = active?.numeral;
  const carrying = useMemo(
    () => (numeral === undefined ? undefined : figuresWith(numeral, figures, record, numerals)),
    [numeral, figures, record, numerals],
  );
  if (!active || !carrying) return null;
  const name = numerals.legend.find((one) => one.numeral === active.numeral)?.name;
  const at = visited ? uses.indexOf(visited) : -1;
  const visit = (step: 1 | -1) => {
    const from = at < 0 && step < 0 ? 0 : at;
    const use = uses[(from + step + uses.length) % uses.length];
    setVisited(use);
    use?.scrollIntoView({ block: 'center' });
    use?.focus({ preventScroll: true });
  };
  return (
    <Flex
      component="aside"
      wrap
      gap="4px 16px"
      align="center"
      className={`${styles.numeralPanel} ipr-no-print`}
      aria-label={`附图标记 ${active.numeral}`}
    >
      <Flex component="p" wrap gap="4px 16px" align="center" role="status">
        <strong>
          <span className="ipr-num">{active.numeral}</span> {name}
        </strong>
        <span>{whereUsed(inDescription, claims)}</span>
        {carrying.figures.length === 0 && <span>没有附图标出它</span>}
        {carrying.figures.length > 0 && (
          <span>
            {carrying.told ? '见' : '相关段落提到'}{' '}
            {carrying.figures.map(({ label }) => label).join('、')}
          </span>
        )}
      </Flex>
      {active.chosen ? (
        <Flex wrap gap="4px 16px" align="center">
          {carrying.figures.map((figure, index) => (
            <Button
              key={placeKey(index, figure.no)}
              size="small"
              className={styles.numeralFigure ?? ''}
              aria-label={`打开${figure.label}`}
              onClick={() => open(figure)}
            >
              <FigureImage figure={figure} size="thumb" named />
            </Button>
          ))}
          {uses.length > 0 && (
            <>
              <Button size="small" onClick={() => visit(-1)}>
                上一处
              </Button>
              <Button size="small" onClick={() => visit(1)}>
                下一处
              </Button>
              {at >= 0 && (
                <span className="ipr-num">
                  {at + 1} / {uses.length}
                </span>
              )}
            </>
          )}
          <Button size="small" onClick={() => setActive(undefined)}>
            取消标记
          </Button>
        </Flex>
      ) : (
        <p className="ipr-note">点击可固定标记</p>
      )}
    </Flex>
  );
}
