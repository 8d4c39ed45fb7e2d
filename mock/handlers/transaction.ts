import { http } from 'msw';
import { CODES, ok, refused } from '../answers';
import { refusing } from '../process/refusal';
import { receipt, shownApplication } from '../process/shown';
import { getProcesses } from '../process/store';
import { readPage, readQueryData } from '../queryData';
import { sessionAccount } from '../session';
import { actOnListing, LISTING_ACTIONS, publish } from '../transaction/publish';
import { readListingQuery } from '../transaction/query';
import { searchListings } from '../transaction/search';
import { askContact, look, report } from '../transaction/visit';
import { at } from './address';
import { asUser } from './process';
import { readBody } from './requestBody';

const service = '/data-service/api';
const OWN = `${service}/authFront/patentTransaction`;

const idOf = (request: Request) => new URL(request.url).searchParams.get('id') ?? '';

export const transactionHandlers = [
  http.get(at(`${service}/front/findPatentTransaction`), ({ request, cookies }) => {
    const url = new URL(request.url);
    const given = readQueryData(url);
    const query = given && readListingQuery(given);
    const page = readPage(url);
    if (!query || !page) return refused(CODES.BAD_REQUEST, '查询条件有误');
    return ok(searchListings(query, sessionAccount(cookies), page.number, page.size));
  }),
  http.get(at(`${service}/front/findOnePatentTransaction`), ({ request, cookies }) =>
    refusing(() => ok(look(idOf(request), sessionAccount(cookies)))),
  ),
  http.post(
    at(`${service}/authFront/createPatentTransactionProcess`),
    asUser(async (account, request) => {
      const body = await readBody(request);
      const state = getProcesses();
      return ok(receipt(state, publish(state, account, body), account));
    }),
  ),
  ...LISTING_ACTIONS.map((action) =>
    http.post(
      at(`${OWN}/${action}`),
      asUser(async (account, request) => {
        const body = await readBody(request);
        const state = getProcesses();
        return ok(shownApplication(state, actOnListing(state, action, account, body), account));
      }),
    ),
  ),
  http.post(
    at(`${OWN}/report`),
    asUser(async (account, request) => ok(report(account, await readBody(request)))),
  ),
  http.get(
    at(`${OWN}/contact`),
    asUser((account, request) => ok(askContact(idOf(request), account))),
  ),
];
