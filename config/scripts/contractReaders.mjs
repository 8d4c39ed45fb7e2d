import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * Writes readers (src/requests/reading.ts) for every shape that a service's answers hold, from the
 * same document as its types.
 */

/** @typedef {Record<string, any>} Schema */

const folder = new URL('../contract/', import.meta.url);
/** @type {Map<string, Schema>} */
const documents = new Map();

/** @param {string} file @returns {Schema} */
function documentOf(file) {
  let found = documents.get(file);
  if (!found) {
    found = /** @type {Schema} */ (parse(readFileSync(new URL(file, folder), 'utf8')));
    documents.set(file, found);
  }
  return found;
}

/**
 * What a schema is, references followed.
 *
 * @param {Schema} schema
 * @param {string} file that it stands in
 * @returns {{ schema: Schema, file: string, name?: string }}
 */
function resolved(schema, file) {
  if (!schema.$ref) return { schema, file };
  const [other, pointer] = schema.$ref.split('#');
  const home = other || file;
  const name = pointer.split('/').pop();
  const target = documentOf(home).components.schemas[name];
  return { ...resolved(target, home), name };
}

/**
 * A reader that is written: its code, the module it stands in, and what it uses of reading.ts and of
 * the other readers.
 *
 * @typedef {{ code: string, module: string, used: Set<string>, shapes: Set<string> }} Written
 */

/** One service's readers. */
class Readers {
  /** @type {Map<string, Written>} by name */
  written = new Map();
  /** @type {Written | undefined} what is being written */
  now;

  /** @param {string} module of shapes that name no other */
  constructor(module) {
    this.module = module;
  }

  /** @param {string} name of a reader of reading.ts */
  use(name) {
    this.now?.used.add(name);
    return name;
  }

  /**
   * Writes the reader of a shape. `x-readers` of the shape, or of its document, puts it into a module
   * of its own, so that a page loads no readers of things it does not ask for.
   *
   * @param {string} name
   * @param {Schema} schema
   * @param {string} file
   */
  write(name, schema, file) {
    const module = schema['x-readers'] ?? documentOf(file)['x-readers'] ?? this.module;
    const before = this.now;
    const one = { code: '', module, used: new Set(), shapes: new Set() };
    this.written.set(name, one);
    this.now = one;
    one.code = this.shape(schema, file, `Schemas['${name}']`);
    this.now = before;
  }

  /**
   * The code of a reader that gives a value or undefined.
   *
   * @param {Schema} given
   * @param {string} file
   * @param {string} type as TypeScript names it
   * @returns {string}
   */
  reader(given, file, type) {
    const { schema, file: home, name } = resolved(given, file);
    if (name === 'Date' && home === 'shared.yaml') return this.use('day');
    if (name === 'DateOrNull') return this.use('day');
    if (name === 'DateTime' && home === 'shared.yaml') return this.use('time');
    const isShape = schema.enum || schema.properties || schema.allOf;
    if (!name || !isShape) return this.shape(schema, home, type);
    if (!this.written.has(name)) this.write(name, schema, home);
    this.now?.shapes.add(name);
    return name;
  }

  /** @param {Schema} schema @param {string} file @param {string} type @returns {string} */
  shape(schema, file, type) {
    if (schema.enum) return `${this.use('word')}(${schema.enum.map(quoted).join(', ')})`;
    if (schema.properties || schema.allOf) return this.record(schema, file, type);
    switch (plainType(schema)) {
      case 'string':
        return this.use('text');
      case 'number':
      case 'integer':
        return this.use('number');
      case 'boolean':
        return this.use('flag');
      case 'array':
        return `${this.use('list')}(${this.item(schema.items, file, `${type}[number]`)})`;
      case 'object': {
        const values = schema.additionalProperties;
        const item = typeof values === 'object' ? this.item(values, file, 'never') : '';
        return `${this.use('map')}(${item || this.use('anything')})`;
      }
      case 'string,number':
        return this.use('value');
      default:
        return this.use('anything');
    }
  }

  /** @param {Schema} schema @param {string} file @param {string} type */
  item(schema, file, type) {
    const { inner, nullable } = withoutNull(schema, file);
    const reader = this.reader(inner, file, `NonNullable<${type}>`);
    return nullable ? `${this.use('or')}(${reader}, null)` : reader;
  }

  /** @param {Schema} schema @param {string} file @param {string} type */
  record(schema, file, type) {
    const fields = fieldsOf(schema, file).map(({ name, given, home, promised }) => {
      const { inner, nullable } = withoutNull(given, home);
      const key = /^\w+$/.test(name) ? name : quoted(name);
      const reader = this.reader(inner, home, `NonNullable<${type}[${quoted(name)}]>`);
      return `    ${key}: ${this.whenUnknown(reader, inner, home, promised, nullable)},\n`;
    });
    return `${this.use('record')}<${type}>(() => ({\n${fields.join('')}}))`;
  }

  /**
   * @param {string} reader
   * @param {Schema} given
   * @param {string} file
   * @param {boolean} promised
   * @param {boolean} nullable
   */
  whenUnknown(reader, given, file, promised, nullable) {
    const { schema } = resolved(given, file);
    if (nullable) {
      const orNull = `${this.use('or')}(${reader}, null)`;
      return promised ? orNull : `${this.use('maybe')}(${orNull})`;
    }
    if (!promised) return reader === 'anything' ? reader : `${this.use('maybe')}(${reader})`;
    if (schema.enum || schema.properties || schema.allOf) return reader;
    const empty = { string: "''", array: '[]', object: '{}' }[plainType(schema)];
    return empty ? `${this.use('or')}(${reader}, ${empty})` : reader;
  }
}

/** @param {string | number} word */
const quoted = (word) =>
  typeof word === 'string' ? `'${word.replaceAll("'", "\\'")}'` : `${word}`;

/** @param {Schema} schema its types without null */
const plainType = ({ type }) =>
  [type]
    .flat()
    .filter((one) => one && one !== 'null')
    .join();

/**
 * @param {Schema} given
 * @param {string} file
 * @returns {{ inner: Schema, nullable: boolean }}
 */
function withoutNull(given, file) {
  const { schema } = resolved(given, file);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) {
    const rest = choices.filter((/** @type {Schema} */ one) => one.type !== 'null');
    if (rest.length !== 1) throw new Error(`A reader cannot choose: ${JSON.stringify(given)}`);
    return { inner: rest[0], nullable: rest.length < choices.length };
  }
  return { inner: given, nullable: [schema.type].flat().includes('null') };
}

/**
 * The fields of a record, those of the shapes that it contains included.
 *
 * @param {Schema} given
 * @param {string} file
 * @returns {{ name: string, given: Schema, home: string, promised: boolean }[]}
 */
function fieldsOf(given, file) {
  const { schema, file: home } = resolved(given, file);
  const own = Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    given: /** @type {Schema} */ (property),
    home,
    promised: (schema.required ?? []).includes(name),
  }));
  const parts = (schema.allOf ?? []).flatMap((/** @type {Schema} */ one) => fieldsOf(one, home));
  return [...parts, ...own];
}

/**
 * The answers' data of a document: of each call, what stands in `data`, page by page the rows too.
 *
 * @param {Schema} schema of a 200 answer
 * @param {string} file
 * @param {(schema: Schema, file: string) => void} take
 */
function eachShape(schema, file, take) {
  const { schema: found, file: home, name } = resolved(schema, file);
  if (name && (found.properties || found.allOf) && !found.properties?.code?.const) {
    if (!/Failure$/.test(name)) take(schema, file);
    return;
  }
  for (const one of [...(found.oneOf ?? []), ...(found.anyOf ?? []), ...(found.allOf ?? [])]) {
    eachShape(one, home, take);
  }
  for (const one of Object.values(found.properties ?? {})) eachShape(one, home, take);
  if (found.items) eachShape(found.items, home, take);
}

/**
 * @param {string} service name of its document
 * @returns {Record<string, string>} the TypeScript modules by their names, without `Readers.ts`
 */
export function readersOf(service) {
  const file = `${service}.yaml`;
  const readers = new Readers(service);
  for (const calls of Object.values(documentOf(file).paths)) {
    for (const call of Object.values(/** @type {Schema} */ (calls))) {
      const answer = call.responses?.['200']?.content?.['application/json']?.schema;
      if (answer) eachShape(answer, file, (one, home) => readers.reader(one, home, 'never'));
    }
  }
  const modules = [...new Set([...readers.written.values()].map(({ module }) => module))];
  return Object.fromEntries(
    modules.map((module) => [module, moduleText(service, module, readers.written)]),
  );
}

/** @param {Iterable<string>} words */
const sorted = (words) => [...words].sort();

/**
 * @param {string} service
 * @param {string} module
 * @param {Map<string, Written>} written
 */
function moduleText(service, module, written) {
  const own = [...written].filter(([, one]) => one.module === module);
  const names = sorted(new Set(own.flatMap(([, { used }]) => [...used])));
  const shapes = new Set(own.flatMap(([, one]) => [...one.shapes]));
  /** @type {Map<string, string[]>} what is read by readers of other modules */
  const others = new Map();
  for (const name of sorted(shapes)) {
    const home = written.get(name)?.module ?? module;
    if (home !== module) others.set(home, [...(others.get(home) ?? []), name]);
  }
  const consts = own
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, { code }]) =>
        `export const ${name}: Answered<'${name}'> = /* @__PURE__ */ ${code};\n`,
    );
  return (
    `/** Made from config/contract/${service}.yaml by \`npm run contract\`; do not edit. */\n` +
    `import { type Complete, ${names.join(', ')}, type Reader } from '@/requests/reading';\n` +
    `import type { components } from './${service}';\n` +
    [...others]
      .map(([home, list]) => `import { ${list.join(', ')} } from './${home}Readers';\n`)
      .join('') +
    "\ntype Schemas = components['schemas'];\n" +
    'type Answered<Name extends keyof Schemas> = Reader<Complete<Schemas[Name]> | undefined>;\n\n' +
    consts.join('')
  );
}
