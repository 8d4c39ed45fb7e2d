import type { HostSettings } from '@/services/website';
import { HOTLINES } from '../../config/portal';
import styles from './shell.module.css';

/**
 * The footer of every page (domain rules 7.1). Values come from the host settings and are left
 * out when they are missing; only the two public hotlines stand without them.
 */
export function Footer({ settings }: { settings: Partial<HostSettings> }) {
  const { sponsor, address, hotline, icp, publicSecurity, govSiteId, copyright } = settings;
  return (
    <footer className={`${styles.footer} ipr-no-print`}>
      <p>
        {sponsor && <span>主办单位：{sponsor}</span>}
        {address && <span>地址：{address}</span>}
        <span className={styles.footerCalls}>政务服务热线：{hotline ?? HOTLINES.government}</span>
        <span className={styles.footerCalls}>知识产权维权援助热线：{HOTLINES.ipAid}</span>
      </p>
      <p>
        {icp && (
          <a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener noreferrer">
            {icp} ↗
          </a>
        )}
        {publicSecurity && (
          <a href="https://beian.mps.gov.cn/" target="_blank" rel="noopener noreferrer">
            {publicSecurity} ↗
          </a>
        )}
        {govSiteId && <span>政府网站标识码：{govSiteId}</span>}
        {copyright && <span>{copyright}</span>}
      </p>
    </footer>
  );
}
