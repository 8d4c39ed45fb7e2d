import { type ComponentProps, Suspense } from 'react';
import { lazyAgain } from '@/components/page/lazyAgain';

const FilePreview = lazyAgain(
  () => import('./FilePreview'),
  () => <p role="alert">预览没有加载出来，请检查网络连接后再点一次。</p>,
);

type Props = ComponentProps<typeof FilePreview> & {
  /** Which press opened it: each asks again for a script that did not arrive. */
  press: number;
};

/** A file over the page; where its script does not arrive, only a sentence in this place. */
export const Previewed = ({ press, ...props }: Props) => (
  <Suspense>
    <FilePreview key={press} {...props} />
  </Suspense>
);
