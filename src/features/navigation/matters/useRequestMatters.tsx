import { useMemo } from 'react';
import { useOwnRequests } from '@/components/flow/own/useOwnRequests';
import { useIdentity } from '@/components/page/useIdentity';
import { titleText } from '@/domain/titleText';
import { byUrgency, nextStep } from '@/domain/workflow/nextStep';
import { requestOwnership } from '@/domain/workflow/requestOwner';
import { PROCESSES } from '@/domain/workflow/status';
import { requestLink } from '@/links/business';
import { HOLIDAYS } from '../../../../config/holidays';
import { leftFigure, type Matter } from './matter';

/** The requests that wait for the user, the most urgent first. */
export function useRequestMatters(today: string) {
  const { data, error, retry } = useOwnRequests();
  const user = useIdentity();
  const matters = useMemo(() => {
    const waiting = (data?.running ?? []).filter(
      (one) =>
        requestOwnership(one, user) === 'own' &&
        nextStep(one, today, HOLIDAYS).actor === 'applicant',
    );
    return byUrgency(waiting, today, HOLIDAYS).map((request): Matter => {
      const { text, due } = nextStep(request, today, HOLIDAYS);
      const { id, processKey, applyNo } = request;
      const kind = processKey ? PROCESSES[processKey] : '办件';
      const title = titleText(request.title);
      return {
        key: id || applyNo,
        kind,
        // Many titles begin with the name of the service, which stands before them already.
        title: title.startsWith(`${kind}：`) ? title.slice(kind.length + 1) : title,
        what: due?.estimated ? `${text}（期限为推算）` : text,
        left: due && leftFigure(due.day, today, due.left, '个工作日'),
        urgent: due?.urgent ?? false,
        weight: 'duty',
        day: due?.day ?? '',
        to: processKey && id ? requestLink(processKey, id) : '',
        action: '去办理',
        rule: due && (due.estimated ? '按办理时限推算，以通知为准' : '办理部门指定的期限'),
      };
    });
  }, [data, today, user]);
  /** Ids of the own listings that are published. */
  const listings = useMemo(
    () =>
      data?.running
        .filter(
          (one) =>
            one.processKey === 'ZLJY' &&
            one.status === 'PUBLISHED' &&
            requestOwnership(one, user) === 'own',
        )
        .flatMap(({ id }) => id || []),
    [data, user],
  );
  const partial = data?.partial ?? false;
  const unclear = data?.unclear ?? false;
  const undecided = useMemo(
    () =>
      data?.running.some(
        (one) =>
          requestOwnership(one, user) !== 'other' &&
          nextStep(one, today, HOLIDAYS).actor === 'unknown',
      ) ?? false,
    [data, today, user],
  );
  const known = data !== undefined;
  return { matters, listings, known, partial, unclear, undecided, error, retry };
}

export type RequestMatters = ReturnType<typeof useRequestMatters>;
