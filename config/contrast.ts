import type { ThemeConfig } from 'antd';
import { type PortalTokens, themeFor } from './theme';

/** The high-contrast themes of the care mode (domain reference 7, 适老化): all at least 7:1. */
export type ContrastName = 'black' | 'white' | 'yellow';

/**
 * What a theme is made of: text, ground and what has to stay apart. Chart colours and those behind
 * words found were searched for the widest distance in four kinds of colour vision, the first with
 * at least 7:1 on the ground, the second with at least 7:1 below the text.
 */
interface Contrast {
  text: string;
  ground: string;
  success: string;
  warning: string;
  danger: string;
  ended: string;
  hits: readonly string[];
  chart: readonly string[];
}

const CONTRASTS: Record<ContrastName, Contrast> = {
  black: {
    text: '#ffff00',
    ground: '#000000',
    success: '#8dff9f',
    warning: '#ffb95e',
    danger: '#ffa69e',
    ended: '#d8d8d8',
    hits: ['#680015', '#6c456c', '#0229ff', '#a02600', '#160bb1', '#3e0b5e'],
    chart: ['#c272f8', '#ddfd95', '#53d2a2', '#f57010', '#89fffc', '#b0d922', '#4da49b', '#f29aff'],
  },
  white: {
    text: '#000000',
    ground: '#ffffff',
    success: '#06421e',
    warning: '#563100',
    danger: '#7a130b',
    ended: '#3a3a3a',
    hits: ['#abb1a0', '#4eb2fc', '#c5d3ff', '#ffcd00', '#f6912c', '#03fba5'],
    chart: ['#1434ff', '#ab2000', '#76406c', '#0005b6', '#561100', '#000065', '#1f0017', '#000000'],
  },
  yellow: {
    text: '#000000',
    ground: '#ffff00',
    success: '#003d14',
    warning: '#4a2600',
    danger: '#7a0b06',
    ended: '#333333',
    hits: ['#b6ffff', '#b3cce7', '#ffc98c', '#b9aa94', '#f19911', '#79aaff'],
    chart: ['#2b21ff', '#973200', '#6a4773', '#2700ae', '#012907', '#50005d', '#120019', '#000000'],
  },
};

/** Text and ground of each theme, for what shows before the themes are there. */
export const CONTRAST_GROUNDS = Object.fromEntries(
  Object.entries(CONTRASTS).map(([name, { text, ground }]) => [name, [text, ground] as const]),
);

/** The tokens of a mode in the colours of a high-contrast theme; sizes stay. */
export function contrastTokens(name: ContrastName, tokens: PortalTokens): PortalTokens {
  const { text, ground, ...rest } = CONTRASTS[name];
  return {
    ...tokens,
    ...rest,
    // Two colours: what is high exchanges them.
    heat: [ground, ground, ground, text, text],
    primary: text,
    primaryHover: text,
    primaryActive: text,
    accent: rest.danger,
    text,
    textSecondary: text,
    textTertiary: text,
    line: text,
    lineStrong: text,
    lineButton: text,
    ground,
    surface: ground,
    surfaceQuiet: ground,
    surfacePrimary: ground,
    surfaceHead: ground,
    surfaceTrack: ground,
    successGround: ground,
    warningGround: ground,
    dangerGround: ground,
    onPrimary: ground,
    hero: ground,
    heroEnd: ground,
    onHero: text,
  };
}

/**
 * antd's theme in two colours: its own shades, made for a white ground, would be unreadable.
 * What is chosen or under the pointer has a line or exchanges the two colours.
 */
export function contrastTheme(t: PortalTokens): ThemeConfig {
  const base = themeFor(t, true);
  const { text, surface } = t;
  const grounds = Object.fromEntries(
    [
      'colorBgBase',
      'colorBgContainer',
      'colorBgContainerDisabled',
      'colorBgElevated',
      'colorBgLayout',
      'colorBgSpotlight',
      'colorPrimaryBg',
      'colorPrimaryBgHover',
      'colorSuccessBg',
      'colorWarningBg',
      'colorErrorBg',
      'colorInfoBg',
      'colorErrorBgHover',
      'colorFill',
      'colorFillSecondary',
      'colorFillTertiary',
      'colorFillQuaternary',
      'colorFillAlter',
      'colorFillContent',
      'colorFillContentHover',
      'colorBgTextHover',
      'colorBgTextActive',
      'controlItemBgHover',
      'controlItemBgActive',
      'controlItemBgActiveHover',
      'colorTextLightSolid',
    ].map((name) => [name, surface]),
  );
  const inks = Object.fromEntries(
    [
      'colorTextBase',
      'colorTextHeading',
      'colorTextLabel',
      'colorTextDisabled',
      'colorTextQuaternary',
      'colorIcon',
      'colorIconHover',
      'colorLink',
      'colorLinkHover',
      'colorLinkActive',
      'colorPrimaryHover',
      'colorPrimaryActive',
      'colorPrimaryText',
      'colorPrimaryTextHover',
      'colorPrimaryBorder',
      'colorBorderDisabled',
      'colorSplit',
    ].map((name) => [name, text]),
  );
  // A tooltip has antd's light text on a dark ground; here both are the page's own.
  return {
    ...base,
    token: { ...base.token, ...grounds, ...inks },
    components: { ...base.components, Tooltip: { colorTextLightSolid: text } },
  };
}
