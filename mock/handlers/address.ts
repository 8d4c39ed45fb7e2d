/**
 * Matches exactly this path on any host. A pattern such as `*` + path would also take
 * `/data-service/api/getCurrent` for `/api/getCurrent`.
 */
export function at(path: string): RegExp {
  return new RegExp(`^https?://[^/]+${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}

/** Matches this path and everything below it on any host. */
export function below(path: string): RegExp {
  return new RegExp(`^https?://[^/]+${path}(?:/.*)?$`);
}
