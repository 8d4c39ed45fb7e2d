import type { MenuDataItem } from '@ant-design/pro-components';
import { Outlet } from '@umijs/max';
import type { ReactElement, ReactNode } from 'react';
import type { InitialState } from '@/models/initialState';
import { SIDER_WIDTH } from '../../config/portal';
import { HEADER_HEIGHT } from '../../config/theme';
import access from '../access';
import { arriving } from './arriving';
import { type MenuRoute, menuOf } from './menu';

/** The chunk's name is the layout's own, so these parts arrive with it and cost no request. */
const parts = () => import(/* webpackChunkName: "t__plugin-layout__Layout" */ './layoutParts');
const Content = arriving(async () => ({ default: (await parts()).Content }));
const Footer = arriving(async () => ({ default: (await parts()).Footer }));
const Header = arriving(async () => ({ default: (await parts()).Header }));
const MenuAccordion = arriving(async () => ({ default: (await parts()).MenuAccordion }));
const MenuFold = arriving(async () => ({ default: (await parts()).MenuFold }));
const MenuIcon = arriving(async () => ({ default: (await parts()).MenuIcon }));
const MenuLink = arriving(async () => ({ default: (await parts()).MenuLink }));

/** What the layout shows besides the page, for who asks for it beforehand. */
export const LAYOUT_PARTS: readonly object[] = [
  Content,
  Footer,
  Header,
  MenuAccordion,
  MenuFold,
  MenuIcon,
  MenuLink,
];

/** ProLayout folds the menu, to icons or a drawer, below this width in pixels. */
const MENU_FOLDED_BELOW = 992;

/** ProLayout's drawer cannot be given a name: what stands inside it does. */
function nameDrawer(inside: HTMLElement | null) {
  inside?.closest('[role=dialog]')?.setAttribute('aria-label', '菜单');
}

const MENU = { collapsedWidth: 56 };

/** ProLayout's own one reads the local storage, and fails where a browser forbids that. */
const ownWords = ({ defaultMessage = '' }: { defaultMessage?: string }) => defaultMessage;

type MenuReader = (routes: MenuDataItem[]) => MenuDataItem[];
const readers = new Map<string, MenuReader>();

/**
 * Makes the menu out of the routes that these rules let show. One function for good for the same
 * rules: another would have ProLayout read all routes and draw the whole menu anew each time.
 */
function menuReader(rules: Record<string, boolean>): MenuReader {
  const key = JSON.stringify(rules);
  const known = readers.get(key);
  if (known) return known;
  const read: MenuReader = (routes) =>
    // The hidden ones too: ProLayout leaves them out, and marks the entry of their `parentKeys`.
    menuOf(
      routes as MenuRoute[],
      rules,
      (name) => <MenuIcon name={name} />,
      true,
    ) as MenuDataItem[];
  readers.set(key, read);
  return read;
}

/** One object for good: another would have ProLayout make its theme anew. */
const TOKEN = {
  bgLayout: 'var(--ipr-ground)',
  header: { heightLayoutHeader: HEADER_HEIGHT, colorBgHeader: 'var(--ipr-surface)' },
  sider: {
    colorMenuBackground: 'var(--ipr-surface)',
    colorTextMenu: 'var(--ipr-text)',
    colorTextMenuSelected: 'var(--ipr-primary)',
    colorBgMenuItemSelected: 'var(--ipr-tint)',
  },
  pageContainer: { paddingBlockPageContainerContent: 0, paddingInlinePageContainerContent: 0 },
};

/**
 * What ProLayout is told: fluid, sider 208 px (specification 2 and 9). The header and the content
 * are our own, because ProLayout's are not usable by keyboard on a small screen.
 */
export function layoutConfig(state: InitialState | undefined) {
  return {
    title: '',
    logo: false,
    pageTitleRender: false as const,
    formatMessage: ownWords,
    layout: 'mix' as const,
    contentWidth: 'Fluid' as const,
    siderWidth: SIDER_WIDTH,
    navTheme: 'light' as const,
    fixedHeader: true,
    fixSiderbar: true,
    // ProLayout would start the other way round and fold or unfold before the reader's eyes.
    defaultCollapsed: window.innerWidth < MENU_FOLDED_BELOW,
    collapsedButtonRender: false as const,
    token: TOKEN,
    // In the page the drawer would let the keyboard out behind its mask. ProLayout's type knows
    // only `false`, its code hands whatever it gets to the drawer.
    // The styles of its menu reach no further than the layout.
    getContainer: (() =>
      document.querySelector('.ant-pro-layout') ?? document.body) as unknown as false,
    menuExtraRender: ({ isMobile }: { isMobile?: boolean }) =>
      isMobile && <span ref={nameDrawer} hidden />,
    menu: MENU,
    menuContentRender: ({ menuData = [] }: { menuData?: MenuDataItem[] }, menu: ReactNode) => (
      <MenuAccordion
        menu={menu as ReactElement}
        groups={menuData.filter(({ children }) => children?.length).map(({ key }) => `${key}`)}
      />
    ),
    menuFooterRender: (props?: {
      isMobile?: boolean;
      collapsed?: boolean;
      onCollapse?: (collapsed: boolean) => void;
    }) =>
      !props?.isMobile && (
        <MenuFold
          folded={Boolean(props?.collapsed)}
          onFold={(folded) => props?.onCollapse?.(folded)}
        />
      ),
    menuDataRender: menuReader(access(state)),
    // Its links are Tab stops of their own, and the arrow keys work from each of them.
    menuProps: { tabIndex: -1 },
    // ProLayout's onClick folds the menu: right for the drawer, which would cover the page chosen.
    menuItemRender: (
      {
        path = '/',
        isMobile,
        onClick,
      }: { path?: string; isMobile?: boolean; onClick?: () => void },
      label: ReactNode,
    ) => (
      <MenuLink to={path} onClick={() => isMobile && onClick?.()}>
        {label}
      </MenuLink>
    ),
    headerRender: (props: {
      isMobile?: boolean;
      collapsed?: boolean;
      onCollapse?: (collapsed: boolean) => void;
    }) => (
      <Header
        state={state}
        isMobile={Boolean(props.isMobile)}
        menuOpen={!props.collapsed}
        onMenu={(open) => props.onCollapse?.(!open)}
      />
    ),
    footerRender: () => <Footer settings={state?.settings ?? {}} />,
    rightContentRender: false as const,
    rightRender: () => null,
    ErrorBoundary: false as const,
    // Umi would put its own 403 in the content's place; the content itself knows what to say.
    unAccessible: (
      <Content rules={access(state)}>
        <Outlet />
      </Content>
    ),
    childrenRender: (page: ReactNode) => <Content rules={access(state)}>{page}</Content>,
  };
}
