import styles from '@/components/flow/flow.module.css';
import type { Listing } from '@/services/data/transaction';

/** The texts of a listing under the names that its form has for them. */
export function Texts({ listing }: { listing: Listing }) {
  const { direction, summary, advantages, applications, problem, targets } = listing;
  const texts: [string, string | undefined][] = [
    [direction === 'DEMAND' ? '需求描述' : '技术简介', summary],
    ['待解决问题', problem],
    ['技术指标', targets],
    ['技术优势', advantages],
    ['应用场景', applications],
  ];
  const known = texts.filter(([, text]) => text);
  if (known.length === 0) return <p className="ipr-note">没有查到内容。</p>;
  return known.map(([label, text]) => (
    <section key={label}>
      <h3>{label}</h3>
      <p className={`${styles.requestWords} ipr-reading`}>{text}</p>
    </section>
  ));
}
