import { useFormContext } from '@/components/form/edit/FormProvider';
import { useRegionName } from '@/components/form/edit/useRegions';
import { type AnswerSection, answersInWords } from '@/domain/form/answers';
import { rowsOf, textOf } from '@/domain/form/asked';
import type { FormDescription, FormValues } from '@/domain/form/description';
import { useApply } from './ApplyContext';

/** Codes of the regions among the answers. */
export function regionCodes({ sections }: FormDescription, values: FormValues): string[] {
  const codes = sections
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      if (field.kind === 'region') return [textOf(values[field.key])];
      if (field.kind !== 'list') return [];
      const regions = field.fields.filter(({ kind }) => kind === 'region');
      return rowsOf(values[field.key]).flatMap((row) =>
        regions.map(({ key }) => textOf(row.values[key])),
      );
    });
  return codes.filter(Boolean);
}

/** What has been filled in, in words, followed as it changes. */
export function useFormAnswers(): AnswerSection[] {
  const { service, session } = useApply();
  const { description, sources } = service;
  const context = useFormContext(session.store);
  const regionName = useRegionName(sources.regions, regionCodes(description, context.form));
  return answersInWords(description, context.form, context, regionName);
}
