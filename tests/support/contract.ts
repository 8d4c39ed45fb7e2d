import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import { parse } from 'yaml';

/** The contract of config/contract, for requests and responses as they really go over the wire. */

const FOLDER = join(import.meta.dirname, '../../config/contract');
interface Parameter {
  name: string;
  required?: boolean;
  schema?: { type?: string };
  content?: object;
}

interface Operation {
  operationId: string;
  'x-origin': string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { content?: Record<string, object> }>;
}

interface Document {
  /** Left out where a document holds shapes alone. */
  servers?: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { parameters?: Record<string, Parameter> };
}

// The documents hold more than schemas, so Ajv may not complain about words it does not know.
const ajv = new Ajv2020({
  strict: false,
  validateSchema: false,
  allErrors: true,
  formats: { binary: true },
});

function load(name: string): Document {
  const document = parse(readFileSync(join(FOLDER, `${name}.yaml`), 'utf8')) as Document;
  ajv.addSchema(document, `${name}.yaml`);
  return document;
}

const documents = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => file.replace('.yaml', ''))
  .map((service) => ({ service, document: load(service) }));

/** One call of the contract and where it stands in it. */
export interface ContractCall {
  operationId: string;
  origin: string;
  method: string;
  path: string;
  operation: Operation;
  pointer: string;
}

const escapePointer = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Every call of the contract. */
export const CONTRACT_CALLS: readonly ContractCall[] = documents.flatMap(
  ({ service, document }) => {
    const prefix = document.servers?.[0]?.url.replace(/\/$/, '') ?? '';
    return Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({
        operationId: operation.operationId,
        origin: operation['x-origin'],
        method: method.toUpperCase(),
        path: prefix + path,
        operation,
        pointer: `${service}.yaml#/paths/${escapePointer(path)}/${method}`,
      })),
    );
  },
);

/** The call a request makes. @throws Error when the contract does not know it. */
export function contractCall(request: Request): ContractCall {
  const { pathname } = new URL(request.url);
  const call = CONTRACT_CALLS.find(
    ({ method, path }) => method === request.method && path === pathname,
  );
  if (call === undefined) throw new Error(`not in the contract: ${request.method} ${pathname}`);
  return call;
}

function validator(pointer: string): ValidateFunction {
  const validate = ajv.getSchema(pointer);
  if (validate === undefined) throw new Error(`no schema at ${pointer}`);
  return validate;
}

function check(pointer: string, value: unknown, what: string): void {
  const validate = validator(pointer);
  if (!validate(value))
    throw new Error(`${what} breaks the contract: ${ajv.errorsText(validate.errors)}`);
}

function parametersOf({
  operation,
  pointer,
}: ContractCall): { parameter: Parameter; at: string }[] {
  return (operation.parameters ?? []).map((parameter, index) => {
    if (!('$ref' in parameter)) return { parameter, at: `${pointer}/parameters/${index}` };
    const name = parameter.$ref.split('/').at(-1) ?? '';
    const shared = documents.find(({ service }) => service === 'shared');
    const found = shared?.document.components.parameters?.[name];
    if (found === undefined) throw new Error(`no parameter at ${parameter.$ref}`);
    return { parameter: found, at: `shared.yaml#/components/parameters/${name}` };
  });
}

/**
 * Checks method, path, query and body of a request against the contract.
 *
 * @throws Error that says what is wrong; a parameter the contract does not name is wrong too
 */
export async function expectRequestMatches(request: Request): Promise<void> {
  const call = contractCall(request);
  const query = new URL(request.url).searchParams;
  const parameters = parametersOf(call);
  for (const name of query.keys()) {
    if (!parameters.some(({ parameter }) => parameter.name === name)) {
      throw new Error(`${call.operationId} has no parameter ${name}`);
    }
  }
  for (const { parameter, at } of parameters) {
    const text = query.get(parameter.name);
    if (text === null && !parameter.required) continue;
    if (text === null) throw new Error(`${call.operationId} lacks the parameter ${parameter.name}`);
    const what = `parameter ${parameter.name} of ${call.operationId}`;
    if (parameter.content) {
      check(`${at}/content/${escapePointer('application/json')}/schema`, JSON.parse(text), what);
    } else {
      check(`${at}/schema`, parameter.schema?.type === 'integer' ? Number(text) : text, what);
    }
  }
  if (call.operation.requestBody === undefined) return;
  const [type = ''] = Object.keys(call.operation.requestBody.content);
  const body: unknown =
    type === 'application/json'
      ? JSON.parse(await request.clone().text())
      : formFields(await request.clone().formData());
  const at = `${call.pointer}/requestBody/content/${escapePointer(type)}/schema`;
  check(at, body, `body of ${call.operationId}`);
}

/** The fields of a form: numbers as such, of a file its name. */
function formFields(form: FormData): Record<string, string | number> {
  return Object.fromEntries(
    [...form].map(([name, value]) => {
      if (typeof value !== 'string') return [name, value.name];
      return [name, /^\d{1,15}$/.test(value) ? Number(value) : value];
    }),
  );
}

/**
 * Checks status, content type and body of the response to a request against the contract.
 *
 * @returns the body, for further looks at it: JSON, or the text of a picture
 * @throws Error that says what is wrong
 */
export async function expectResponseMatches(
  request: Request,
  response: Response,
): Promise<unknown> {
  const call = contractCall(request);
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (call.operation.responses[String(response.status)]?.content?.[type] === undefined) {
    throw new Error(`${call.operationId} does not answer ${response.status} ${type}`);
  }
  const text = await response.clone().text();
  const body: unknown = type === 'application/json' ? JSON.parse(text) : text;
  const at = `${call.pointer}/responses/${response.status}/content/${escapePointer(type)}/schema`;
  check(at, body, `answer of ${call.operationId}`);
  return body;
}
