import { Button } from 'antd';
import { useNumerals } from './numerals';
import styles from './recordText.module.css';

/** The parts of the drawings; each can be pointed at, focused or chosen like its uses in the text. */
export function NumeralLegend() {
  const { legend } = useNumerals();
  if (legend.length === 0) return null;
  return (
    <details className={styles.legend}>
      <summary>
        附图标记 <span className="ipr-num">{legend.length}</span> 个
      </summary>
      <p className="ipr-note">
        指向一个标记，正文中用到它的地方即被标出；点击可固定，再点一次取消。
      </p>
      <ul>
        {legend.map(({ numeral, name }) => (
          <li key={`${numeral} ${name}`}>
            <Button size="small" data-numeral={numeral}>
              <span className="ipr-num">{numeral}</span> {name}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
