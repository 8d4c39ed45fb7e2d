import type { Page } from '@playwright/test';
import { subjectLink } from '../../../src/links/landing';
import { careSwitch, findings } from '../support/axe';
import { NODE } from '../support/navigationPages';
import { expect, type Portal, test } from '../support/portal';

const PAGES = [
  { path: '/changshu/searching/patent/result?q=%E7%94%B5%E6%B1%A0&charts=1', shown: 'figure' },
  { path: '/changshu/searching/law/list?q=%E4%B8%93%E5%88%A9', shown: '[data-row]' },
  { path: subjectLink(NODE), shown: '[data-id]:is([aria-current], [aria-selected="true"])' },
];

/** Opens a page in the care mode with choices made before. */
async function openWith(page: Page, portal: Portal, path: string, choices: object) {
  await portal.signIn();
  await page.addInitScript((kept) => {
    localStorage.setItem('iprCareMode', 'true');
    localStorage.setItem('iprCareChoices', JSON.stringify(kept));
  }, choices);
  await portal.open(path);
  await page.getByRole('button', { name: '朗读全文' }).waitFor();
}

/** How far the page reaches beyond the window's right edge, in CSS pixels. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** A voice that never comes to the end of a sentence: whether it speaks is kept beside it. */
const VOICE = () => {
  const state = { speaking: false };
  Object.assign(window, { voiceState: state });
  Object.defineProperty(window, 'speechSynthesis', {
    value: {
      getVoices: () => [{ lang: 'zh-CN', localService: true, name: 'test' }],
      speak: (utterance: { onstart?: () => void }) => {
        state.speaking = true;
        utterance.onstart?.();
      },
      cancel: () => {
        state.speaking = false;
      },
    },
  });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', {
    value: class {
      constructor(readonly text: string) {}
    },
  });
};

const speaking = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { voiceState: { speaking: boolean } }).voiceState.speaking,
  );

for (const contrast of ['black', 'white', 'yellow']) {
  test(`theme ${contrast}: axe finds nothing, contrast of 7:1 included`, async ({
    page,
    portal,
  }) => {
    for (const { path, shown } of PAGES) {
      await openWith(page, portal, path, { contrast });
      await page.locator(shown).first().waitFor();
      await expect(page.locator('html')).toHaveCSS('--ipr-text', /#(ffff00|000000)/);
      expect(await findings(page, true), path).toEqual([]);
    }
  });
}

test('nobody who chose a dark page is met by a white one', async ({ page, portal }) => {
  await portal.signIn();
  await page.addInitScript(() => {
    localStorage.setItem('iprCareMode', 'true');
    localStorage.setItem('iprCareChoices', '{"contrast":"black"}');
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const selector of ['html', '.ipr-shell', '.ant-layout', '[class*="ipr-userPage-"]']) {
        const element = document.querySelector(selector);
        // Before the style sheet nothing is painted.
        if (element && document.styleSheets.length) {
          seen.add(getComputedStyle(element).backgroundColor);
        }
      }
      requestAnimationFrame(look);
    };
    look();
  });
  for (const path of ['/changshu/user/login', '/changshu/nav/subjectDetail']) {
    await portal.open(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(seen.filter((colour) => !/^rgba?\(0, 0, 0/.test(colour))).toEqual([]);
  }
});

for (const width of [1366, 375]) {
  test(`magnified twice at ${width} px nothing leaves the window sideways`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height: width > 575 ? 768 : 700 });
    for (const { path, shown } of PAGES) {
      await openWith(page, portal, path, { zoom: 2, spacing: true });
      await page.locator(shown).first().waitFor();
      expect(await sideways(page), path).toBe(0);
    }
    await page.getByRole('button', { name: '显示设置' }).click();
    expect(await sideways(page)).toBe(0);
  });
}

test('header, menu and tools stay in sight where a page opens at a paragraph', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openWith(page, portal, '/changshu/searching/law/list?q=%E4%B8%93%E5%88%A9', {});
  await page.locator('[data-row]').first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 600));
  for (const name of ['快速前往', '朗读全文', '适老化']) {
    await expect(page.getByRole('button', { name }).first()).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('menuitem', { name: '创新统计分析' })).toBeInViewport({ ratio: 1 });
});

for (const path of ['login', 'register']) {
  test(`whom to call is wholly in sight beside ${path}, and told once`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.addInitScript(() => localStorage.setItem('iprCareMode', 'true'));
    await portal.open(`/changshu/user/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const words of [/政务服务热线/, /知识产权维权援助热线/]) {
      const told = page.getByText(words).filter({ visible: true });
      await expect(told).toHaveCount(1);
      await expect(told).toBeInViewport({ ratio: 1 });
    }
  });
}

test('Escape stops reading; the sentence read was marked and in sight', async ({
  page,
  portal,
}) => {
  await page.addInitScript(VOICE);
  await openWith(page, portal, '/404', {});
  await page.getByRole('button', { name: '朗读全文' }).click();
  const strip = page.getByRole('group', { name: '朗读' });
  await expect(strip).toContainText('正在读：第 1 段，共 ');
  const marked = await page.evaluate(() => {
    const [range] = CSS.highlights.get('ipr-spoken') ?? [];
    if (!(range instanceof Range)) return undefined;
    const { top, bottom } = range.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
  expect(marked).toBe(true);
  await page.keyboard.press('Escape');
  await expect(strip).toBeHidden();
  expect(await speaking(page)).toBe(false);
  expect(await page.evaluate(() => CSS.highlights.has('ipr-spoken'))).toBe(false);
});

test('with forced colours a pressed setting is told by its outline', async ({ page, portal }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await openWith(page, portal, '/404', { guide: true });
  await page.getByRole('button', { name: '显示设置' }).click();
  await expect(page.getByRole('button', { name: '十字定位线' })).toHaveCSS('outline-width', '3px');
  await page.getByRole('button', { name: '十字定位线' }).click();
  await expect(page.locator('[class*="ipr-careGuide-"]')).toHaveCount(0);
});

test('the care mode is on from the start without a jump', async ({ page, portal }) => {
  await openWith(page, portal, '/404', {});
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            sum += (entry as PerformanceEntry & { value: number }).value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 300);
      }),
  );
  expect(shift).toBeLessThan(0.02);
  await careSwitch(page).click();
  await expect(page.getByRole('region', { name: '辅助工具' })).toHaveCount(0);
});
