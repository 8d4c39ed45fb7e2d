import { useEffect, useState } from 'react';
import type { Checked } from '@/domain/check';
import { dropTabDraft, readTabDraft, writeTabDraft } from './tabDraft';

export type Texts<K extends string> = Record<K, string>;

/** Checks one field; it may look at the others, as a repeated password does. */
export type Rule<K extends string> = (text: string, texts: Texts<K>) => Checked;

/** Value of a ticked box; an unticked one is ''. */
export const TICKED = 'yes';

export interface FieldBinding {
  id: string;
  value: string;
  error: string | undefined;
  /** The focus or the error summary tells the error; it is not announced a second time. */
  hushed?: boolean;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** A line of the error summary. */
export interface SummaryEntry {
  /** Id of the control it leads to; absent when the message belongs to no field on the screen. */
  target?: string;
  message: string;
  /** The field has been corrected since. */
  fixed: boolean;
}

interface Options<K extends string> {
  initial: Texts<K>;
  /** The fields on the screen, in reading order; only these are checked. */
  fields: (texts: Texts<K>) => readonly NoInfer<K>[];
  rules: NoInfer<Partial<Record<K, Rule<K>>>>;
  /** A constant: keeps what was typed in this tab, under `key`, without the fields in `omit`. */
  draft?: { key: string; omit: readonly NoInfer<K>[] };
  /** True when the screen shows an ErrorSummary, which then takes the focus; else the first wrong field does. */
  summary?: boolean;
}

interface State<K extends string> {
  texts: Texts<K>;
  /** Fields whose rule may speak: left with a wrong text, or submitted. */
  flagged: ReadonlySet<K>;
  /** What the back end said of a field, and the text it said it of. */
  refused: Partial<Record<K, { text: string; message: string }>>;
  /** Of the last submission that did not pass. */
  summary: readonly { name?: K; message: string }[];
  /** How often the summary was made; each time it takes the focus. */
  attempts: number;
  focus: { name: K } | undefined;
  /** Fields whose error is told by the focus or the summary, until somebody types. */
  hushed: ReadonlySet<K>;
}

/** The id of a field's control. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** The field that a control of this id belongs to. */
export function pathOfField(id: string): string {
  return id.replace(/^field-/, '');
}

/**
 * State of a form: texts, and messages at the right moment. A field is checked when it is left
 * with something in it, every field when the form is submitted; after that a message follows the
 * typing. A text that passes takes its normal form (half width, upper case) when the field is left.
 */
export function useForm<K extends string>(options: Options<K>) {
  const { initial, fields, rules, draft, summary } = options;
  const [state, setState] = useState<State<K>>(() => ({
    texts: draft ? restore(initial, draft) : initial,
    flagged: new Set(),
    refused: {},
    summary: [],
    attempts: 0,
    focus: undefined,
    hushed: new Set(),
  }));
  const { texts, flagged, refused, focus } = state;

  useEffect(() => {
    if (focus) document.getElementById(fieldId(focus.name))?.focus();
  }, [focus]);

  useEffect(() => {
    if (!draft) return;
    const kept: Partial<Texts<K>> = { ...texts };
    for (const name of draft.omit) delete kept[name];
    writeTabDraft(draft.key, kept as Record<string, string>);
  }, [draft, texts]);

  const checkField = (name: K): Checked =>
    rules[name]?.(texts[name], texts) ?? { ok: true, value: texts[name] };

  const messageOf = (name: K): string | undefined => {
    const refusal = refused[name];
    if (refusal && refusal.text === texts[name]) return refusal.message;
    const checked = checkField(name);
    return checked.ok || !flagged.has(name) ? undefined : checked.message;
  };

  const set = (name: K, text: string) =>
    setState((before) => ({
      ...before,
      texts: { ...before.texts, [name]: text },
      hushed: new Set(),
    }));

  const leave = (name: K) => {
    if (texts[name] === '') return;
    const checked = checkField(name);
    if (checked.ok) set(name, checked.value);
    else setState((before) => ({ ...before, flagged: new Set(before.flagged).add(name) }));
  };

  const fail = (errors: State<K>['summary'], add: Partial<State<K>> = {}) =>
    setState((before) => {
      const names = errors.flatMap(({ name }) => name ?? []);
      const first = names[0];
      return {
        ...before,
        ...add,
        summary: errors,
        attempts: before.attempts + 1,
        focus: first && !summary ? { name: first } : before.focus,
        hushed: new Set(summary ? names : names.slice(0, 1)),
      };
    });

  return {
    texts,
    set,
    /** Empties a field and forgets what was said of it. */
    clear: (name: K) =>
      setState((before) => {
        const flags = new Set(before.flagged);
        flags.delete(name);
        const { [name]: _said, ...said } = before.refused;
        return {
          ...before,
          texts: { ...before.texts, [name]: '' },
          flagged: flags,
          refused: said as State<K>['refused'],
        };
      }),
    /** Connects a field component with the field of this name. */
    bind: (name: K): FieldBinding => ({
      id: fieldId(name),
      value: texts[name],
      error: messageOf(name),
      hushed: state.hushed.has(name),
      onChange: (value) => set(name, value),
      onBlur: () => leave(name),
    }),
    /** For ErrorSummary. */
    summary: {
      attempts: state.attempts,
      entries: state.summary.map(({ name, message }): SummaryEntry => {
        if (!name) return { message, fixed: false };
        const current = messageOf(name);
        const fixed = current === undefined && checkField(name).ok;
        return { target: fieldId(name), message: current ?? message, fixed };
      }),
    },
    /** Moves the focus to a field once the screen has been drawn. */
    focus: (name: K) => setState((before) => ({ ...before, focus: { name } })),
    /**
     * Checks one field as a submission would, and moves the focus there when it is wrong.
     *
     * @returns its normal form, or undefined
     */
    checkOne: (name: K): string | undefined => {
      const checked = checkField(name);
      if (checked.ok) return checked.value;
      setState((before) => ({
        ...before,
        flagged: new Set(before.flagged).add(name),
        focus: { name },
        hushed: new Set([name]),
      }));
      return undefined;
    },
    /**
     * Checks every field on the screen.
     *
     * @returns the texts in their normal form, or undefined when something is wrong; the messages
     *   are then shown and the focus has moved
     */
    check: (): Texts<K> | undefined => {
      const normal = { ...texts };
      const errors: { name: K; message: string }[] = [];
      const shown = fields(texts);
      for (const name of shown) {
        const checked = checkField(name);
        if (checked.ok) normal[name] = checked.value;
        else errors.push({ name, message: checked.message });
      }
      if (errors.length === 0) {
        setState((before) => ({ ...before, texts: normal, summary: [] }));
        return normal;
      }
      fail(errors, { flagged: new Set(shown) });
      return undefined;
    },
    /** Shows what the back end refused of one field, and moves the focus there. */
    refuseOne: (name: K, message: string) =>
      setState((before) => ({
        ...before,
        refused: { ...before.refused, [name]: { text: before.texts[name], message } },
        focus: { name },
        hushed: new Set([name]),
      })),
    /** Shows what the back end refused of a submission, each message at its field (domain 3, general form rules). */
    refuse: (errors: readonly { field: string; message: string }[]) => {
      const isField = (name: string): name is K => Object.hasOwn(initial, name);
      setState((before) => {
        const said = { ...before.refused };
        for (const { field, message } of errors) {
          if (isField(field)) said[field] = { text: before.texts[field], message };
        }
        return { ...before, refused: said };
      });
      fail(
        errors.map(({ field, message }) =>
          isField(field) ? { name: field, message } : { message },
        ),
      );
    },
    /** Drops the draft: what was typed has done its work. */
    forget: () => {
      if (draft) dropTabDraft(draft.key);
    },
  };
}

function restore<K extends string>(
  initial: Texts<K>,
  { key, omit }: { key: string; omit: readonly K[] },
): Texts<K> {
  const kept = readTabDraft(key);
  const texts = { ...initial };
  for (const name of Object.keys(initial) as K[]) {
    const text = kept[name];
    if (text !== undefined && !omit.includes(name)) texts[name] = text;
  }
  return texts;
}
