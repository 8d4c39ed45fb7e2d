import { Link } from '@umijs/max';
import partsStyles from '@/components/page/parts.module.css';
import { dishonestyLink } from '@/links/business';
import styles from '../beside.module.css';

/** Beside the guide: the way to the public list. */
export function PublicList() {
  return (
    <section
      className={`${partsStyles.notice} ${styles.serviceBeside}`}
      aria-labelledby="public-list"
    >
      <h2 id="public-list">失信名单</h2>
      <p>不清楚有没有、是哪一条记录的，可以先在公开的名单中查找。</p>
      <p>
        <Link to={dishonestyLink()}>查看失信名单</Link>
      </p>
    </section>
  );
}
