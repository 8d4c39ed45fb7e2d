import { Button, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { absoluteAddress } from '@/address';
import type { ExportTable } from '@/components/export/table';
import { useCopy } from '@/components/reading/CopyButton';
import { WholeDates } from '@/components/reading/WholeDates';
import { AsOf } from './AsOf';
import { ChartTools, type TableSwitch } from './ChartTools';
import styles from './chart.module.css';
import type { PictureText } from './originColumns';
import type { Drawing } from './picture';
import { SampleTag } from './SampleTag';

interface Props {
  /** Begins the ids of the title, of the sentence read from the data, of the definition and of the source. */
  id: string;
  /** Everything that is said about the drawing. */
  text: PictureText;
  /** The numbers as they are saved; undefined while they are on their way. */
  numbers: (() => ExportTable) | undefined;
  /** The drawing as it is saved; undefined while it is on its way, null when there is none. */
  picture: (() => Drawing | Promise<Drawing>) | undefined | null;
  /** Undefined where a table is all there is. */
  table?: TableSwitch | undefined;
  /** What one chart offers beyond that. */
  tools?: ReactNode;
  /** What the colours of the drawing mean. */
  legend?: ReactNode;
  /** Path of the page inside the portal, where the sentence can be cited with it. */
  address?: string | undefined;
  children: ReactNode;
}

/**
 * What every chart, map and matrix has around its drawing: title, tools, the sentence read from the
 * data, and below it source and day, the definition on request, and notes.
 */
export function ChartFrame(props: Props) {
  const { id, text, numbers, picture, table, tools, legend, address, children } = props;
  const { title, finding, definition, unit, notes = [], source, asOf, coverage, sample } = text;
  const [copy, said] = useCopy();
  const [defined, setDefined] = useState(false);
  const cite =
    address === undefined
      ? undefined
      : async () => {
          // Most charts have no citation, and this sentence brings all those of the statistics.
          const { statisticsCitation } = await import('@/domain/statistics/sentences');
          await copy(statisticsCitation({ ...text, address: absoluteAddress(address) }));
        };
  return (
    <figure className="ipr-chart" aria-labelledby={`${id}-title`} aria-busy={!numbers}>
      <figcaption>
        <Flex wrap gap="0 8px" align="baseline" className={styles.chartTitle}>
          <h3 id={`${id}-title`}>{title}</h3>
          {sample && <SampleTag />}
        </Flex>
        <ChartTools text={text} numbers={numbers} picture={picture} table={table} onCite={cite}>
          {tools}
        </ChartTools>
        <p id={`${id}-finding`} className="ipr-chart-finding">
          {finding}
        </p>
        {legend}
      </figcaption>
      {children}
      <p className="ipr-chart-source">
        <span id={`${id}-definition`} className={styles.chartDefinition} hidden={!defined}>
          {definition}单位：{unit}。{coverage && `${coverage}。`}
        </span>
        {numbers && (
          <>
            <span id={`${id}-source`}>
              <WholeDates>{`来源：${source || '—'}，`}</WholeDates>
              <AsOf day={asOf} />。
            </span>
            <Button
              type="link"
              size="small"
              className="ipr-no-print"
              aria-expanded={defined}
              aria-label={`统计口径：${title}`}
              onClick={() => setDefined(!defined)}
            >
              口径
            </Button>
          </>
        )}
      </p>
      {notes.map((note) => (
        <p key={note} className="ipr-note">
          <WholeDates>{note}</WholeDates>
        </p>
      ))}
      {said}
    </figure>
  );
}
