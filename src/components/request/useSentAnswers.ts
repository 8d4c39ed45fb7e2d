import { useMemo } from 'react';
import { portalRegions } from '@/components/form/edit/portalRegions';
import { useRegionName } from '@/components/form/edit/useRegions';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { todayInChina } from '@/domain/calendar';
import { answersInWords } from '@/domain/form/answers';
import { formContext, textOf } from '@/domain/form/asked';
import { formValues, pathFromBody } from '@/domain/form/body';
import type { FormDescription, FormValues } from '@/domain/form/description';
import type { Application } from '@/services/data/process';
import type { ServiceView } from './serviceView';

/** Codes of the regions among the answers. */
function regionCodes({ sections }: FormDescription, values: FormValues): string[] {
  return sections
    .flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind === 'region')
    .map(({ key }) => textOf(values[key]));
}

/**
 * The answers of a request in words, as the form asked for them on the day they were sent.
 *
 * @returns the sections, and the place in the form of a field that the office names
 */
export function useSentAnswers({ description, choices }: ServiceView, request: Application) {
  const { id, formData, submitTime } = request;
  const values = useMemo(() => formValues(description, formData), [description, formData]);
  const { data: options } = useLatestAnswer(choices && id, async (signal) =>
    choices?.(request, signal),
  );
  const regionName = useRegionName(portalRegions, regionCodes(description, values));
  const context = formContext(values, {
    today: submitTime.slice(0, 10) || todayInChina(),
    ...(options && { options }),
  });
  return {
    sections: answersInWords(description, values, context, regionName),
    pathOf: (field: string) => pathFromBody(field, values),
  };
}
