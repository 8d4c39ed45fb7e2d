import { TextField } from '@/components/form/TextField';
import type { FieldBinding } from '@/components/form/useForm';
import type { FieldName, Kind } from './registration';

interface Props {
  kind: Kind;
  bind: (name: FieldName) => FieldBinding;
}

/** Who registers: the part of the form that differs between an enterprise and a person. */
export function KindFields({ kind, bind }: Props) {
  const code = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false };
  if (kind === 'PERSON') {
    return (
      <>
        <TextField field={bind('name')} label="姓名" autoComplete="name" />
        <TextField
          field={bind('idNumber')}
          label="身份证号码"
          hint="仅用于核实身份，见下方隐私告知"
          {...code}
        />
      </>
    );
  }
  return (
    <>
      <TextField
        field={bind('enterpriseName')}
        label="企业名称"
        hint="与营业执照一致"
        autoComplete="organization"
      />
      <TextField field={bind('uscc')} label="统一社会信用代码" hint="18 位，见营业执照" {...code} />
      <TextField field={bind('contact')} label="联系人" autoComplete="name" />
    </>
  );
}
