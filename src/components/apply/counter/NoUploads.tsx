import { useModel } from '@umijs/max';
import { Alert } from 'antd';
import styles from '@/components/form/draft/draft.module.css';
import { useFormContext } from '@/components/form/edit/FormProvider';
import { useFormFiles } from '@/components/form/files/useFormFiles';
import { allMaterials, type Material } from '@/domain/application/guide';
import { askedFiles, isRequired } from '@/domain/form/asked';
import type { FileCategory } from '@/domain/form/description';
import { HOTLINES } from '../../../../config/portal';
import { useApply, useSessionState } from '../ApplyContext';
import { isClosedCategory } from '../task';

const HAND_IN = '打印申请表，连同材料到窗口提交';
const PRINT = `在网上填写后，到“核对确认”${HAND_IN}`;

const labels = (materials: readonly Pick<Material, 'label'>[]) =>
  materials.map(({ label }) => label).join('、');

/** What a service can still be done with on line, by the documents that it may ask for. */
function remains(materials: readonly Material[], title: string): string {
  const of = (need: Material['need']) => materials.filter((one) => one.need === need);
  const required = of('required');
  if (required.length > 0) {
    return `${title}必须提交材料（${labels(required)}），因此不能在网上提交。可以${PRINT}。`;
  }
  if (of('conditional').length > 0) {
    return `按填写的内容不需要材料的，照常在网上提交；需要材料的，${PRINT}。`;
  }
  return '照常在网上提交，只是不能附上选交的材料。';
}

const NONE: readonly FileCategory[] = [];

/** The compulsory files that cannot be uploaded here, or may not be; none where files can be. */
export function useMissingFiles(): readonly FileCategory[] {
  const { service, session, task } = useApply();
  const { files, uploads } = useSessionState(session);
  const entries = useFormFiles(files);
  const context = useFormContext(session.store);
  if (uploads) return NONE;
  return askedFiles(service.description, context.form, context).filter(
    (category) =>
      isRequired(category, context.form, context) &&
      !isClosedCategory(task.correction, category.key) &&
      !entries.some((entry) => entry.category === category.key),
  );
}

interface Props {
  /** By what has been filled in, and not by all that the service may ask for. */
  asked?: boolean;
}

/** Files cannot be uploaded at this installation: said before anybody types, with what remains. */
export function NoUploads({ asked = false }: Props) {
  const { service, session, address: place } = useApply();
  const { initialState } = useModel('@@initialState');
  const { uploads } = useSessionState(session);
  const missing = useMissingFiles();
  if (uploads !== false) return null;
  const { description } = service;
  const { address, hotline } = initialState?.settings ?? {};
  const now =
    missing.length > 0
      ? `按填写的内容必须提交${labels(missing)}，因此不能在网上提交。可以${place.step === 'check' ? HAND_IN : PRINT}。`
      : '按填写的内容没有必须提交的材料，可以在网上提交。';
  return (
    <Alert
      className={styles.draftNotice ?? ''}
      type="warning"
      role="region"
      aria-label="材料不能在线提交"
      showIcon
      title="本平台现在不能在线上传文件。"
      description={
        <>
          <p>{asked ? now : remains(allMaterials(description), description.title)}</p>
          <p>
            {address && `窗口：${address}。`}
            电话：
            {hotline || `${HOTLINES.government}（政务服务）、${HOTLINES.ipAid}（知识产权维权援助）`}
            。
          </p>
        </>
      }
    />
  );
}
