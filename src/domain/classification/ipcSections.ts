/** Titles of the eight sections of the IPC. Source: WIPO, Chinese edition of the CNIPA. */
export const IPC_SECTION_TITLES = {
  A: '人类生活必需',
  B: '作业；运输',
  C: '化学；冶金',
  D: '纺织；造纸',
  E: '固定建筑物',
  F: '机械工程；照明；加热；武器；爆破',
  G: '物理',
  H: '电学',
} as const;
