import { Button, Flex } from 'antd';
import { type FormEvent, useId, useRef, useState } from 'react';
import { PlainInput } from '@/components/form/PlainInput';
import { toHalfWidth } from '@/domain/check';

interface Props {
  /** What is paged, for the name of the navigation, e.g. 检索结果. */
  label: string;
  /** 1-based. */
  page: number;
  size: number;
  /** Rows in all. */
  total: number;
  /** Rows that can be paged through; the rest is beyond the reach of the service. */
  limit?: number;
  onPage: (page: number) => void;
}

/** Pages within reach. */
export function pageCount(total: number, size: number, limit = Number.POSITIVE_INFINITY): number {
  return Math.ceil(Math.min(total, limit) / size);
}

/** Numbers to show: both ends, the present page and its neighbours; `gap` where some are left out. */
function pageNumbers(page: number, last: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, last];
  const shown = [...new Set(near)].filter((one) => one >= 1 && one <= last).sort((a, b) => a - b);
  return shown.flatMap((one, index) => {
    const before = shown[index - 1] ?? one - 1;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? ['gap' as const, one] : [one];
  });
}

/** Goes to a page by its number; what is none stays as it was typed, with the numbers there are. */
function PageJump({ last, onPage }: { last: number; onPage: (page: number) => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = toHalfWidth(text).trim();
    const there = /^\d+$/.test(wanted) && Number(wanted) >= 1 && Number(wanted) <= last;
    setRefused(!there);
    if (!there) {
      field.current?.focus();
      return;
    }
    setText('');
    onPage(Number(wanted));
  };
  return (
    <Flex component="form" wrap gap={6} align="center" onSubmit={submit}>
      <label htmlFor={id}>跳至</label>
      <PlainInput
        ref={field}
        id={id}
        size={3}
        className="ipr-small-input"
        inputMode="numeric"
        value={text}
        maxLength={6}
        aria-invalid={refused}
        aria-describedby={refused ? `${id}-problem` : undefined}
        onChange={(typed) => {
          setRefused(false);
          setText(typed);
        }}
      />
      页
      <Button htmlType="submit" size="small">
        跳转
      </Button>
      {refused && (
        <span id={`${id}-problem`} role="alert">
          没有跳转，请输入 1 到 {last} 的整数。
        </span>
      )}
    </Flex>
  );
}

/** Pages of a list; nothing when there is only one. */
export function Pager({ label, page, size, total, limit, onPage }: Props) {
  const last = pageCount(total, size, limit);
  if (last <= 1) return null;
  const step = (name: string, to: number) => (
    <Button size="small" disabled={to < 1 || to > last} onClick={() => onPage(to)}>
      {name}
    </Button>
  );
  return (
    <Flex
      component="nav"
      wrap
      gap="4px 8px"
      align="center"
      className="ipr-pager ipr-no-print"
      aria-label={`${label}分页`}
    >
      {step('上一页', page - 1)}
      <Flex component="ol" wrap gap="4px 8px" align="center">
        {pageNumbers(page, last).map((one, index, shown) =>
          one === 'gap' ? (
            <li key={`gap${shown[index + 1]}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={one}>
              <Button
                size="small"
                type={one === page ? 'primary' : 'default'}
                className="ipr-num"
                aria-label={`第 ${one} 页`}
                aria-current={one === page ? 'page' : undefined}
                onClick={() => onPage(one)}
              >
                {one}
              </Button>
            </li>
          ),
        )}
      </Flex>
      {step('下一页', page + 1)}
      {last > 7 && <PageJump last={last} onPage={onPage} />}
    </Flex>
  );
}
