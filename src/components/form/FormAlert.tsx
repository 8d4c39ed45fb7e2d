import styles from './form.module.css';
/** Why a submission did not go through, when no single field is to blame. */
export function FormAlert({ text }: { text: string | undefined }) {
  return text ? (
    <p className={styles.formAlert} role="alert">
      {text}
    </p>
  ) : null;
}
