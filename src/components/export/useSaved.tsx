import { type ReactNode, useState } from 'react';
import styles from './fileExchange.module.css';

/** Makes a file, hands it to the browser and answers with its name. */
type Make = () => string | Promise<string>;

/**
 * For the buttons of one place that hand over files made in the browser.
 *
 * @returns what such a button does, with the sentence for a file that could not be made; and the
 *   place that names the file that was saved last, or says that sentence
 */
export function useSaved(): [
  save: (make: Make, failed?: string) => Promise<void>,
  said: ReactNode,
] {
  const [name, setName] = useState('');
  const [failure, setFailure] = useState('');
  const save = async (
    make: Make,
    failed = '文件没有生成，页面上的内容没有变化，请再试一次。',
  ): Promise<void> => {
    setName('');
    setFailure('');
    try {
      setName(await make());
    } catch {
      setFailure(failed);
    }
  };
  const said = (
    <>
      <span aria-live="polite" className={`${styles.savedName} ipr-no-print`}>
        {name && `已保存：${name}`}
      </span>
      {failure && <span role="alert">{failure}</span>}
    </>
  );
  return [save, said];
}
