import { timelinessWord } from '@/domain/law/timeliness';

/** Whether a version is in force: word, colour and shape. */
export function TimelinessTag({ timeliness }: { timeliness: string | null }) {
  const { word, tone } = timelinessWord(timeliness);
  return (
    <span className="ipr-status" data-status={tone}>
      {word}
    </span>
  );
}
