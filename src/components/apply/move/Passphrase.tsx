import { useId, useState } from 'react';
import {
  newPassphrase,
  passphraseProblem,
  SHORTEST,
} from '@/components/form/draft/move/passphrase';
import { PasswordField } from '@/components/form/PasswordField';
import { RadioField } from '@/components/form/RadioField';
import { CopyButton } from '@/components/reading/CopyButton';
import styles from './move.module.css';

const WAYS = [
  { value: 'made', label: '用生成的口令' },
  { value: 'own', label: '自己设口令' },
] as const;

/** The passphrase of a draft that is taken along: a new one, or one's own typed twice. */
export function usePassphrase(onChange: () => void) {
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
export function PassphraseFields({ pass }: { pass: ReturnType<typeof usePassphrase> }) {
  const id = useId();
  const { way, made, own, again, setWay } = pass;
  return (
    <>
      <RadioField name={`${id}-way`} label="口令" value={way} options={WAYS} onChange={setWay} />
      {way === 'made' ? (
        <p className={styles.passphrase}>
          <strong className="ipr-num">{made}</strong>{' '}
          <CopyButton text={() => made}>复制</CopyButton>
        </p>
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
