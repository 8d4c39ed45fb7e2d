import { Link, useModel } from '@umijs/max';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { DraftNotices } from '@/components/form/draft/DraftNotices';
import { DraftStatus } from '@/components/form/draft/DraftStatus';
import { LeaveGuard } from '@/components/form/draft/LeaveGuard';
import { type DraftContent, NO_CONTENT } from '@/components/form/draft/record';
import { useFormDraft } from '@/components/form/draft/useFormDraft';
import { createFormStore } from '@/components/form/edit/formStore';
import { fieldId } from '@/components/form/useForm';
import { textOf } from '@/domain/form/asked';
import { EXAMPLE } from '../../domain/form/example';
import type { TestRoute } from '../../support/renderPortal';

export const FORM = '/changshu/room';
export const DRAFT = 'iprFormDraft.';
const FIELDS = [
  ['name', '姓名'],
  ['idNo', '证件号码'],
  ['postcode', '邮政编码'],
] as const;

/** A request for a reading room, with its draft. */
function RoomForm() {
  const { initialState } = useModel('@@initialState');
  const user = initialState?.currentUser?.id ?? '';
  const [uploading, setUploading] = useState(false);
  const [sent, setSent] = useState(false);
  const [store] = useState(() => createFormStore(EXAMPLE, {}, { today: '2026-11-20' }));
  const onReplace = useCallback(({ values }: DraftContent) => store.replace(values), [store]);
  const draft = useFormDraft({
    user,
    target: 'new',
    description: EXAMPLE,
    initial: NO_CONTENT,
    onReplace,
  });
  useState(() => {
    store.replace(draft.content().values);
    store.subscribe(() => draft.keep({ values: store.values() }));
  });
  const values = useSyncExternalStore(store.subscribe, store.values);
  return (
    <>
      <h1>阅览室预约</h1>
      <DraftStatus draft={draft} />
      <DraftNotices draft={draft} />
      <LeaveGuard draft={draft} uploading={uploading} />
      {FIELDS.map(([key, label]) => (
        <label key={key}>
          {label}
          <input
            id={fieldId(key)}
            value={textOf(values[key])}
            onChange={(event) => store.set(key, event.target.value)}
          />
        </label>
      ))}
      <button type="button" onClick={() => setUploading(!uploading)}>
        {uploading ? '上传完成' : '开始上传'}
      </button>
      <button
        type="button"
        onClick={() => {
          draft.submitted();
          setSent(true);
        }}
      >
        提交
      </button>
      {sent && <p>已提交</p>}
      <Link to={`${FORM}?step=files`}>下一步</Link>
      <Link to="/changshu/reading">去别处</Link>
    </>
  );
}

export const ROUTES: TestRoute[] = [
  { id: 'room', path: FORM, name: '预约', component: RoomForm },
  {
    id: 'reading',
    path: '/changshu/reading',
    name: '别处',
    component: () => (
      <>
        <h1>别处的页面</h1>
        <Link to={FORM}>回到表单</Link>
      </>
    ),
  },
];
