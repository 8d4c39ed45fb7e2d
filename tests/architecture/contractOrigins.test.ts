import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const FOLDER = join(import.meta.dirname, '../../config/contract');

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const documents = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => [name.replace('.yaml', ''), parse(readFileSync(join(FOLDER, name), 'utf8'))]);

/** Every call that the specification names (section 7), by service; method and path. */
const CALLS = [
  'data GET /api/authFront/findWfApply',
  'data GET /api/authFront/getFlowChart',
  'data GET /api/front/breakPromise/find',
  'data GET /api/front/dictItem/find',
  'data GET /api/front/tag/find',
  'data POST /api/authFront/createProcess',
  'di POST /api/patent/detail/catalog',
  'platform GET /api/getCurrent',
  'platform GET /api/logout',
  'platform GET /api/perEnterprise/getEnterpriseProfileByHost',
  'transaction GET /api/front/findOnePatentTransaction',
  'transaction GET /api/front/findPatentTransaction',
  'transaction POST /api/authFront/createPatentTransactionProcess',
  'website GET /api/article/find',
];

/** Every field that the specification shows (sections 3, 7 and 8), by document and shape. */
const FIELDS = [
  'data DictItem code, value, remark',
  'data DictItemQuery code, $value_notIn',
  'data Named id, name',
  'data Tag type, status',
  'data TagQuery $type_in, status, ignoreEnterpriseId',
  'platform CurrentUser id, access',
  'shared Failure code, data, msg',
  'shared PlatformFailure success, errorCode, errorMessage, showType',
  'website Article type, code',
  'website ArticleQuery type, code, ignoreEnterpriseId',
  'website HostSettings ipr_title_prefix, ipr_front_title',
];

describe('the contract', () => {
  it('marks as known the calls that the specification names, and no other', () => {
    const known = documents.flatMap(([service, { paths }]) =>
      Object.entries<Node>(paths).flatMap(([path, calls]) =>
        Object.entries(calls).flatMap(([method, call]) => {
          expect(['known', 'assumed']).toContain((call as Node)['x-origin']);
          const isKnown = (call as Node)['x-origin'] === 'known';
          return isKnown ? [`${service} ${method.toUpperCase()} ${path}`] : [];
        }),
      ),
    );
    expect(known.sort()).toEqual(CALLS);
  });

  it('marks as known the fields that the specification shows, and no other', () => {
    const known = documents.flatMap(([service, { components }]) =>
      Object.entries<Node>(components?.schemas ?? {}).flatMap(([name, schema]) => {
        const fields = isNode(schema.properties) ? Object.entries(schema.properties) : [];
        const shown = fields
          .filter(([, field]) => isNode(field) && field['x-origin'] === 'known')
          .map(([field]) => field);
        return shown.length ? [`${service} ${name} ${shown.join(', ')}`] : [];
      }),
    );
    expect(known.sort()).toEqual(FIELDS);
  });
});
