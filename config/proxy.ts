import { SERVICE_PREFIXES } from './portal';

/**
 * `GATEWAY=http://host:port npm start` sends every call to a real gateway instead of mock/.
 * Sibling applications go there as well, so links out of the portal work in development.
 */
const gateway = process.env.GATEWAY;

const paths = [
  '/api',
  '/ipr-admin',
  '/ipr-searching',
  '/ipr-nav',
  ...Object.values(SERVICE_PREFIXES).filter(Boolean),
];

const proxy: Record<string, { target: string; changeOrigin: boolean }> = gateway
  ? Object.fromEntries(paths.map((path) => [path, { target: gateway, changeOrigin: true }]))
  : {};

export default proxy;
