import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Preview, startPreview } from './portal';

/**
 * A release for another base behind an nginx with that setting, as the operator's page says.
 *
 * @param base with slashes at both ends
 */
export async function startAtBase(
  base: string,
  options: Parameters<typeof startPreview>[0] = {},
): Promise<Preview> {
  const root = mkdtempSync(join(tmpdir(), 'portal-base-'));
  const settings = { IPR_BASE: base, IPR_ROOT: root };
  const preview = await startPreview({ ...options, settings });
  const env = { ...process.env, IPR_BASE: base };
  const made = spawnSync('sh', ['config/nginx/release.sh', 'dist', root], { env });
  expect(made.status).toBe(0);
  writeFileSync(join(root, 'ipr-front/site.js'), `window.routerBase = '${base}';`);
  return {
    ...preview,
    stop: async () => {
      await preview.stop();
      rmSync(root, { recursive: true });
    },
  };
}
