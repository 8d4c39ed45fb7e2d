import { ENTERPRISE_STATUS, type EnterpriseStatus } from '@/domain/enterprise/labels';

/** Which sign a state of registration has: in business, gone elsewhere, ended. */
const SIGNS: Readonly<Record<EnterpriseStatus, 'VALID' | 'PENDING' | 'INVALID'>> = {
  EXISTING: 'VALID',
  OPERATING: 'VALID',
  MOVED: 'PENDING',
  REVOKED: 'INVALID',
  CANCELLED: 'INVALID',
};

/** The state of registration by word, colour and shape. */
export function Standing({ status }: { status: EnterpriseStatus | null }) {
  if (status === null) return <span>登记状态未知</span>;
  return (
    <span className="ipr-status" data-status={SIGNS[status]}>
      {ENTERPRISE_STATUS[status]}
    </span>
  );
}
