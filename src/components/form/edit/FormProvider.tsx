import { Form, type FormProps } from 'antd';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
  useState,
} from 'react';
import {
  type FormContext,
  type FormDescription,
  type FormOption,
  PROVINCES,
} from '@/domain/form/description';
import type { PartState } from '@/domain/form/progress';
import { isNotOffered } from '@/requests/errors';
import { useAsked } from '@/requests/useAsked';
import { useStore } from '@/store';
import styles from '../form.module.css';
import type { FieldState } from './fieldStates';
import type { FormErrors } from './formState';
import type { FormStore } from './formStore';
import { type LoadRegions, regionsBelow } from './regions';

/** What a part of a service's own gets: the field it stands with. */
export interface PartProps {
  readonly path: string;
}

/** Loads the choices that a description names. */
export type LoadOptions = (signal: AbortSignal) => Promise<readonly FormOption[]>;

/** Where choices come from; constants of the screen, so that nothing is asked for twice. */
export interface FormSources {
  /** By the name in the description. */
  readonly options: Readonly<Record<string, LoadOptions>>;
  readonly regions: LoadRegions;
}

interface FormTools {
  readonly store: FormStore;
  readonly sources: FormSources;
  readonly parts: Readonly<Record<string, ComponentType<PartProps>>>;
  /** Names of the choices that could not be loaded. */
  readonly failed: ReadonlySet<string>;
  readonly retry: (name: string) => void;
}

const Tools = createContext<FormTools | undefined>(undefined);

function namesOfOptions({ sections }: FormDescription): string[] {
  const fields = sections
    .flatMap((section) => section.fields)
    .flatMap((field) => (field.kind === 'list' ? field.fields : [field]));
  const names = fields.flatMap((field) => {
    if (field.kind === 'region') return [PROVINCES];
    return 'options' in field && typeof field.options === 'string' ? [field.options] : [];
  });
  return [...new Set(names)];
}

/** Whether there are provinces to choose from, for the rules; the field itself shows them. */
const provincesOf =
  ({ regions }: FormSources): LoadOptions =>
  async () =>
    (await regionsBelow(regions, undefined)).map(({ code, name }) => ({
      value: code,
      label: name,
    }));

/**
 * What may be left empty says so; a star for the rest would stand at nearly every field. In one
 * element, so that the name of the field has no blank before it.
 */
const withMark: NonNullable<FormProps['requiredMark']> = (label, { required }) => (
  <span>
    {label}
    {!required && <span className={styles.fieldOptional}>（选填）</span>}
  </span>
);

const NO_PARTS: FormTools['parts'] = {};

interface Props {
  store: FormStore;
  sources: FormSources;
  /** Parts of the service's own by the name in the description. */
  parts?: FormTools['parts'];
  children: ReactNode;
}

/** Gives the fields below it their form, and loads the choices that its description names. */
export function FormProvider({ store, sources, parts = NO_PARTS, children }: Props) {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [rounds, setRounds] = useState<Readonly<Record<string, number>>>({});
  const names = useMemo(() => namesOfOptions(store.description), [store]);
  const provinces = useMemo(() => provincesOf(sources), [sources]);
  return (
    <Tools.Provider
      value={useMemo(
        () => ({
          store,
          sources,
          parts,
          failed,
          retry: (name: string) => {
            setFailed((before) => new Set([...before].filter((one) => one !== name)));
            setRounds((before) => ({ ...before, [name]: (before[name] ?? 0) + 1 }));
          },
        }),
        [store, sources, parts, failed],
      )}
    >
      {names.map((name) => (
        <OptionsLoader
          key={`${name} ${rounds[name] ?? 0}`}
          store={store}
          name={name}
          load={name === PROVINCES ? provinces : sources.options[name]}
          onFailed={() => setFailed((before) => new Set(before).add(name))}
        />
      ))}
      <Form component={false} layout="vertical" requiredMark={withMark}>
        {children}
      </Form>
    </Tools.Provider>
  );
}

interface LoaderProps {
  store: FormStore;
  name: string;
  load: LoadOptions | undefined;
  onFailed: () => void;
}

function OptionsLoader({ store, name, load, onFailed }: LoaderProps) {
  useAsked(
    async (signal) => {
      if (!load) throw new Error(`Nothing loads ${name}`);
      return load(signal);
    },
    {
      refreshDeps: [store, name, load],
      onSuccess: (options) => store.setOptions(name, options),
      onError: (error) => {
        if (isNotOffered(error)) store.setOptions(name, []);
        else onFailed();
      },
    },
  );
  return null;
}

/** The form around a component. */
export function useFormTools(): FormTools {
  const tools = useContext(Tools);
  if (!tools) throw new Error('A field stands outside of a FormProvider.');
  return tools;
}

/** What one field shows; undefined while it is not asked for. */
export function useFieldState(path: string): FieldState | undefined {
  const { store } = useFormTools();
  return useStore(store, () => store.field(path));
}

/** The answers (`form`) and the choices; changes with every keystroke, so not for the form itself. */
export function useFormContext(store: FormStore): FormContext {
  return useStore(store, store.context);
}

/** The error summary of a form; changes with a submission and with what is corrected after it. */
export function useFormErrors(store: FormStore): FormErrors {
  return useStore(store, store.errors);
}

/** How far each section asked for has come, in order. */
export function useFormParts(store: FormStore): ReadonlyMap<string, PartState> {
  return useStore(store, store.parts);
}
