/**
 * Takes the place of the plugins of ahooks' `useRequest` that nothing here uses: polling, caching,
 * repeating and the like (config/plugins/firstLoad).
 */
export default function nothing(): Record<string, never> {
  return {};
}
