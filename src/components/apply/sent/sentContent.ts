import type { SentContent } from '@/components/flow/receiptPage';
import { regionFullName } from '@/components/form/edit/regions';
import { answersInWords } from '@/domain/form/answers';
import { formContext } from '@/domain/form/asked';
import type { FormValues } from '@/domain/form/description';
import type { Service } from '../service';
import { regionCodes } from '../useFormAnswers';

/**
 * What was sent, in words, for the receipt as a file. A region whose name is not to be had stands
 * there by its code.
 *
 * @param day on which it was sent, `YYYY-MM-DD`
 * @param files names
 */
export async function sentContent(
  { description, sources }: Pick<Service, 'description' | 'sources'>,
  values: FormValues,
  day: string,
  files: readonly string[],
): Promise<SentContent> {
  const named = regionCodes(description, values).map(
    async (code): Promise<[string, string]> => [
      code,
      await regionFullName(sources.regions, code).catch(() => code),
    ],
  );
  const names = new Map(await Promise.all(named));
  const context = formContext(values, { today: day });
  const nameOf = (code: string) => names.get(code) ?? code;
  return { sections: answersInWords(description, values, context, nameOf), files };
}
