import { useNavigate } from '@umijs/max';
import { useMemoizedFn } from 'ahooks';
import { Button, Checkbox } from 'antd';
import { useEffect, useId, useState } from 'react';
import { absoluteAddress } from '@/address';
import { downloadFile } from '@/components/export/downloadFile';
import { useSaved } from '@/components/export/useSaved';
import { DayField } from '@/components/form/DayField';
import partsStyles from '@/components/page/parts.module.css';
import { CopyButton } from '@/components/reading/CopyButton';
import { typedDay } from '@/domain/form/typedDay';
import { icsCalendar } from '@/domain/icsCalendar';
import { titleText } from '@/domain/titleText';
import {
  type DealState,
  type DealStep,
  dealCode,
  dealEvents,
  dealSteps,
  readDealCode,
} from '@/domain/transaction/checklist';
import { type ListingState, listingLink } from '@/links/transaction';
import type { Listing } from '@/services/data/transaction';
import { dropStored, readStored, writeStored } from '@/storage';
import styles from '../trade.module.css';
import { SelectField } from './SelectField';

const keyOf = (id: string) => `iprDeal.${id}`;

const isCode = (value: unknown): value is string => typeof value === 'string';

const read = (id: string): string => readStored(keyOf(id), isCode) ?? '';

function write(id: string, code: string): void {
  // Where it is refused, the address alone carries it.
  if (code) writeStored(keyOf(id), code);
  else dropStored(keyOf(id));
}

/**
 * How far the deal of a listing has come: it stands in the address, which can be shared, and is
 * kept in this browser for the next visit. An address that says something comes first.
 *
 * @returns the code, and what changes it
 */
function useKeptDeal(state: ListingState): [code: string, change: (code: string) => void] {
  const navigate = useNavigate();
  const { id, deal } = state;
  const change = (code: string) => {
    write(id, code);
    const { hash } = window.location;
    navigate(listingLink(id, { ...state, deal: code }) + hash, {
      replace: true,
    });
  };
  const begin = useMemoizedFn((listing: string) => {
    const kept = read(listing);
    if (!deal && kept) change(kept);
    else if (deal) write(listing, deal);
  });
  // Once a listing: afterwards the two change together.
  useEffect(() => begin(id), [begin, id]);
  return [deal, change];
}

/**
 * A day that is typed: what cannot be read stays in the field with a sentence, what can be read is
 * told at once.
 *
 * @param day `YYYY-MM-DD`; '' for none
 * @param onDay told a day, or '' once the field is empty
 */
function useTypedDay(day: string, onDay: (day: string) => void) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? day;
  const wrong = text !== '' && typedDay(text) === undefined;
  const error = wrong ? '请写成 2026-11-20 这样的日期' : undefined;
  return {
    text,
    error,
    type: (next: string) => {
      const read = typedDay(next);
      if (next === '' || read) {
        setTyped(undefined);
        onDay(read || '');
      } else setTyped(next);
    },
  };
}

function Step({
  step,
  done,
  onDone,
}: {
  step: DealStep;
  done: boolean;
  onDone: (done: boolean) => void;
}) {
  const { title, detail, actor, due, dueKind } = step;
  return (
    <li>
      <Checkbox checked={done} onChange={({ target }) => onDone(target.checked)}>
        {title}
        <span className="ipr-note">（{actor}）</span>
      </Checkbox>
      <p className="ipr-note">
        {due && (
          <>
            {dueKind === '法定' ? '法定期限' : '建议期限'} <span className="ipr-num">{due}</span>。
          </>
        )}
        {detail}。
      </p>
    </li>
  );
}

/**
 * The steps of a deal with their days: ticked off here, kept in this browser and in the address,
 * handed to calendar programs (portal features 4b.4).
 */
export function DealChecklist({ listing, state }: { listing: Listing; state: ListingState }) {
  const id = useId();
  const [code, setCode] = useKeptDeal(state);
  const deal = readDealCode(code);
  const [first] = listing.transactionTypes;
  // What was registered as the way of the deal, or the first that is offered.
  const type = deal.type || listing.deal?.transactionType?.id || first?.id || '';
  const steps = dealSteps(type, deal.signedOn);
  const change = (next: Partial<DealState>) => setCode(dealCode({ ...deal, type, ...next }));
  const day = useTypedDay(deal.signedOn, (signedOn) => change({ signedOn }));
  const done = steps.filter(({ key }) => deal.done.includes(key)).length;
  const tick = (key: string, ticked: boolean) =>
    change({ done: ticked ? [...deal.done, key] : deal.done.filter((one) => one !== key) });
  const [save, saved] = useSaved();
  const saveDays = () => {
    const events = dealEvents({ ...listing, title: titleText(listing.title) }, { ...deal, type });
    const number = listing.transactionNo || listing.id;
    const file = icsCalendar(`专利交易 ${number}`, events, new Date());
    return downloadFile(`成交办理-${number}.ics`, file, 'text/calendar;charset=utf-8');
  };
  const address = () =>
    absoluteAddress(listingLink(listing.id, { deal: dealCode({ ...deal, type }) }));
  return (
    <>
      <p className="ipr-note">
        双方谈妥以后要办的手续。勾选的进度保存在本浏览器和网址中，把链接发给对方，对方看到同样的进度；平台不保存。
      </p>
      <div className={`${styles.listingInputs} ipr-no-print`}>
        <SelectField
          label="成交方式"
          value={type}
          options={listing.transactionTypes
            .filter(({ id: type, name }) => type && name)
            .map((one) => ({ value: one.id, label: one.name }))}
          onChange={(chosen) => change({ type: chosen })}
        />
        <DayField
          id={`${id}-signed`}
          label="合同签订（生效）日"
          value={day.text}
          error={day.error}
          onChange={day.type}
        />
      </div>
      <p role="status">
        已勾选 <span className="ipr-num">{done}</span> 项，共{' '}
        <span className="ipr-num">{steps.length}</span> 项
        {deal.signedOn ? '' : '；填写签订日后列出各项期限'}。
        {listing.deal?.month && !deal.signedOn && (
          <>
            登记的成交月份是 <span className="ipr-nowrap">{listing.deal.month}</span>
            ，没有登记是哪一天。
          </>
        )}
      </p>
      <ol className={`${partsStyles.entries} ${styles.listingSteps}`}>
        {steps.map((step) => (
          <Step
            key={step.key}
            step={step}
            done={deal.done.includes(step.key)}
            onDone={(ticked) => tick(step.key, ticked)}
          />
        ))}
      </ol>
      <p className="ipr-request-buttons">
        <CopyButton text={address}>复制带进度的链接</CopyButton>
        <Button disabled={!deal.signedOn} onClick={() => save(saveDays)}>
          下载期限日历（.ics）
        </Button>
        {saved}
        {!deal.signedOn && <span className="ipr-note">填写签订日后可以下载。</span>}
      </p>
    </>
  );
}
