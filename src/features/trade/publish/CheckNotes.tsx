import { useApply } from '@/components/apply/ApplyContext';
import type { BesideForm } from '@/components/apply/service';
import { useFormContext } from '@/components/form/edit/FormProvider';
import { useFormFiles } from '@/components/form/files/useFormFiles';
import partsStyles from '@/components/page/parts.module.css';
import { isContactAlone } from '@/domain/application/zljy/contactAlone';
import { formBody } from '@/domain/form/body';
import { PreflightPanel } from './PreflightPanel';

/** What sending a published listing again leads to, as it has been changed so far (2.6). */
function Consequence({ store, files }: BesideForm) {
  const { task } = useApply();
  const context = useFormContext(store);
  const entries = useFormFiles(files);
  if (task.correction?.request.status !== 'PUBLISHED') return null;
  const { description } = store;
  const before = formBody(description, task.values, { ...context, form: task.values });
  const ids = (all: readonly string[]) => [...all].sort().join();
  const sameFiles =
    ids(task.attachments.map(({ id }) => id)) ===
    ids(entries.flatMap(({ attachmentId }) => attachmentId ?? []));
  const alone = sameFiles && isContactAlone(before, formBody(description, context.form, context));
  return (
    <p className={partsStyles.notice} role="status">
      {alone
        ? '除联系方式外没有修改，提交后立即生效，信息继续展示。'
        : '修改了联系方式以外的内容，提交后回到待审核，审核期间暂停展示。'}
    </p>
  );
}

/** Above the answers to check: what the check found, and what sending again leads to. */
export function CheckNotes(beside: BesideForm) {
  return (
    <>
      <Consequence {...beside} />
      <PreflightPanel {...beside} />
    </>
  );
}
