import { CompassOutlined, DatabaseOutlined, PhoneOutlined } from '@ant-design/icons';
import { useModel } from '@umijs/max';
import { Flex } from 'antd';
import { BIG_DATA_PLATFORMS, HOTLINES } from '../../../../config/portal';
import { PlatformLink } from '../Platforms';
import { Entry } from './Entry';
import styles from './landing.module.css';

const ICONS = [DatabaseOutlined, CompassOutlined];

/** What stands beside the portal: the larger platforms, and the people who answer. */
export function Beside() {
  const { initialState } = useModel('@@initialState');
  const { hotline = HOTLINES.government } = initialState?.settings ?? {};
  return (
    <div className={`ipr-sheet ${styles.landingAside}`}>
      <section aria-label="大数据平台">
        <h2>大数据平台</h2>
        <Flex component="ul" vertical>
          {BIG_DATA_PLATFORMS.map(({ name, line, url }, index) => (
            <Entry key={name} icon={ICONS[index] ?? CompassOutlined} line={line}>
              <PlatformLink name={name} url={url} />
            </Entry>
          ))}
        </Flex>
      </section>
      <section aria-label="咨询电话">
        <h3>咨询电话</h3>
        <Flex component="ul" vertical>
          <Entry icon={PhoneOutlined} line="知识产权维权援助">
            <a href={`tel:${HOTLINES.ipAid}`}>{HOTLINES.ipAid}</a>
          </Entry>
          <Entry icon={PhoneOutlined} line="政务服务">
            <a href={`tel:${hotline}`}>{hotline}</a>
          </Entry>
        </Flex>
      </section>
    </div>
  );
}
