import type { IApi } from '@umijs/max';
import { BASE_PATH } from '../portal';

/** In development, as behind nginx, `/` leads to the base path with 302. */
export default (api: IApi) => {
  api.describe({ key: 'portalDevServer' });
  api.addBeforeMiddlewares(() => [
    (request, response, next) => {
      if (request.path === '/') response.redirect(302, BASE_PATH);
      else next();
    },
  ]);
};
