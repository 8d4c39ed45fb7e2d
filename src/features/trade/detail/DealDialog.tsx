import { Button } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { PageDialog } from '@/components/dialog/PageDialog';
import styles from '@/components/flow/flow.module.css';
import { SendButton } from '@/components/flow/SendButton';
import { useSend } from '@/components/flow/useSend';
import { FormAlert } from '@/components/form/FormAlert';
import { TextField } from '@/components/form/TextField';
import { todayInChina } from '@/domain/calendar';
import { otherParty, TRANSACTION_TYPES } from '@/domain/transaction/labels';
import type { Listing } from '@/services/data/transaction';
import { SelectField } from './SelectField';

/** What is registered of a deal; the sum in 万元. */
interface MadeDeal {
  readonly transactionTypeId: string;
  /** `YYYY-MM` */
  readonly month: string;
  readonly amount?: number;
  readonly buyer?: string;
}

const TYPES = Object.entries(TRANSACTION_TYPES).map(([value, label]) => ({ value, label }));

/** Months in which a deal can have been made: this one and those before it. */
function months(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: 18 }, (_, back) => {
    const count = year * 12 + month - 1 - back;
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
}

function amountProblem(text: string): string | undefined {
  if (text.trim() === '' || /^\d{1,7}(?:\.\d{1,2})?$/.test(text.trim())) return undefined;
  return '成交金额应为数字，最多 7 位整数、2 位小数，如 30 或 12.5';
}

function buyerProblem(text: string): string | undefined {
  const length = Array.from(text.trim()).length;
  return length > 100 ? `对方名称最多 100 个字，现有 ${length} 个字` : undefined;
}

interface Props {
  listing: Listing;
  onDeal: (deal: MadeDeal) => Promise<void>;
  onClose: () => void;
}

/** Registers what a listing has led to (domain reference 2.6): way and month, sum and buyer if one likes. */
export function DealDialog({ listing, onDeal, onClose }: Props) {
  const id = useId();
  const choices = months(todayInChina());
  const [type, setType] = useState(listing.transactionTypes[0]?.id ?? '99');
  const [month, setMonth] = useState(choices[0] ?? '');
  const [amount, setAmount] = useState('');
  const [buyer, setBuyer] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, failure, submit } = useSend(async () => {
    await onDeal({
      transactionTypeId: type,
      month,
      ...(amount.trim() !== '' && { amount: Number(amount) }),
      ...(buyer.trim() !== '' && { buyer: buyer.trim() }),
    });
  });
  const party = otherParty(TYPES.find(({ value }) => value === type)?.label ?? '');
  const problems = { amount: amountProblem(amount), buyer: buyerProblem(buyer) };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problems.amount && !problems.buyer) void submit();
  };
  const field = (key: 'amount' | 'buyer', value: string, onChange: (text: string) => void) => ({
    id: `${id}-${key}`,
    value,
    error: tried ? problems[key] : undefined,
    onChange,
    onBlur: () => undefined,
  });
  return (
    <PageDialog title="登记成交" onClose={onClose}>
      <p>
        登记后这条信息显示为“已成交”，不再接受联系，不能恢复。公开的只有成交方式和月份，金额和
        {party}只有您能看到。
      </p>
      <form className={styles.requestForm} noValidate onSubmit={send}>
        <SelectField label="成交方式" value={type} options={TYPES} onChange={setType} />
        <SelectField
          label="成交月份"
          value={month}
          options={choices.map((one) => ({ value: one, label: one }))}
          onChange={setMonth}
        />
        <TextField
          field={field('amount', amount, setAmount)}
          label="成交金额（万元）"
          optional
          inputMode="decimal"
        />
        <TextField field={field('buyer', buyer, setBuyer)} label={party} optional />
        <FormAlert text={failure} />
        <p className="ipr-request-buttons">
          <SendButton label="登记成交" busy={busy} />
          <Button size="large" disabled={busy} onClick={onClose}>
            暂不登记
          </Button>
        </p>
      </form>
    </PageDialog>
  );
}
