/**
 * One page of each kind for `npm run bench`, with what a person comes for in working order.
 * Playwright's selectors.
 */
const CHANGSHU = 'changshu/';
const SEARCH = 'button:has-text("检索"):not([disabled])';
const RESULT = `${CHANGSHU}searching/patent/result?q=%E7%94%B5%E6%B1%A0`;
const NODE = 'subject=S1&node=n3-1';
const ENTERPRISES = '/data-service/api/front/enterprise/find';
const ASSESSMENTS = '/project-service/api/authFront/assessment/find';

/** @param {string} name */
const chart = (name) => `role=figure[name="${name}"] >> role=group >> role=link >> nth=0`;

/** @param {string} path */
const linkTo = (path) => `a[href*="/${path}?"]`;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} portal address of the portal with its base
 * @returns {Promise<{ name: string, url: string, usable: string,
 *   prepare?: (page: import('@playwright/test').Page) => Promise<void> }[]>}
 */
export async function portalPages(browser, portal) {
  const { origin } = new URL(portal);
  /** @param {import('@playwright/test').Page} page */
  const prepare = async (page) => {
    await page.request.post(`${origin}/__mock/login`, { data: { account: 'enterprise' } });
  };
  const page = await browser.newPage();
  await prepare(page);

  /**
   * @param {string} path
   * @param {object} queryData
   */
  const first = async (path, queryData) => {
    const params = { queryData: JSON.stringify(queryData), page: 0, size: 1 };
    const answer = await page.request.get(origin + path, { params });
    return (await answer.json()).data.content[0];
  };
  await page.goto(portal + RESULT);
  const record = await (await page.waitForSelector(linkTo('searching/patent/detail'))).evaluate(
    (link) => /** @type {HTMLAnchorElement} */ (link).href,
  );
  const { enterpriseName } = await first(ENTERPRISES, { sort: '-patentTotal' });
  const value = await first(ASSESSMENTS, { status: 'FINISHED', kind: 'VALUE' });
  await page.close();

  const enterprise = `${CHANGSHU}searching/enterprise/${encodeURIComponent(enterpriseName)}`;
  const at = (/** @type {string} */ path) => portal + CHANGSHU + path;
  return [
    {
      name: 'login',
      url: at('user/login'),
      usable: 'button[type=submit]:not([disabled])',
    },
    ...[
      { name: 'landing', url: at('nav/subjectDetail'), usable: SEARCH },
      { name: 'patent search', url: at('searching/patent'), usable: SEARCH },
      { name: 'patent result', url: portal + RESULT, usable: linkTo('searching/patent/detail') },
      { name: 'patent record', url: record, usable: '#claims' },
      {
        name: 'list of laws',
        url: at('searching/law/list?q=%E4%B8%93%E5%88%A9&scope=full'),
        usable: linkTo('searching/law/detail'),
      },
      { name: 'law', url: at('searching/law/detail?id=L001-3&at=3'), usable: '#art-3' },
      {
        name: 'judgment',
        url: at('searching/cse/detail?id=cse-1-first'),
        usable: 'role=heading[name="裁判主文"]',
      },
      { name: 'enterprise', url: portal + enterprise, usable: chart('申请趋势') },
      {
        name: 'supply and demand',
        url: at('operation/search'),
        usable: linkTo('operation/detail'),
      },
      {
        name: 'guide and form of a request',
        url: at('business/PJSQ'),
        usable: 'role=heading[level=1]',
      },
      {
        name: 'value assessment',
        url: at(`auxiliary/valueDetail?id=${value.id}`),
        usable: 'role=figure[name="一级指标得分"] >> role=option >> nth=0',
      },
      { name: 'node of a chain', url: at(`nav/subjectDetail?${NODE}`), usable: chart('申请趋势') },
      { name: 'statistics', url: at('ipr-tjfx'), usable: chart('专利申请趋势') },
    ].map((entry) => ({ ...entry, prepare })),
  ];
}
