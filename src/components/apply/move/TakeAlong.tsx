import { Button, Flex } from 'antd';
import { Suspense, useId, useRef, useState } from 'react';
import { absoluteAddress } from '@/address';
import { PageDialog } from '@/components/dialog/PageDialog';
import { downloadFile } from '@/components/export/downloadFile';
import { timeInWords } from '@/components/form/draft/draftWords';
import { draftFile, draftPart, LONGEST_LINK } from '@/components/form/draft/move/draftFile';
import { packed } from '@/components/form/draft/move/luggage';
import { moveSentence } from '@/components/form/draft/move/moveError';
import {
  newPassphrase,
  passphraseProblem,
  SHORTEST,
} from '@/components/form/draft/move/passphrase';
import { canSeal } from '@/components/form/draft/move/sealing';
import { neverKept } from '@/components/form/draft/record';
import { FormAlert } from '@/components/form/FormAlert';
import { PasswordField } from '@/components/form/PasswordField';
import { RadioField } from '@/components/form/RadioField';
import { useSubmit } from '@/components/form/useSubmit';
import { lazyAgain } from '@/components/page/lazyAgain';
import { CopyButton } from '@/components/reading/CopyButton';
import { SkeletonLines } from '@/components/state/Skeleton';
import { stampInChina } from '@/domain/calendar';
import { draftLink } from '@/links/draftLink';
import { stepLink, useApply } from '../ApplyContext';
import styles from './move.module.css';

const LinkPicture = lazyAgain(
  () => import('./LinkPicture'),
  () => <p role="alert">二维码没有加载出来，请检查网络连接后再试，或保存为文件。</p>,
);

/** `PJSQ-20261123-1405.iprdraft`: the service and the time in China. */
const fileNameOf = (form: string, at: number): string => `${form}-${stampInChina(at)}.iprdraft`;

const WAYS = [
  { value: 'made', label: '用生成的口令' },
  { value: 'own', label: '自己设口令' },
] as const;

/** The passphrase of a draft that is taken along: a new one, or one's own typed twice. */
function usePassphrase(onChange: () => void) {
  const [way, setWay] = useState<'made' | 'own'>('made');
  const [made] = useState(newPassphrase);
  const [own, setOwn] = useState('');
  const [again, setAgain] = useState('');
  const [told, setTold] = useState(false);
  const problem = passphraseProblem(own);
  const differs = own === again ? undefined : '两次输入的口令不一致';
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      onChange();
    };
  return {
    way,
    made,
    own: { value: own, error: told ? problem : undefined, onChange: change(setOwn) },
    again: { value: again, error: told ? differs : undefined, onChange: change(setAgain) },
    setWay: change(setWay),
    /** The passphrase; undefined when something is wrong with it, which is then told. */
    take: (): string | undefined => {
      if (way === 'made') return made;
      setTold(true);
      return problem || differs ? undefined : own;
    },
  };
}

/** Where it is chosen. */
function PassphraseFields({ pass }: { pass: ReturnType<typeof usePassphrase> }) {
  const id = useId();
  const { way, made, own, again, setWay } = pass;
  return (
    <>
      <RadioField name={`${id}-way`} label="口令" value={way} options={WAYS} onChange={setWay} />
      {way === 'made' ? (
        <Flex component="p" wrap gap="8px 16px" align="center" className={styles.passphrase}>
          <strong className="ipr-num">{made}</strong>{' '}
          <CopyButton text={() => made}>复制</CopyButton>
        </Flex>
      ) : (
        <>
          <PasswordField
            field={{ ...own, id: `${id}-own`, onBlur: () => undefined }}
            label="口令"
            autoComplete="new-password"
            hint={`至少 ${SHORTEST} 个字符，请不要用登录密码。`}
          />
          <PasswordField
            field={{ ...again, id: `${id}-again`, onBlur: () => undefined }}
            label="再输入一次口令"
            autoComplete="new-password"
          />
        </>
      )}
      <p className="ipr-note">
        打开时需要口令。口令不会保存，也不会传给我们，忘记后无法找回；请不要和文件、二维码放在一起。
      </p>
    </>
  );
}

/** The draft as an encrypted file, or as a picture of an address where it is small. */
export default function TakeAlong({ onClose }: { onClose: () => void }) {
  const apply = useApply();
  const { service, draft, task } = apply;
  const { description } = service;
  const [record] = useState(draft.current);
  const [done, setDone] = useState<{ file: string } | { address: string } | { large: number }>();
  const pass = usePassphrase(() => setDone(undefined));
  const fields = useRef<HTMLDivElement>(null);
  const { busy, failure, submit } = useSubmit(async (as: 'file' | 'address') => {
    setDone(undefined);
    const phrase = pass.take();
    if (phrase === undefined) {
      // Told at its field, at a second press as well.
      requestAnimationFrame(() =>
        fields.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      );
    }
    if (!record || phrase === undefined) return;
    const plain = packed(draft.name, task.correction !== undefined, record);
    if (as === 'file') {
      const { savedAt } = record;
      const text = await draftFile(description, plain, phrase, savedAt);
      const name = fileNameOf(description.key, savedAt);
      downloadFile(name, text, 'application/json');
      setDone({ file: name });
      return;
    }
    const part = await draftPart(description, plain, phrase);
    const address = draftLink(absoluteAddress(stepLink(apply, {})), part);
    setDone(address.length > LONGEST_LINK ? { large: address.length } : { address });
  }, moveSentence);
  const unkept = neverKept(description);
  const files = record?.attachments.length ?? 0;
  return (
    <PageDialog title="带到另一台设备" size="list" screenOnly onClose={onClose}>
      {!canSeal() || !record ? (
        <p>
          {record
            ? '这个网址没有使用 https，浏览器不提供加密，草稿不能带走。'
            : '这份表单还没有您填写的内容，不需要带走。'}
        </p>
      ) : (
        <>
          <p>
            把 {timeInWords(record.savedAt)}{' '}
            保存的草稿加密后带到另一台设备，在同一个表单中选“从文件继续”。本机的草稿不变。
          </p>
          <ul className={styles.facts}>
            <li>
              带走：填写的内容、勾选的承诺
              {files > 0 && `、已上传的 ${files} 个文件的引用（同一账号可以继续使用）`}。
            </li>
            {unkept.length > 0 && <li>不带走：{unkept.join('、')}，到那边重新填写。</li>}
          </ul>
          <div ref={fields}>
            <PassphraseFields pass={pass} />
          </div>
          <FormAlert text={failure} />
          <p className="ipr-request-buttons">
            <Button type="primary" loading={busy} onClick={() => submit('file')}>
              保存加密文件
            </Button>
            <Button aria-disabled={busy} onClick={() => submit('address')}>
              显示二维码
            </Button>
          </p>
          <div role="status">
            {done && 'address' in done && '二维码在下面，请用另一台设备扫描。'}
            {done && 'file' in done && `已保存文件 ${done.file}。请把文件和口令分开带走。`}
            {done &&
              'large' in done &&
              `内容较多（${done.large} 个字符，二维码最多 ${LONGEST_LINK} 个），手机难以扫描，请保存为加密文件。`}
          </div>
          {done && 'address' in done && (
            <Suspense fallback={<SkeletonLines widths={[60]} label="正在生成二维码" />}>
              <LinkPicture address={done.address} />
            </Suspense>
          )}
        </>
      )}
    </PageDialog>
  );
}
