import { CODES } from '../answers';
import type { Application } from '../contract';
import { Refusal } from './refusal';

type Body = Record<string, unknown>;

/** A body that is not as the contract says. */
export function badRequest(what: string): Refusal {
  return new Refusal(CODES.BAD_REQUEST, `请求有误：${what}`);
}

/** A text that must be there. @throws Refusal */
export function textIn(body: Body, key: string): string {
  const value = body[key];
  if (typeof value !== 'string' || value.trim() === '') throw badRequest(`缺少 ${key}`);
  return value;
}

/** A text that may be absent; trimmed. */
export function optionalText(body: Body, key: string): string | undefined {
  const value = body[key];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** The answers. @throws Refusal */
export function formDataIn(body: Body): Application['formData'] {
  const value = body.formData;
  if (typeof value !== 'object' || value === null) throw badRequest('缺少 formData');
  const { schemaVersion } = value as { schemaVersion?: unknown };
  if (typeof schemaVersion !== 'number') throw badRequest('缺少 formData.schemaVersion');
  return { ...value, schemaVersion };
}

/** Ids and categories of files. @throws Refusal */
export function attachmentsIn(body: Body): { id: string; category: string }[] {
  const { attachments } = body;
  if (!Array.isArray(attachments)) throw badRequest('缺少 attachments');
  return attachments.map((one: unknown) => {
    const entry = typeof one === 'object' && one !== null ? (one as Body) : {};
    return { id: textIn(entry, 'id'), category: textIn(entry, 'category') };
  });
}

/** The declaration. @throws Refusal */
export function consentIn(body: Body): Application['consent'] {
  const { consent } = body;
  if (typeof consent !== 'object' || consent === null) throw badRequest('缺少 consent');
  const { checked } = consent as Body;
  if (!Array.isArray(checked) || checked.some((key) => typeof key !== 'string')) {
    throw badRequest('缺少 consent.checked');
  }
  return {
    version: textIn(consent as Body, 'version'),
    time: textIn(consent as Body, 'time'),
    checked: checked as string[],
  };
}
