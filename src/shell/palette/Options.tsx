import { AppIcon } from '../apps/AppIcon';
import type { Entry, EntryGroup } from './entries';
import styles from './palette.module.css';

interface Props {
  id: string;
  /** Name of the list. */
  label: string;
  groups: readonly EntryGroup[];
  /** Place of the chosen one among all entries, from 0. */
  active: number;
  optionId: (place: number) => string;
  onChoose: (entry: Entry) => void;
}

/** The entries by kind; the focus stays in the field, which names the chosen one. */
export function Options({ id, label, groups, active, optionId, onChoose }: Props) {
  let place = -1;
  return (
    <div id={id} className={styles.paletteList} role="listbox" aria-label={label}>
      {groups.map(({ name, entries }) => (
        <div key={name} role="group" aria-label={name}>
          <div className={styles.paletteGroup} aria-hidden>
            {name}
          </div>
          {entries.map((entry) => {
            place += 1;
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
              <div
                key={entry.key}
                id={optionId(place)}
                role="option"
                tabIndex={-1}
                aria-selected={place === active}
                className={styles.paletteOption}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(entry)}
              >
                {entry.action.kind === 'app' && <AppIcon {...entry.action.app} />}
                <span className={styles.paletteTitle}>{entry.title}</span>
                {entry.note && <span className="ipr-note">{entry.note}</span>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
