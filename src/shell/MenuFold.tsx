import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button } from 'antd';

/** At the foot of the menu: folds it to its icons, and unfolds it again. */
export function MenuFold({
  folded,
  onFold,
}: {
  folded: boolean;
  onFold: (folded: boolean) => void;
}) {
  const Icon = folded ? MenuUnfoldOutlined : MenuFoldOutlined;
  return (
    <Button
      type="text"
      className="ipr-menu-fold"
      icon={<Icon aria-hidden />}
      aria-expanded={!folded}
      aria-label={folded ? '展开菜单' : undefined}
      title={folded ? '展开菜单' : undefined}
      onClick={() => onFold(!folded)}
    >
      {!folded && '收起菜单'}
    </Button>
  );
}
