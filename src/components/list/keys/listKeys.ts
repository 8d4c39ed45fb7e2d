/** Keys and what they do. */
export interface KeyRow {
  keys: readonly string[];
  /** The keys are the ends of a row of them. */
  through?: true;
  what: string;
}

/** What the shortcuts of a list are described by. */
export interface KeyOptions {
  /** What rows are counted in: 件. */
  unit: string;
  /** What Enter does on a row. */
  enter?: string;
  /** Keys of this list alone. */
  own?: readonly KeyRow[];
  views: boolean;
  canExport: boolean;
}

/** The shortcuts of a list as `useRowKeys` has them. */
export function listKeys({
  unit,
  enter = '打开',
  own = [],
  views,
  canExport,
}: KeyOptions): readonly KeyRow[] {
  return [
    { keys: ['j'], what: `下一${unit}，页末接下一页` },
    { keys: ['k'], what: `上一${unit}，页首接上一页` },
    { keys: ['o'], what: '打开完整记录' },
    { keys: ['Enter'], what: enter },
    { keys: ['x'], what: '选择或取消选择' },
    {
      keys: ['Tab'],
      what: '依次到这一行的各项操作；旁边有预览时，最后是“到右侧预览”，按 Esc 回到这一行',
    },
    ...own,
    ...(views ? [{ keys: ['v'], what: '换下一种显示方式；同时按 Shift，换上一种' }] : []),
    ...(canExport ? [{ keys: ['e'], what: '导出' }] : []),
    { keys: ['?'], what: '打开这份说明' },
  ];
}
