import { Link } from '@umijs/max';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ListSelect } from '@/components/list/ListSelect';
import { PROCESSES } from '@/domain/workflow/status';
import { applyLink, BUSINESS_SERVICES, type BusinessService } from '@/links/business';
import { OwnRequestList } from './OwnRequestList';

const ALL = '';

const SERVICES: readonly { value: BusinessService | typeof ALL; label: string }[] = [
  { value: ALL, label: '全部业务' },
  ...BUSINESS_SERVICES.map((value) => ({ value, label: PROCESSES[value] })),
];

function Begin() {
  return (
    <>
      <p>办理以下业务后，可以在这里查看进度：</p>
      <ul className="ipr-own-begin">
        {BUSINESS_SERVICES.map((service) => (
          <li key={service}>
            <Link to={applyLink(service)}>{PROCESSES[service]}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * All one's own requests, over the page that was open. The focus begins at the heading and goes
 * back to where it was; a link leads away from it.
 */
export default function OwnRequestsDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [service, setService] = useState<(typeof SERVICES)[number]['value']>(ALL);
  const [toDo, setToDo] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    heading.current?.focus();
    return () => {
      if (!element?.open) return;
      element.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href]');
    if (!link || opensElsewhere(event)) return;
    // The page that is opened takes the focus, as after any link.
    dialog.current?.close();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    onClose();
  };
  return createPortal(
    <dialog
      ref={dialog}
      className="ipr-request-dialog ipr-own-dialog"
      aria-labelledby={id}
      onClickCapture={leave}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="ipr-own-head">
        <h2 ref={heading} id={id} tabIndex={-1}>
          我的办件
        </h2>
        <button type="button" className="ipr-button" onClick={onClose}>
          关闭
        </button>
      </div>
      <div className="ipr-own-tools">
        <ListSelect label="业务" value={service} options={SERVICES} onChange={setService} />
        <label className="ipr-tick-label">
          <input
            type="checkbox"
            checked={toDo}
            onChange={(event) => setToDo(event.target.checked)}
          />
          <span>只看需要我办理的</span>
        </label>
      </div>
      <OwnRequestList
        key={service}
        process={service === ALL ? undefined : service}
        toDo={toDo}
        empty={service === ALL ? <Begin /> : <Link to={applyLink(service)}>去办理</Link>}
      />
    </dialog>,
    document.body,
  );
}
