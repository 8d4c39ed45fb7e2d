import { useLocation } from '@umijs/max';
import { JourneyBar } from '@/components/journey/JourneyBar';
import { isJourneyProcess } from '@/components/journey/steps';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import { checkApplicationNumber } from '@/domain/numbers/applicationNumber';
import { applyLink, REQUEST_PROCESSES, readApply, requestLink } from '@/links/business';
import { searchPatents } from '@/services/cnipr';

/** The bar does without title and record when nobody answers. */
const QUIET = { skipErrorHandler: true } as const;

/**
 * The patent that the address carries, on the pages that take it up; the record has its own bar.
 * An address with several patents carries none in particular.
 */
export default function PatentJourney() {
  const { pathname, search } = useLocation();
  const here = pathname.replace(/\/+$/, '');
  const process = REQUEST_PROCESSES.find(
    (one) => applyLink(one) === here || requestLink(one, '').split('?')[0] === here,
  );
  const checked = checkApplicationNumber(readApply(search).patent);
  const number =
    checked.ok && process !== undefined && isJourneyProcess(process) ? checked.value : undefined;
  const { data, current } = useLatestAnswer(number, async (signal) => {
    const request = { expression: '', numbers: [number ?? ''], page: 0, size: 5 };
    const { content } = await searchPatents(request, { ...QUIET, signal });
    return content.find(({ applicationNumber }) => applicationNumber === number);
  });
  if (number === undefined || process === undefined || !isJourneyProcess(process)) return null;
  const known = current ? data : undefined;
  const { id, title, patentType, validity, applicants } = known ?? {};
  const patent = { number, id, title, patentType, validity, holders: applicants };
  return <JourneyBar patent={patent} at={process} />;
}
