import { Button } from 'antd';
import Input from 'antd/es/input/Input';
import { Field } from '@/components/form/Field';
import type { FieldBinding } from '@/components/form/useForm';
import type { Captcha } from '@/services/platform';
import styles from './login.module.css';

interface Props {
  field: FieldBinding;
  captcha: Captcha | undefined;
  failure: string | undefined;
  onRenew: () => void;
}

/** A captcha: the characters of a picture, or the result of a sum told in words (domain 7.7). */
export function CaptchaField({ field, captcha, failure, onRenew }: Props) {
  const { id, value, error, hushed, onChange } = field;
  return (
    <Field
      id={id}
      label="验证码"
      hint={captcha && `输入图中的字符；看不清或不便看图，可以改填得数。${captcha.speech}？`}
      error={error ?? failure}
      hushed={hushed && Boolean(error)}
    >
      {(control) => (
        <div className={styles.captcha}>
          <Input
            {...control}
            size="large"
            status={error ? 'error' : ''}
            name={id}
            aria-required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {captcha ? (
            <img src={captcha.svg} alt="图形验证码" width={120} height={40} />
          ) : (
            <span className={styles.captchaGap} />
          )}
          <Button size="large" onClick={onRenew}>
            换一张
          </Button>
        </div>
      )}
    </Field>
  );
}
