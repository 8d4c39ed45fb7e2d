import { Alert } from 'antd';

interface Props {
  /** What an address says and nobody can use: what it would be, and what stands there. */
  values: readonly { readonly name: string; readonly value: string }[];
  /** What is shown instead. */
  instead: string;
}

/** Says what of an address was not used, in place of passing it over in silence. */
export function OddValues({ values, instead }: Props) {
  if (values.length === 0) return null;
  const told = values.map(({ name, value }) => `${name}“${value.slice(0, 40)}”`).join('、');
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      style={{ marginBlock: 8 }}
      title={`网址中的${told}无效，${instead}。`}
    />
  );
}
