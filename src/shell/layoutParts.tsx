/**
 * What only pages inside the layout need. It travels in the layout's own script chunk, so the
 * user pages do not download it; see layoutConfig.
 */
export { Content } from './Content';
export { Footer } from './Footer';
export { Header } from './Header';
export { MenuAccordion, MenuFold, MenuIcon, MenuLink } from './MenuParts';
