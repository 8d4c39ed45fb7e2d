import { AttachmentList } from '@/components/form/files/AttachmentList';
import { bodyPathLabel } from '@/domain/form/bodyPathLabel';
import type { FormDescription } from '@/domain/form/description';
import type { Application } from '@/services/data/process';
import { MATERIAL } from './material';
import styles from './request.module.css';

interface Group {
  readonly category: string;
  readonly label: string;
  readonly files: Application['attachments'];
}

/** Files by kind, in the order of the form; what was sent later comes last. */
export function filesByKind(
  description: FormDescription,
  attachments: Application['attachments'],
): Group[] {
  const known = [...description.files.map(({ key }) => key), MATERIAL.key];
  const others = attachments.map(({ category }) => category).filter((one) => !known.includes(one));
  return [...known, ...new Set(others)].flatMap((category) => {
    const files = attachments.filter((file) => file.category === category);
    const label =
      category === MATERIAL.key
        ? MATERIAL.label
        : description.files.some(({ key }) => key === category)
          ? bodyPathLabel(description, `files.${category}`)
          : '其他材料';
    return files.length ? [{ category, label, files }] : [];
  });
}

interface Props {
  description: FormDescription;
  attachments: Application['attachments'];
}

/** The files that were sent, by kind, to look at and to save. */
export function SentFiles({ description, attachments }: Props) {
  if (attachments.length === 0) return <p className="ipr-note">没有查到提交的材料。</p>;
  return filesByKind(description, attachments).map(({ category, label, files }) => (
    <div key={category} className={styles.viewFiles}>
      <h3>{label}</h3>
      <AttachmentList label={label} attachments={files} />
    </div>
  ));
}
