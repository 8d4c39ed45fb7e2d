import { useLocation, useNavigate } from '@umijs/max';
import { Segmented } from 'antd';
import { type PatentRecordView, patentDetailLink, readPatentDetail } from '@/links/patent';

interface Props<Key extends keyof PatentRecordView> {
  /** What is chosen, for screen readers. */
  label: string;
  name: Key;
  options: readonly (readonly [value: PatentRecordView[Key], label: string])[];
}

/** Chooses how a section is shown. The choice stands in the address and makes no history entry. */
export function ViewChoice<Key extends keyof PatentRecordView>({
  label,
  name,
  options,
}: Props<Key>) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { id, from, ...view } = readPatentDetail(search);
  return (
    <Segmented
      className="ipr-no-print"
      aria-label={label}
      options={options.map(([value, text]) => ({ value, label: text }))}
      value={view[name]}
      onChange={(value) =>
        navigate(patentDetailLink(id, from, { ...view, [name]: value }), { replace: true })
      }
    />
  );
}
