import { Alert, Button, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import { toCsv } from '@/components/export/csv';
import { downloadFile } from '@/components/export/downloadFile';
import type { ExportTable } from '@/components/export/table';
import { MoreActions } from '@/components/page/MoreActions';
import { type PictureText, SAMPLE, withOrigin } from './originColumns';
import type { Drawing } from './picture';
import { useChartTokens } from './useChartTokens';

/** Switches between the drawing and the same numbers as a table. */
export interface TableSwitch {
  readonly shown: boolean;
  readonly onShow: (shown: boolean) => void;
}

interface Props {
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
export function ChartTools({ text, numbers, picture, table, onCite, children }: Props) {
  const tokens = useChartTokens();
  const [unsaved, setUnsaved] = useState(false);
  const { title, asOf, sample } = text;
  const name = [title, asOf, sample && SAMPLE].filter(Boolean).join('-');
  const saveNumbers = () => {
    if (numbers) {
      downloadFile(`${name}.csv`, toCsv(withOrigin(numbers(), text)), 'text/csv;charset=utf-8');
    }
  };
  const savePicture = async () => {
    if (!picture) return;
    setUnsaved(false);
    try {
      const { picturePng } = await import('./picture');
      const file = await picturePng(text, await picture(), tokens);
      downloadFile(`${name}.png`, file, 'image/png');
    } catch {
      setUnsaved(true);
    }
  };
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
            { label: '下载 CSV', disabled: !numbers, onClick: saveNumbers },
            ...(picture === null
              ? []
              : [
                  {
                    label: '下载 PNG',
                    disabled: !picture || !numbers,
                    onClick: () => void savePicture(),
                  },
                ]),
            ...(onCite ? [{ label: '复制结论与出处', disabled: !numbers, onClick: onCite }] : []),
          ]}
        />
      </Flex>
      {unsaved && <Alert type="error" showIcon title="图片没有生成，可以下载 CSV 或者打印。" />}
    </>
  );
}
