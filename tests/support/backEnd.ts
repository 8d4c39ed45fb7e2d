import { setupServer } from 'msw/node';
import { handlers } from '../../mock/handlers/all';

/** The mock back end behind every fetch of a test, as it stands behind `npm start`. */
export const backEnd = setupServer(...handlers);
