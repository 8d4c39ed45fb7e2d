import Tag from 'antd/es/tag';
import { useMemo } from 'react';
import { PlainSelect } from '@/components/form/PlainSelect';
import { useSame } from '@/components/page/useSame';
import type { Node } from '@/domain/search/ast';
import { highlightGroupsOf } from '@/domain/search/highlight';
import { type SmartPart, smartExpression } from '@/domain/search/smart';
import { HitMark } from './Highlight';
import { chipText, optionText } from './readings';
import { chosenKind, type PartKind, parseQuery } from './readQuery';
import searchStyles from './search.module.css';

interface Props {
  parts: readonly SmartPart[];
  /** Chosen readings by part text. */
  readings: Readonly<Record<string, string>>;
  /** The query whose hits are on screen; its words have their colours. */
  found?: Node | undefined;
  onRead: (part: SmartPart, kind: PartKind) => void;
  onRemove: (part: SmartPart) => void;
}

/** Chips shown; a pasted page of text may have hundreds of parts. */
const SHOWN = 30;

/** The colour in which a part is marked in what was found; undefined where it has none or many. */
function useColour(read: SmartPart, kind: PartKind, found: Node | undefined): number | undefined {
  // It is read anew with every key.
  const part = useSame(read, JSON.stringify(read));
  return useMemo(() => {
    if (!found || part.excluded) return undefined;
    const parsed = parseQuery(smartExpression([part], [kind]));
    const groups = parsed.ok ? highlightGroupsOf(found, parsed.ast) : [];
    return groups.length === 1 ? groups[0]?.group : undefined;
  }, [part, kind, found]);
}

function ReadingChip({
  part,
  readings,
  found,
  onRead,
  onRemove,
}: Omit<Props, 'parts'> & { part: SmartPart }) {
  const kind = chosenKind(part, readings[part.text]);
  const kinds = [part.kind, ...part.alternatives];
  const colour = useColour(part, kind, found);
  return (
    <Tag
      color="processing"
      variant="filled"
      closable={{ 'aria-label': `移除“${part.text}”` }}
      onClose={(event) => {
        // It leaves with its part.
        event.preventDefault();
        onRemove(part);
      }}
    >
      {kinds.length > 1 ? (
        <span className={searchStyles.partKind}>
          <span aria-hidden="true">{chipText(kind, part.excluded)}</span>
          <PlainSelect
            aria-label={`“${part.text}”识别为`}
            value={kind}
            options={kinds.map((one) => ({ value: one, label: optionText(one) }))}
            onChange={(chosen) => onRead(part, chosen)}
          />
        </span>
      ) : (
        <span>{chipText(kind, part.excluded)}</span>
      )}
      <span className={searchStyles.partText} title={part.text}>
        {colour === undefined ? part.text : <HitMark text={part.text} group={colour} />}
      </span>
      {part.simplified && <span className="ipr-note">含简体“{part.simplified}”</span>}
      {part.note && kind === part.kind && (
        <span className={searchStyles.partNote}>{part.note}</span>
      )}
    </Tag>
  );
}

/**
 * What the smart box took its input for, part by part. The reading of each part is a native list,
 * so that it works with keyboard, screen reader and touch alike; its words lie on the chip.
 */
export function ReadingChips({ parts, ...rest }: Props) {
  if (!parts.length) return null;
  return (
    <ul className="ipr-chips" aria-label="识别结果">
      {parts.slice(0, SHOWN).map((part) => (
        <li key={`${part.from} ${part.text}`}>
          <ReadingChip part={part} {...rest} />
        </li>
      ))}
      {parts.length > SHOWN && <li>等共 {parts.length} 项</li>}
    </ul>
  );
}
