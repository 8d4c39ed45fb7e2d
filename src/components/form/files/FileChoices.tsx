import { useEffect } from 'react';
import type { FormOption } from '@/domain/form/description';
import type { LoadOptions } from '../edit/FormProvider';
import type { FormStore } from '../edit/formStore';
import type { FormFiles } from './formFiles';
import { useFormFiles } from './useFormFiles';

/** Stands for these choices among the sources of the form: no service is asked, so it never ends. */
export const fromFiles: LoadOptions = () => new Promise(() => undefined);

interface Props {
  store: FormStore;
  files: FormFiles;
  /** Name of the choices in the description → key of the category of files. */
  choices: Readonly<Record<string, string>>;
}

/** Offers the uploaded files of a category as choices of the form, such as evidence. */
export function FileChoices({ store, files, choices }: Props) {
  const entries = useFormFiles(files);
  // As text, so that a file on its way, which tells of every piece, changes nothing.
  const offered = JSON.stringify(
    Object.entries(choices).map(([name, category]) => [
      name,
      entries.flatMap(({ category: own, name: label, attachmentId: value }) =>
        own === category && value !== undefined ? [{ value, label }] : [],
      ),
    ]),
  );
  useEffect(() => {
    const known: [string, FormOption[]][] = JSON.parse(offered);
    for (const [name, options] of known) store.setOptions(name, options);
  }, [store, offered]);
  return null;
}
