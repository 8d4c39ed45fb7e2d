import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { accountHandlers } from '../../mock/handlers/account';
import { controlHandlers, observer } from '../../mock/handlers/control';
import { platformHandlers } from '../../mock/handlers/platform';
import { websiteHandlers } from '../../mock/handlers/website';

/** The mock back end behind every fetch of a test. A call it does not know fails the test. */
export const backEnd = setupServer(
  observer,
  ...controlHandlers,
  ...platformHandlers,
  ...accountHandlers,
  ...websiteHandlers,
  http.all(/-service\/api\//, () =>
    HttpResponse.json({ code: 0, data: { content: [], totalElements: 0 }, msg: '' }),
  ),
);
