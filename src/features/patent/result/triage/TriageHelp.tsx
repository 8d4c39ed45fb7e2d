import { KeyHelp } from '@/components/list/keys/KeyHelp';
import { type KeyRow, listKeys } from '@/components/list/keys/listKeys';
import { PATENT } from '@/components/patent/noun';
import { grouped } from '@/domain/grouped';
import { clearMarks, MOST_MARKS } from '../../marks/marks';

interface Props {
  owner: string;
  /** Whether `e` exports here. */
  canExport: boolean;
  onClose: () => void;
}

const OWN: readonly KeyRow[] = [
  { keys: ['1', '5'], through: true, what: '评相关度，5 分最高；同时按 Shift，评完接下一件' },
  { keys: ['0'], what: '取消评分' },
  { keys: ['u'], what: '改为未读' },
];

/** The shortcuts of the result list, how to switch them off, and where marks are kept. */
export default function TriageHelp({ owner, canExport, onClose }: Props) {
  return (
    <KeyHelp
      keys={listKeys({
        unit: PATENT.unit,
        enter: '打开；分栏显示时先在右侧阅读，再按一次打开完整记录',
        own: OWN,
        views: true,
        canExport,
      })}
      alsoSwitched="，专利详情页的 j、k 一并关闭"
      action={{
        label: '清除全部评分和已读',
        run: () => (clearMarks(owner) ? '已清除全部评分和已读' : '浏览器没有允许保存，标记未清除'),
      }}
      onClose={onClose}
    >
      <h3>评分和已读</h3>
      <p className="ipr-note">
        只保存在这个浏览器里，按账号分开，不会上传；最多 {grouped(MOST_MARKS)}{' '}
        件，超出时最早的先移除。
      </p>
    </KeyHelp>
  );
}
