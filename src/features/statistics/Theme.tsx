import { RightOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { SampleContext, useSampleScope } from '@/components/chart/SampleScope';
import { SampleTag } from '@/components/chart/SampleTag';
import { useScreenMatches } from '@/components/page/useScreenMatches';
import styles from './statistics.module.css';

interface Props {
  name: string;
  /** Its charts are in sight from the start, also on a telephone. */
  first?: boolean;
  /** How many of its charts can be drawn, as far as it is known. */
  drawn: number;
  /** What changes its charts; an unusual choice, or one that only stands here, stays in sight. */
  controls?: ReactNode;
  keeps?: boolean;
  children: ReactNode;
}

/** The charts of one theme under their heading; on a telephone the heading opens and closes them. */
export function Theme({ name, first = false, drawn, controls, keeps = false, children }: Props) {
  const [open, setOpen] = useState(first);
  const sample = useSampleScope(drawn);
  const folds = useScreenMatches('(max-width: 575px)');
  // What was opened does not vanish under the finger.
  const told = drawn === 0 && (keeps || (folds && open));
  return (
    <section
      aria-label={name}
      className={styles.statisticsTheme}
      data-open={open}
      hidden={drawn === 0 && !told}
    >
      <Flex
        wrap
        gap="8px 16px"
        align="center"
        justify="space-between"
        className={styles.statisticsThemeHead}
      >
        <h2>
          {folds ? (
            <Button
              type="text"
              className={styles.statisticsFold ?? ''}
              icon={<RightOutlined aria-hidden rotate={open ? 90 : 0} />}
              iconPlacement="end"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {name}
            </Button>
          ) : (
            name
          )}
          {sample.said && (
            <>
              {' '}
              <SampleTag />
            </>
          )}
        </h2>
        {controls && (
          <Flex wrap gap="8px 12px" align="center" className="ipr-no-print">
            {controls}
          </Flex>
        )}
      </Flex>
      {told && <p className="ipr-note">这一部分没有可以画的图，原因写在页尾。</p>}
      <SampleContext value={sample}>{children}</SampleContext>
    </section>
  );
}
