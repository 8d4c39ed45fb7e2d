import { Button, Flex } from 'antd';
import { type ReactNode, useContext, useEffect } from 'react';
import { absoluteAddress } from '@/address';
import type { ExportTable } from '@/components/export/table';
import { useSaved } from '@/components/export/useSaved';
import { MoreActions } from '@/components/page/MoreActions';
import { useCopy } from '@/components/reading/CopyButton';
import { WholeDates } from '@/components/reading/WholeDates';
import { AsOf } from './AsOf';
import { ChartSource } from './ChartSource';
import styles from './chart.module.css';
import type { PictureText } from './originColumns';
import type { Drawing } from './picture';
import { SampleContext } from './SampleScope';
import { SampleTag } from './SampleTag';
import { SAMPLE } from './sample';
import { useChartTokens } from './useChartTokens';

/** Switches between the drawing and the same numbers as a table. */
interface TableSwitch {
  readonly shown: boolean;
  readonly onShow: (shown: boolean) => void;
}

interface ChartToolsProps {
  text: PictureText;
  /** The numbers as they are saved; undefined while they are on their way. */
  numbers: (() => ExportTable) | undefined;
  /** The drawing as it is saved; undefined while it is on its way, null when there is none. */
  picture: (() => Drawing | Promise<Drawing>) | undefined | null;
  /** Undefined where a table is all there is. */
  table?: TableSwitch | undefined;
  /** Copies what the chart says with where it comes from; undefined where that cannot be cited. */
  onCite: (() => void) | undefined;
  /** What one chart has beyond that. */
  children?: ReactNode;
}

/** What every chart, map and matrix offers: its table, and its numbers and drawing as files. */
function ChartTools({ text, numbers, picture, table, onCite, children }: ChartToolsProps) {
  const tokens = useChartTokens();
  const [save, saved] = useSaved();
  const { title, asOf, sample } = text;
  const name = [title, asOf, sample && SAMPLE].filter(Boolean).join('-');
  // What makes a file comes when one is asked for.
  const saveNumbers = (rows: () => ExportTable) => async () =>
    (await import('./saveCsv')).saveCsv(name, rows(), text);
  const savePicture = (drawing: () => Drawing | Promise<Drawing>) => async () =>
    (await import('./picture')).savePng(name, text, await drawing(), tokens);
  return (
    <>
      <Flex component="span" wrap gap="0 12px" className="ipr-chart-tools ipr-no-print">
        {children}
        {table && (
          <Button
            type="link"
            size="small"
            aria-pressed={table.shown}
            aria-label={`表格：${title}`}
            onClick={() => table.onShow(!table.shown)}
          >
            表格
          </Button>
        )}
        <MoreActions
          label={`下载：${title}`}
          type="text"
          size="small"
          actions={[
            {
              label: '下载 CSV',
              disabled: !numbers,
              onClick: () => numbers && save(saveNumbers(numbers), '表格没有生成，请再试一次。'),
            },
            ...(picture === null
              ? []
              : [
                  {
                    label: '下载 PNG',
                    disabled: !picture || !numbers,
                    onClick: () =>
                      picture &&
                      save(savePicture(picture), '图片没有生成，可以下载 CSV 或者打印。'),
                  },
                ]),
            ...(onCite ? [{ label: '复制结论与出处', disabled: !numbers, onClick: onCite }] : []),
          ]}
        />
      </Flex>
      {saved}
    </>
  );
}

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
  const tell = useContext(SampleContext)?.tell;
  const known = numbers && sample === true;
  useEffect(() => {
    tell?.(id, known);
    return () => tell?.(id, undefined);
  }, [tell, id, known]);
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
      <ChartSource
        title={title}
        id={`${id}-definition`}
        definition={`${definition}单位：${unit}。${coverage ? `${coverage}。` : ''}`}
      >
        {numbers && (
          <span id={`${id}-source`}>
            <WholeDates>{`来源：${source || '—'}，`}</WholeDates>
            <AsOf day={asOf} />。
          </span>
        )}
      </ChartSource>
      {notes.map((note) => (
        <p key={note} className="ipr-note">
          <WholeDates>{note}</WholeDates>
        </p>
      ))}
      {said}
    </figure>
  );
}
