import { Navigate, useLocation } from '@umijs/max';
import { links } from '@/links/paths';

/** An address outside the route table: leads to /404, which shows what was asked for. */
export default function UnknownAddress() {
  const { pathname } = useLocation();
  return <Navigate to={links.notFound} replace state={{ from: pathname }} />;
}
