import { type Doubt, standingInWords, timelinessWord } from '@/domain/law/timeliness';

interface Props {
  timeliness: string | null;
  /** Why it cannot be determined. */
  doubt?: Doubt | undefined;
}

/** Whether a version is in force: word, colour and shape. */
export function TimelinessTag({ timeliness, doubt }: Props) {
  return (
    <span className="ipr-status" data-status={timelinessWord(timeliness).tone}>
      {standingInWords({ timeliness, doubt })}
    </span>
  );
}
