import { useOutlet } from '@umijs/max';
import UnknownAddress from './UnknownAddress';

/**
 * The parent of a group of routes. On its own it has nothing to show, and its address is not in
 * the product's route table, so it leads to /404 like every unknown address.
 */
export default function RouteGroup() {
  const outlet = useOutlet();
  return outlet ?? <UnknownAddress />;
}
