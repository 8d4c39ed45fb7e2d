import { absoluteAddress } from '@/address';
import { CopyButton } from '@/components/reading/CopyButton';
import { statisticsCitation } from '@/domain/statistics/sentences';

interface Props {
  /** What is cited; the address is a path inside the portal. */
  of: Parameters<typeof statisticsCitation>[0];
}

/** Copies what a chart says with where it comes from and the address of the page. */
export function CiteButton({ of }: Props) {
  return (
    <span className="ipr-no-print">
      <CopyButton
        quiet
        text={() => statisticsCitation({ ...of, address: absoluteAddress(of.address) })}
      >
        复制结论与出处<span className="ipr-visually-hidden">：{of.title}</span>
      </CopyButton>
    </span>
  );
}
