import { history } from '@umijs/max';
import { Button, Flex } from 'antd';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { goTo } from '@/address';
import { PageDialog } from '@/components/dialog/PageDialog';
import { PlainInput } from '@/components/form/PlainInput';
import { useOwner } from '@/components/page/useOwner';
import { MOST_VISITED } from '@/components/page/visited';
import { AbortedError, errorSentence } from '@/requests/errors';
import { useAsked } from '@/requests/useAsked';
import { AppIcon } from '../apps/AppIcon';
import { openApp } from '../apps/openApp';
import type { Entry, EntryGroup, FindAction, PaletteProps } from './entries';
import styles from './palette.module.css';
import { useEntries } from './useEntries';

const LONGEST = 200;

const TITLE = '快速前往';
const HINT =
  '可以输入：菜单、应用、看过的记录、帮助；专利号（CN…、ZL…、PCT/…）、案号、法规文号、统一社会信用代码、办件编号；条文（专利法 71）。其他文字同时在五个库中检索。';
/** What is said when nothing has the name; only what has digits may be a number that is mistyped. */
const nothing = (typed: string): string =>
  `没有名称相符的菜单、应用或记录。请换一个说法${/\d/.test(typed) ? '或核对号码' : ''}，也可以用这些词检索：`;

/** Keys pressed while a Chinese word is still being put together belong to the input method. */
const composing = ({ nativeEvent, keyCode }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === 229;

/**
 * Looking something up by a number, one thing at a time.
 *
 * @returns `said` tells how it went
 */
function useFinding(onFound: (to: string) => void) {
  const [said, setSaid] = useState('');
  const { run: find, cancel } = useAsked(
    async (signal, { what, find: look, missing }: FindAction) => {
      setSaid(`正在查找${what}…`);
      try {
        const found = await look(signal);
        if (signal.aborted) return;
        if (found) onFound(typeof found === 'string' ? found : found.to);
        else setSaid(`${missing ?? `没有找到${what}。请核对号码。`}输入的内容没有丢失。`);
      } catch (error) {
        if (signal.aborted || error instanceof AbortedError) return;
        setSaid(`没有查找成功：${errorSentence(error)}输入的内容没有丢失，可以再按一次 Enter。`);
      }
    },
    { manual: true },
  );
  const stop = () => {
    cancel();
    setSaid('');
  };
  return { said, say: setSaid, find, stop };
}

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
function Options({ id, label, groups, active, optionId, onChoose }: Props) {
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
                className={`${styles.paletteOption} ${entry.hit ? styles.paletteHit : ''}`}
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

/**
 * Everything one can go to, by name or number: menus, apps, records read before, help. A combobox
 * with a list of options (WAI-ARIA 1.2): arrow keys choose, Enter goes there, Escape closes.
 */
export default function Palette({ opener, before, commands, onClose, ...given }: PaletteProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const owner = useOwner();
  const [text, setText] = useState(given.typed);
  const [typed, setTyped] = useState(given.typed);
  // By its name: records that come in above it do not change which one is chosen.
  const [chosen, setChosen] = useState<string>();
  const { groups, count, holdingsSaid, remembered, clear } = useEntries(typed, commands);
  const entries = groups.flatMap((group) => group.entries);
  const active = Math.max(
    0,
    entries.findIndex(({ key }) => key === chosen),
  );
  const optionId = (place: number) => `${id}-${place}`;

  // The page that is opened takes the focus, as it does from a link.
  const leave = (act: () => void) => {
    flushSync(onClose);
    const { key } = history.location;
    act();
    const { activeElement } = document;
    if (history.location.key !== key && activeElement instanceof HTMLElement) activeElement.blur();
  };
  const go = (to: string) => leave(() => history.push(to));
  const { said, say, find, stop } = useFinding(go);

  const change = (next: string, isComposing: boolean) => {
    setText(next);
    if (isComposing) return;
    stop();
    setTyped(next);
    setChosen(undefined);
  };
  const choose = (entry: Entry | undefined) => {
    const action = entry?.action;
    switch (action?.kind) {
      case 'go':
        return go(action.to);
      case 'app':
        return leave(() => openApp(owner, action.app));
      case 'do':
        return leave(action.act);
      case 'call':
        if (window.matchMedia('(pointer: coarse)').matches) goTo(`tel:${action.number}`);
        else say(`请用电话拨打 ${action.number}。`);
        return;
      case 'find':
        find(action);
    }
  };
  const move = (to: number) => {
    const next = (to + entries.length) % Math.max(entries.length, 1);
    setChosen(entries[next]?.key);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (composing(event)) return;
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Enter') choose(entries[active]);
    else return;
    event.preventDefault();
  };

  return (
    <PageDialog
      title={TITLE}
      size="list"
      screenOnly
      before={before}
      fallback={opener}
      start={field}
      onClose={onClose}
    >
      <Flex vertical gap={4} className={styles.palette}>
        <label className="ipr-visually-hidden" htmlFor={`${id}-field`}>
          要去的地方
        </label>
        <PlainInput
          ref={field}
          id={`${id}-field`}
          className={`ipr-small-input ${styles.paletteField}`}
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={entries.length ? optionId(active) : undefined}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={LONGEST}
          placeholder="输入名称或号码"
          value={text}
          onChange={(typed, { nativeEvent }) =>
            change(typed, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
          }
          onCompositionEnd={({ currentTarget }) => change(currentTarget.value, false)}
          onKeyDown={onKeyDown}
        />
        <p id={`${id}-hint`} className="ipr-note">
          {HINT}
        </p>
        <p className={styles.paletteSaid} role="status">
          {said || (typed.trim() && !count ? nothing(typed) : '')}
        </p>
        <p className="ipr-visually-hidden" role="status">
          {typed.trim() && count ? `找到 ${count} 项` : ''}
        </p>
        <p className="ipr-visually-hidden" role="status">
          {holdingsSaid && `各库检索的结果：${holdingsSaid}`}
        </p>
        <Options
          id={`${id}-list`}
          label={TITLE}
          groups={groups}
          active={active}
          optionId={optionId}
          onChoose={choose}
        />
        <Flex
          wrap
          gap="4px 24px"
          align="center"
          justify="space-between"
          className={styles.paletteFoot}
        >
          <span className="ipr-note">
            <kbd>↑</kbd> <kbd>↓</kbd> 选择，<kbd>Enter</kbd> 打开，<kbd>Esc</kbd> 关闭
          </span>
          {remembered > 0 && (
            <span className="ipr-note">
              看过的记录只在这个浏览器里为您保存名称，最多 {MOST_VISITED} 条。
              <Button
                type="link"
                size="small"
                onClick={() => {
                  clear();
                  setChosen(undefined);
                  say('看过的记录已清除');
                  field.current?.focus();
                }}
              >
                清除
              </Button>
            </span>
          )}
        </Flex>
      </Flex>
    </PageDialog>
  );
}
