import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IApi } from '@umijs/max';
import { earlyLook } from '../earlyLook';
import { BASE_PATH, BROWSER_TARGETS, CHUNK_LOAD_TIMEOUT } from '../portal';
import { waitingShell } from '../staticShell';

/** Plugins of ahooks' `useRequest` whose options `src/requests/useAsked` does not take. */
const UNUSED_PLUGINS = [
  'Cache',
  'Debounce',
  'LoadingDelay',
  'Polling',
  'RefreshOnWindowFocus',
  'Retry',
  'Throttle',
];

/**
 * Parts of ProLayout that it imports and that never show here: its own switches leave them out of
 * the page, but not out of the script. Header, logo, footer, list of applications and the button
 * that folds are ours, or are off (src/shell/layoutConfig).
 */
const UNUSED_LAYOUT = [
  'assert/Logo',
  'components/AppsLogoComponents/index',
  'components/CollapsedIcon/index',
  'components/Footer',
  'components/GlobalHeader/index',
  'components/GlobalHeader/ActionsContent',
  'components/PageLoading/index',
  'components/TopNavHeader/index',
];

/**
 * Parts of Umi's layout plugin that never show: what stands at the right of its header, its logo.
 * The header is ours.
 */
const UNUSED_UMI_LAYOUT = ['rightRender.tsx', 'Logo.tsx'];

/** antd's pictures in `Result` and `Empty`: pages that failed or are empty have drawings of ours (10 KB). */
const UNUSED_PICTURES = [
  'result/noFound',
  'result/serverError',
  'result/unauthorized',
  'empty/empty',
  'empty/simple',
];

/** Parts of antd that are nowhere in the portal, whose words its Chinese locale brings along. */
const UNUSED_WORDS = ['calendar', 'date-picker', 'time-picker'];

/** The style sheet of Umi's layout plugin, in its folder of generated files. */
const LAYOUT_STYLES = 'plugin-layout/Layout.css';

/**
 * What the first load of a page costs. Every line here was measured; see the README's decisions.
 *
 * - Babel takes the browser targets (Umi gives them to the style and minify steps only).
 * - What is bundled and nothing uses is replaced by nothing: Umi's own `useRequest`, an old polyfill
 *   of fetch, what `useRequest` of ahooks can do beside asking (src/requests/unused; 3 KB, which the
 *   search homes do not have), the parts of ProLayout and of Umi's layout that never show, the
 *   texts of those parts and antd's pictures of failures (26 KB).
 * - The layout plugin's style sheet is left out: a style chunk that never answers would leave the
 *   page waiting for ever, and nothing of ours uses it.
 * - The HTML carries a static shell, painted before any script runs; a style says after five
 *   seconds that scripts are still waited for. The settings of the site and the first script are
 *   deferred, so that the shell stands there while they do not answer.
 * - Umi's preload helper inserts script tags, and a script that failed there leaves webpack
 *   waiting for its whole time-out; it becomes `<link rel=preload>`. In front of it stands the
 *   script that gives the page its chosen colours before the first paint.
 * - Scripts come from the folder that the first of them came from: a server may hand out the same
 *   build under another base path, by changing the addresses in index.html alone.
 */
export default (api: IApi) => {
  api.describe({ key: 'portalFirstLoad' });

  api.modifyBabelPresetOpts((options) => ({
    ...options,
    presetEnv: { ...options.presetEnv, targets: { ...BROWSER_TARGETS } },
  }));

  api.modifyConfig((config) => {
    const own = (path: string) => join(api.cwd, 'src', path);
    const inPlugins = (name: string) =>
      dirname(
        require.resolve(`${name}/package.json`, {
          paths: [require.resolve('@umijs/plugins/package.json')],
        }),
      );
    const inAhooks = join(
      dirname(require.resolve('ahooks/package.json')),
      'es/useRequest/src/plugins',
    );
    const noPlugins = UNUSED_PLUGINS.map((name) => [
      join(inAhooks, `use${name}Plugin.js`),
      own('requests/unused/plugin.ts'),
    ]);
    const inLayout = join(
      dirname(require.resolve('@ant-design/pro-components/package.json')),
      'es/layout',
    );
    const noLayout = UNUSED_LAYOUT.map((name) => [
      join(inLayout, `${name}.js`),
      own('requests/unused/layout.ts'),
    ]);
    const noUmiLayout = UNUSED_UMI_LAYOUT.map((name) => [
      join(api.paths.absTmpPath, 'plugin-layout', name),
      own('requests/unused/layout.ts'),
    ]);
    const inAntd = join(dirname(require.resolve('antd/package.json')), 'es');
    const noPictures = UNUSED_PICTURES.map((name) => [
      join(inAntd, `${name}.js`),
      own('requests/unused/layout.ts'),
    ]);
    const noWords = UNUSED_WORDS.map((name) => [
      join(inAntd, `../lib/${name}/locale/zh_CN.js`),
      own('requests/unused/messages.ts'),
    ]);
    // What pro-components say, in any language: only their tables, forms and settings do (14 KB).
    const noLanguages = ['../provider/locale', 'locales'].flatMap((folder) =>
      readdirSync(join(inLayout, folder))
        .filter((file) => /^[a-z]{2}[_-][A-Z]{2}\.js$/.test(file))
        .map((file) => [join(inLayout, folder, file), own('requests/unused/messages.ts')]),
    );
    const nothing = [
      ...noPlugins,
      ...noLayout,
      ...noUmiLayout,
      ...noPictures,
      ...noWords,
      ...noLanguages,
    ];
    Object.assign(config.alias, Object.fromEntries(nothing), {
      [inPlugins('@ahooksjs/use-request')]: own('requests/unused/useRequest.ts'),
      'isomorphic-fetch$': own('requests/unused/empty.ts'),
      // The words of antd's pagination, which the portal does not have.
      '@rc-component/pagination/locale/zh_CN$': own('requests/unused/messages.ts'),
      // It words the message of a check in qs that nothing calls (2 KB).
      'object-inspect$': own('requests/unused/empty.ts'),
      [join(api.paths.absTmpPath, LAYOUT_STYLES)]: own('requests/unused/empty.ts'),
    });
    return config;
  });

  // Utoo pack takes no alias of a file that is imported from beside it.
  api.onGenerateFiles({
    stage: 1e6,
    fn: () => {
      if (api.name === 'dev') writeFileSync(join(api.paths.absTmpPath, LAYOUT_STYLES), '');
    },
  });

  api.chainWebpack((config) => {
    config.output.chunkLoadTimeout(CHUNK_LOAD_TIMEOUT);
    if (api.env === 'production') config.output.publicPath('auto');
    // Every style sheet arrives with the HTML, in the file of the entry.
    config.optimization.splitChunks({
      cacheGroups: {
        styles: { name: 'umi', type: 'css/mini-extract', chunks: 'all', enforce: true },
      },
    });
    return config;
  });

  api.modifyHTML(($) => {
    $('html').attr('lang', 'zh-CN');
    $('meta[name=viewport]').attr('content', 'width=device-width, initial-scale=1');
    $('meta[http-equiv="X-UA-Compatible"]').remove();
    $('#root').html(waitingShell);
    // In the order of the page: the settings of the site, then the portal.
    $('body script[src]').attr('defer', '');
    return $;
  });

  api.onBuildComplete({
    stage: 1e6,
    fn: ({ err }) => {
      if (err) return;
      const folder = api.paths.absOutputPath;
      const helper = readdirSync(folder).find((name) => /^preload_helper\..*js$/.test(name));
      if (!helper || !existsSync(join(folder, helper)))
        throw new Error('No preload helper in dist');
      const file = join(folder, helper);
      writeFileSync(
        file,
        `${earlyLook()}\n${preloadHere(preloadAsLinks(readFileSync(file, 'utf8')))}`,
      );
    },
  });
};

/**
 * Rewrites Umi's preload helper from script tags to preload links.
 *
 * @throws when the helper no longer looks as expected, so that an upgrade cannot bring the fault back
 */
export function preloadAsLinks(source: string): string {
  const pattern = /\((\w+)=(\w+)\("script"\)\)\.src=(\w+),\1\.async=!0/;
  if (!pattern.test(source)) throw new Error('The preload helper changed: check its script tags');
  return source.replace(pattern, '($1=$2("link")).rel="preload",$1.as="script",$1.href=$3');
}

/**
 * Lets the preload helper know its base path by its own address, in place of the build's.
 *
 * @throws when the helper no longer names the base in its two places
 */
export function preloadHere(source: string): string {
  const pieces = source.split(`"${BASE_PATH}"`);
  if (pieces.length !== 3) throw new Error('The preload helper changed: check its base path');
  return pieces.join('new URL(".",document.currentScript.src).pathname');
}
