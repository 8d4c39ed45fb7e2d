import type { ThemeConfig } from 'antd';

/**
 * The look, as tokens for two modes. Screens use the CSS variables `--ipr-*` made from these
 * values, or antd's own tokens; never a literal colour or size. Contrast on white: normal mode
 * at least 4.5:1 for text, care mode at least 7:1.
 */
const normal = {
  primary: '#1554ad',
  /** Under the pointer, and while it is pressed. */
  primaryHover: '#2a6bc4',
  primaryActive: '#0f4390',
  accent: '#b8352a',
  text: '#1b2537',
  textSecondary: '#4a586f',
  textTertiary: '#5d6a80',
  line: '#e3e9f1',
  /** Around a field: 3:1 even on the ground. */
  lineStrong: '#7b889c',
  /** Around a button. */
  lineButton: '#c5cfdc',
  /** The page; sheets (`surface`) lie on it. */
  ground: '#f4f6fa',
  surface: '#ffffff',
  surfaceQuiet: '#eef1f6',
  surfacePrimary: '#eef4fc',
  /** The head of a table. */
  surfaceHead: '#f7f9fc',
  /** The ground of a choice of one. */
  surfaceTrack: '#e6ebf2',
  /** The two ends of the band that welcomes: landing page and user pages; text on both is `onHero`. */
  hero: '#0b2f6b',
  heroEnd: '#1554ad',
  onHero: '#ffffff',
  /** Text on the primary colour and on the colours of states. */
  onPrimary: '#ffffff',
  success: '#1d7a3e',
  warning: '#8f5400',
  danger: '#b8352a',
  ended: '#4a586f',
  /** The ground of a word or a notice about a state. */
  successGround: '#e9f6ee',
  warningGround: '#fff6e3',
  dangerGround: '#fdf0ee',
  /** Behind the words found, one for each group of terms in turn: apart for every colour vision. */
  hits: ['#fff0b8', '#e3bfff', '#9df2ff', '#ffc178', '#b8fc78', '#b9d2c9'] as readonly string[],
  /** Apart for every kind of colour vision and at least 3:1 on white, in the order of use. */
  chart: [
    '#1554ad',
    '#259595',
    '#ba822e',
    '#9253f1',
    '#ac2e0e',
    '#7e3c64',
    '#422a05',
    '#0b2282',
  ] as readonly string[],
  /** Bars of a ranking around the point, which has the first chart colour. */
  ranking: '#9dbde9',
  /** Five steps of maps and heat; on the last two stands `onPrimary`. */
  heat: ['#eef4fc', '#cfe0f7', '#9dbde9', '#356cb9', '#0f4390'] as readonly string[],
  fontSize: 14,
  fontSizeSmall: 13,
  fontSizeReading: 16,
  /** h1, h2 and h3; every h1 is one size. */
  headings: [22, 18, 16] as readonly number[],
  /** The welcome, a figure, a score. */
  display: [32, 28, 48] as readonly number[],
  lineHeight: 22 / 14,
  lineHeightReading: 1.8,
  /** Controls: in a row of text, usual, in forms, in the hero of the landing page. */
  controls: [24, 32, 40, 52] as readonly number[],
  target: 24,
  radius: 6,
};

export type PortalTokens = typeof normal;

const care: PortalTokens = {
  ...normal,
  primary: '#0b3d85',
  primaryHover: '#0b3d85',
  primaryActive: '#0b3d85',
  heroEnd: '#0b3d85',
  accent: '#8c1d14',
  text: '#0c1320',
  textSecondary: '#26334a',
  textTertiary: '#33415a',
  line: '#9aa6b8',
  lineStrong: '#4a586f',
  lineButton: '#4a586f',
  ground: '#ffffff',
  surfaceQuiet: '#f5f7fa',
  surfacePrimary: '#eaf1fb',
  surfaceTrack: '#f5f7fa',
  success: '#0b5427',
  warning: '#643a00',
  danger: '#8c1d14',
  ended: '#3b485e',
  hits: ['#ffe58f', '#a9def9', '#99ffb2', '#ffe8ff', '#c3ddb6', '#dbfeda'],
  chart: ['#0b3d85', '#1a7f93', '#ab632b', '#9420f3', '#491d12', '#1d020f', '#773f0d', '#091253'],
  ranking: '#6f95cb',
  heat: ['#eaf1fb', '#c6d9f4', '#9dbde9', '#2c5799', '#0b3d85'],
  fontSize: 18,
  fontSizeSmall: 18,
  fontSizeReading: 20,
  headings: [28, 24, 22],
  display: [36, 32, 48],
  lineHeight: 1.8,
  lineHeightReading: 2,
  controls: [44, 44, 48, 60],
  target: 44,
};

export const FONT_FAMILY =
  "'PingFang SC','HarmonyOS Sans SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif";

export const HEADER_HEIGHT = 56;

/** The tokens of one mode. */
export function tokensFor(careMode: boolean): PortalTokens {
  return careMode ? care : normal;
}

/**
 * The same tokens, magnified: type, controls and targets, so that lines break anew and nothing
 * leaves the screen sideways (domain reference 7, 适老化: 100–200%).
 *
 * @param zoom a factor from 1 to 2
 * @param spacing wider lines, as WCAG 2.1, 1.4.12 asks that a page bears them
 */
export function magnified(tokens: PortalTokens, zoom: number, spacing: boolean): PortalTokens {
  const by = (size: number) => Math.round(size * zoom);
  return {
    ...tokens,
    fontSize: by(tokens.fontSize),
    fontSizeSmall: by(tokens.fontSizeSmall),
    fontSizeReading: by(tokens.fontSizeReading),
    headings: tokens.headings.map(by),
    display: tokens.display.map(by),
    controls: tokens.controls.map(by),
    target: by(tokens.target),
    ...(spacing && { lineHeight: 2, lineHeightReading: 2.4 }),
  };
}

/**
 * antd's theme with these tokens.
 *
 * @param exact links and buttons keep their colour under the pointer: antd's lighter one is below 7:1
 */
export function themeFor(t: PortalTokens, exact: boolean): ThemeConfig {
  const [small = 24, usual = 32, large = 40] = t.controls;
  return {
    // The notices stand in a tree of their own: with one name they share what is derived.
    cssVar: { key: 'portal-theme' },
    token: {
      colorPrimary: t.primary,
      colorInfo: t.primary,
      colorLink: t.primary,
      colorLinkHover: t.primaryHover,
      colorPrimaryHover: t.primaryHover,
      colorPrimaryActive: t.primaryActive,
      ...(exact && { colorLinkActive: t.primary }),
      colorPrimaryBg: t.surfacePrimary,
      colorInfoBg: t.surfacePrimary,
      colorSuccess: t.success,
      colorSuccessBg: t.successGround,
      colorWarning: t.warning,
      colorWarningBg: t.warningGround,
      colorError: t.danger,
      colorErrorBg: t.dangerGround,
      colorTextBase: t.text,
      colorText: t.text,
      colorTextSecondary: t.textSecondary,
      colorTextTertiary: t.textTertiary,
      colorTextDescription: t.textSecondary,
      colorTextPlaceholder: t.textTertiary,
      colorBorder: t.lineStrong,
      colorBorderSecondary: t.line,
      colorSplit: t.line,
      colorBgLayout: t.ground,
      colorBgContainer: t.surface,
      colorBgContainerDisabled: t.surfaceQuiet,
      controlOutline: 'rgb(21 84 173 / 18%)',
      fontFamily: FONT_FAMILY,
      fontSize: t.fontSize,
      fontSizeSM: t.fontSizeSmall,
      lineHeight: t.lineHeight,
      controlHeight: usual,
      controlHeightSM: small,
      controlHeightLG: large,
      borderRadius: t.radius,
      borderRadiusSM: 4,
      borderRadiusLG: 8,
      motionDurationFast: '0.1s',
      motionDurationMid: '0.15s',
      motionDurationSlow: '0.2s',
    },
    components: {
      Layout: { headerHeight: HEADER_HEIGHT },
      Breadcrumb: {
        fontSize: t.fontSizeSmall,
        itemColor: t.textTertiary,
        linkColor: t.textTertiary,
        lastItemColor: t.textTertiary,
        separatorColor: t.textTertiary,
      },
      Result: { titleFontSize: t.headings[0] ?? 22, subtitleFontSize: t.fontSize },
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        defaultBorderColor: t.lineButton,
        defaultHoverBorderColor: t.primary,
        contentFontSizeLG: t.fontSize,
      },
      Input: { inputFontSizeLG: t.fontSize },
      // A notice is its tinted ground; where that is white it has a line.
      Alert: {
        colorInfoBg: t.surfacePrimary,
        colorInfoBorder: exact ? t.primary : t.surfacePrimary,
        colorSuccessBorder: exact ? t.success : t.successGround,
        colorWarningBorder: exact ? t.warning : t.warningGround,
        colorErrorBorder: exact ? t.danger : t.dangerGround,
        defaultPadding: '8px 16px',
        withDescriptionPadding: '12px 16px',
        withDescriptionIconSize: 16,
      },
      Form: { itemMarginBottom: 20, verticalLabelPadding: '0 0 4px' },
      Descriptions: { titleMarginBottom: 8 },
      // On a light track the chosen one has the primary colour.
      Segmented: {
        trackBg: t.surfaceTrack,
        ...(exact && { itemSelectedBg: t.primary, itemSelectedColor: t.onPrimary }),
      },
      Statistic: { contentFontSize: t.display[1] ?? 28 },
      Menu: {
        itemHeight: Math.max(36, t.target),
        // ProLayout's own padding is enough; with both the folded menu cuts its icons.
        itemMarginInline: 0,
        itemSelectedBg: t.surfacePrimary,
      },
      Modal: { borderRadiusLG: 12 },
      Table: { headerBg: t.surfaceHead },
      Tag: { defaultBg: t.surfaceQuiet, defaultColor: t.ended },
    },
  };
}

/** The CSS variables of these tokens, name to value. */
export function cssVariables(t: PortalTokens): Record<string, string> {
  const [h1 = 22, h2 = 18, h3 = 16] = t.headings;
  const [welcome = 32, figure = 28, score = 48] = t.display;
  const [small = 24, usual = 32, large = 40, hero = 52] = t.controls;
  return {
    '--ipr-primary': t.primary,
    '--ipr-primary-hover': t.primaryHover,
    '--ipr-accent': t.accent,
    '--ipr-text': t.text,
    '--ipr-text-2': t.textSecondary,
    '--ipr-text-3': t.textTertiary,
    '--ipr-line': t.line,
    '--ipr-line-strong': t.lineStrong,
    '--ipr-line-button': t.lineButton,
    '--ipr-ground': t.ground,
    '--ipr-surface': t.surface,
    '--ipr-quiet': t.surfaceQuiet,
    '--ipr-tint': t.surfacePrimary,
    '--ipr-head': t.surfaceHead,
    '--ipr-track': t.surfaceTrack,
    '--ipr-on-primary': t.onPrimary,
    '--ipr-hero': t.hero,
    '--ipr-hero-end': t.heroEnd,
    '--ipr-on-hero': t.onHero,
    '--ipr-success': t.success,
    '--ipr-warning': t.warning,
    '--ipr-danger': t.danger,
    '--ipr-ended': t.ended,
    '--ipr-success-ground': t.successGround,
    '--ipr-warning-ground': t.warningGround,
    '--ipr-danger-ground': t.dangerGround,
    ...Object.fromEntries(t.hits.map((hit, index) => [`--ipr-hit-${index + 1}`, hit])),
    ...Object.fromEntries(t.heat.map((step, index) => [`--ipr-heat-${index + 1}`, step])),
    '--ipr-size': `${t.fontSize}px`,
    '--ipr-size-small': `${t.fontSizeSmall}px`,
    '--ipr-size-reading': `${t.fontSizeReading}px`,
    '--ipr-size-h1': `${h1}px`,
    '--ipr-size-h2': `${h2}px`,
    '--ipr-size-h3': `${h3}px`,
    '--ipr-size-welcome': `${welcome}px`,
    '--ipr-size-figure': `${figure}px`,
    '--ipr-size-score': `${score}px`,
    '--ipr-small': `${small}px`,
    '--ipr-control': `${usual}px`,
    '--ipr-large': `${large}px`,
    '--ipr-hero-control': `${hero}px`,
    '--ipr-leading': `${+t.lineHeight.toFixed(3)}`,
    '--ipr-leading-reading': String(t.lineHeightReading),
    '--ipr-target': `${t.target}px`,
    '--ipr-radius': `${t.radius}px`,
    '--ipr-font': FONT_FAMILY,
    '--ipr-header': `${HEADER_HEIGHT}px`,
  };
}
