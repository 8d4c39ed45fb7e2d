import { Alert, Button, Flex } from 'antd';
import { useFormErrors } from '@/components/form/edit/FormProvider';
import { fieldId, pathOfField } from '@/components/form/useForm';
import { useApply } from './ApplyContext';
import styles from './apply.module.css';
import { placeOfError } from './steps';

/** Of the errors of a submission, how many are left, and the way to the next one. */
export function OpenErrors() {
  const { session, address, go } = useApply();
  const { entries, open } = useFormErrors(session.store);
  if (entries.length === 0) return null;
  // After the one that is being corrected, then from the beginning again.
  const here = entries.findIndex(({ target }) => target === fieldId(address.at)) + 1;
  const next = [...entries.slice(here), ...entries.slice(0, here)].find(
    ({ fixed, target }) => !fixed && target !== undefined,
  );
  const target = next?.target;
  const toNext = () => {
    const path = pathOfField(target ?? '');
    if (!session.store.goTo(path)) go(placeOfError(path, session.store.sectionOf(path)));
  };
  return (
    <Alert
      className={styles.applyOpenErrors ?? ''}
      type={open > 0 ? 'error' : 'success'}
      role="status"
      showIcon
      title={open > 0 ? `还有 ${open} 处需要修改。` : '已全部改正，可以再次提交。'}
      action={
        <Flex wrap gap={8}>
          {next && (
            <Button type="link" size="small" onClick={toNext}>
              下一处：{next.message}
            </Button>
          )}
          <Button type="link" size="small" onClick={() => go({ step: 'check' })}>
            返回核对
          </Button>
        </Flex>
      }
    />
  );
}
