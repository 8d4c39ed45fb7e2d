import { Link } from '@umijs/max';
import partsStyles from '@/components/page/parts.module.css';
import { reportProgressLink } from '@/links/business';
import styles from '../beside.module.css';

/** Beside the guide: the way to ask after an anonymous report. */
export function AnonymousProgress() {
  return (
    <section
      className={`${partsStyles.notice} ${styles.serviceBeside}`}
      aria-labelledby="anonymous-progress"
    >
      <h2 id="anonymous-progress">已经匿名举报过？</h2>
      <p>匿名举报不在您的办件列表中，凭办件编号和查询码查询进度。</p>
      <p>
        <Link to={reportProgressLink()}>查询匿名举报进度</Link>
      </p>
    </section>
  );
}
