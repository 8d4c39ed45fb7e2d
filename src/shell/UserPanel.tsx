import { useModel } from '@umijs/max';
import { PatentDrawing } from '@/components/drawing/PatentDrawing';
import { titlesOf } from '@/models/initialState';
import type { HostSettings } from '@/services/website';
import { HOTLINES } from '../../config/portal';
import styles from './shell.module.css';

/** Beside the forms of the user pages: whose portal it is, what it is for, whom to ask. */
export function UserPanel({ settings }: { settings: Partial<HostSettings> }) {
  const { initialState } = useModel('@@initialState');
  const { titles = titlesOf({}) } = initialState ?? {};
  return (
    <aside className={styles.userPanel} aria-label="平台介绍">
      <PatentDrawing />
      <p className={styles.userPanelName}>
        {titles.prefix}
        {titles.front}
      </p>
      <ul>
        <li>检索专利、法律法规与裁判文书，每个结论都有出处</li>
        <li>办理评价报告、举报投诉、维权援助，随时保存，随时继续</li>
        <li>看企业与产业的专利，评估价值与稳定性</li>
      </ul>
      <p>
        政务服务热线 {settings.hotline ?? HOTLINES.government}
        <br />
        知识产权维权热线 {HOTLINES.ipAid}
      </p>
    </aside>
  );
}
