import { defineConfig } from '@umijs/max';
import { className } from './config/plugins/classNames';
import { BASE_PATH, BROWSER_TARGETS, SIDER_WIDTH } from './config/portal';
import proxy from './config/proxy';

/**
 * `npm start` bundles with utoo pack, which starts and reloads many times faster and keeps its work
 * in `.turbopack`. The production build stays with webpack, for the promises in
 * config/plugins/firstLoad.ts. `DEV_BUNDLER=webpack npm start` looks for a fault in that bundle.
 */
const develops =
  process.env.NODE_ENV === 'development' && process.env.DEV_BUNDLER !== 'webpack'
    ? { utoopack: {}, outputPath: 'node_modules/.cache/portal-development' }
    : {};

export default defineConfig({
  base: BASE_PATH,
  publicPath: BASE_PATH,
  hash: true,
  npmClient: 'npm',
  favicons: [`${BASE_PATH}favicon.svg`],
  headScripts: [{ src: `${BASE_PATH}site.js`, defer: true }],
  title: '知识产权公共服务平台',
  plugins: [
    './config/plugins/routes.ts',
    './config/plugins/firstLoad.ts',
    './config/plugins/pagesOnDemand.ts',
    './config/plugins/classNames.ts',
    './config/plugins/devServer.ts',
  ],
  conventionRoutes: { exclude: [/(^|\/)_/] },
  access: {},
  initialState: { loading: '@/loading' },
  layout: { title: '知识产权公共服务平台', locale: false, siderWidth: SIDER_WIDTH },
  model: {},
  request: {},
  proxy,
  mock: { include: ['src/domain'], exclude: ['src/domain', 'mock/!(index).ts', 'mock/*/**/*'] },
  mfsu: false,
  ...develops,
  fastRefresh: true,
  cssLoaderModules: { localIdentName: className('[local]') },
  polyfill: false,
  targets: { ...BROWSER_TARGETS },
  extraBabelIncludes: [/node_modules[\\/](@rc-component|@ant-design|@noble)[\\/]/],
  jsMinifier: 'terser',
  jsMinifierOptions: { ecma: 2020, compress: { passes: 2 }, format: { comments: false } },
  helmet: false,
});
