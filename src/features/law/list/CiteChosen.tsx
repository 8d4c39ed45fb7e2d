import { Button } from 'antd';
import { useState } from 'react';
import { useListSelection } from '@/components/list/selection/ListSelection';
import { copyText } from '@/components/reading/copyText';
import { grouped } from '@/domain/grouped';
import type { LawListState } from '@/links/law';
import { useAsked } from '@/requests/useAsked';
import type { LawRow } from '@/services/data/law';
import { LAW } from '../noun';
import { citation } from './LawRow';

interface Props {
  state: LawListState;
  /** The rows of the page on screen; those of other pages are asked for. */
  rows: readonly LawRow[];
}

/** Copies the citations of the chosen laws, a line for each, and says so. */
export function CiteChosen({ state, rows }: Props) {
  const { ids } = useListSelection();
  const [outcome, setOutcome] = useState<{ of: readonly string[]; said: string }>();
  const say = (said: string) => setOutcome({ of: ids, said });
  const { run, loading } = useAsked(
    async (signal) => {
      const kept = rows.filter(({ id }) => ids.includes(id));
      if (kept.length === ids.length) return kept;
      const { chosenLaws } = await import('./export/chosenLaws');
      const options = { kept, signal, onProgress: () => undefined };
      return (await chosenLaws(state)(ids, options)).rows;
    },
    {
      manual: true,
      onSuccess: async (laws) => {
        const of = new Map(laws.map((law) => [law.id, citation(law, state.asOf)]));
        const lines = ids.flatMap((id) => of.get(id) ?? []);
        const text = lines.join('\r\n');
        const copied = await copyText(text);
        const short = ids.length - lines.length;
        const count = `${grouped(lines.length)} ${LAW.unit}`;
        if (!copied) say(`浏览器不允许复制，请手动复制：${lines.join('；')}`);
        else if (lines.length === 1 && !short) say(`已复制：${text}`);
        else
          say(
            `已复制 ${count}的引用${short ? `，另外 ${grouped(short)} ${LAW.unit}没有找到` : ''}`,
          );
      },
      onError: () => say('别的页上所选的法规没有取到，什么也没有复制，请再试一次'),
    },
  );
  return (
    <>
      <Button loading={loading} onClick={run}>
        复制引用
      </Button>
      <span role="status">{outcome?.of === ids && outcome.said}</span>
    </>
  );
}
