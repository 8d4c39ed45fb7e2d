/**
 * The calls that specification 7 names: the back ends have them. Every other call is assumed, and
 * an installation may not know its address.
 */
const KNOWN_CALLS: ReadonlySet<string> = new Set([
  'GET /api/getCurrent',
  'GET /api/logout',
  'GET /api/perEnterprise/getEnterpriseProfileByHost',
  'GET /data-service/api/front/dictItem/find',
  'GET /data-service/api/front/tag/find',
  'GET /data-service/api/front/breakPromise/find',
  'GET /data-service/api/front/findPatentTransaction',
  'GET /data-service/api/front/findOnePatentTransaction',
  'GET /data-service/api/authFront/findWfApply',
  'GET /data-service/api/authFront/getFlowChart',
  'POST /data-service/api/authFront/createProcess',
  'POST /data-service/api/authFront/createPatentTransactionProcess',
  'GET /website-service/api/article/find',
  'POST /di-service/api/patent/detail/catalog',
]);

/** Assumed calls that ask for one record, or act on one: 404 may say that there is no such record. */
const ABOUT_ONE =
  /\/(findOne|findByCode|analysis|drawing|download|remove|report)$|\/(process|patentTransaction)\//;

/** A call as it is sent, without its parameters. */
export interface SentCall {
  /** In capitals. */
  readonly method: string;
  readonly address: string;
}

/** Whether the specification names a call. */
export const isKnown = ({ method, address }: SentCall): boolean =>
  KNOWN_CALLS.has(`${method} ${address}`);

/**
 * Whether a status says that this installation does not have the call at all.
 *
 * @param call whose answer has this status
 */
export function saysAbsent(status: number, call: SentCall): boolean {
  if (isKnown(call)) return false;
  return status === 501 || (status === 404 && !ABOUT_ONE.test(call.address));
}
