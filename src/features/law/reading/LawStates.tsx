import { Link } from '@umijs/max';
import { PageState } from '@/components/state/PageState';
import styles from '@/components/state/state.module.css';
import { lawDetailLink, lawReturnLink, lawSearchLink } from '@/links/law';
import type { LawRecord } from '@/services/data/law';

interface NotFoundProps {
  id: string;
  /** Of the two that an address compares, the ids that no law has; else the one of the address. */
  missing?: readonly string[];
  from: string | undefined;
}

/** No law has the id of the address, or one of the two that it compares. */
export function LawNotFound({ id, missing = [id], from }: NotFoundProps) {
  const names = missing.map((one) => `“${one}”`).join('和');
  return (
    <PageState title="没有找到这部法律法规">
      <p>
        {id ? `没有编号为${names}的法律法规，可能已被合并或移除。` : '网址中缺少法律法规编号。'}
        可以按名称重新检索。
      </p>
      <p className={styles.stateActions}>
        {!missing.includes(id) && (
          <Link to={lawDetailLink({ id, from })}>不对照，打开这部法律法规</Link>
        )}
        <Link to={lawSearchLink()}>去检索法律法规</Link>
        {from !== undefined && <Link to={lawReturnLink(from)}>返回检索结果</Link>}
      </p>
    </PageState>
  );
}

/** Only the entry of a catalogue is known. */
export function NoText({ record: { title, versions } }: { record: LawRecord }) {
  const readable = versions.some(({ hasText }) => hasText);
  return (
    <div className="ipr-state" role="status">
      <h2>本平台没有收录这个版本的正文</h2>
      <p>
        下面是它的目录信息。
        {readable ? '其他版本的正文可以从上面的版本中打开。' : '可以按名称检索相近的法律法规。'}
      </p>
      {title && (
        <p className={styles.stateActions}>
          <Link to={lawSearchLink({ q: title })}>检索“{title}”</Link>
        </p>
      )}
    </div>
  );
}
