import { useNavigate } from '@umijs/max';
import { Button } from 'antd';
import Input from 'antd/es/input/Input';
import { type FormEvent, useId, useState } from 'react';
import { toHalfWidth } from '@/domain/check';
import { articleKey, articleLabel, readArticleNumber } from '@/domain/law/articleKey';
import styles from './rail.module.css';

interface Props {
  /** Keys of the articles there are. */
  keys: ReadonlySet<string>;
  /** Address of an article. */
  addressOf: (article: string) => string;
  onGo?: () => void;
}

/** Reads 66, 66-1, 六十六, 第六十六条之一. */
function readTyped(text: string): string | null {
  const plain = toHalfWidth(text).replace(/\s/g, '');
  const digits = /^第?(\d{1,5})条?(?:(?:-|之)(\d{1,3}))?$/.exec(plain);
  if (digits) return articleKey({ number: Number(digits[1]), insert: Number(digits[2] ?? 0) });
  const number = readArticleNumber(/^第/.test(plain) ? plain : `第${plain}条`);
  return number && articleKey(number);
}

function complaint(text: string, keys: ReadonlySet<string>): string | undefined {
  const key = readTyped(text);
  if (key === null) return '请填条号，如 66、66-1 或 六十六';
  if (keys.has(key)) return undefined;
  const [number = 0, insert = 0] = key.split('-').map(Number);
  return `没有${articleLabel({ number, insert })}`;
}

/** Goes to the article whose number is typed. */
export function GoToArticle({ keys, addressOf, onGo }: Props) {
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  if (keys.size === 0) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = complaint(typed, keys);
    setProblem(found);
    const key = readTyped(typed);
    if (found || key === null) return;
    navigate(addressOf(key), { replace: true });
    onGo?.();
  };
  return (
    <form className={styles.lawGo} onSubmit={submit} noValidate>
      <label htmlFor={id}>转到第</label>
      <Input
        status={problem ? 'error' : ''}
        id={id}
        value={typed}
        maxLength={20}
        autoComplete="off"
        aria-describedby={`${id}-problem`}
        aria-invalid={problem ? true : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(undefined);
        }}
      />
      <span aria-hidden="true">条</span>
      <Button htmlType="submit">转到</Button>
      <span id={`${id}-problem`} role="status" className={styles.lawProblem}>
        {problem}
      </span>
    </form>
  );
}
