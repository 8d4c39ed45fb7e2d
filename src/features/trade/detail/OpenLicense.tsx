import { Button } from 'antd';
import { useId, useState } from 'react';
import { PageDialog } from '@/components/dialog/PageDialog';
import answersStyles from '@/components/form/answers/answers.module.css';
import { TextField } from '@/components/form/TextField';
import { FactTable } from '@/components/reading/FactTable';
import { PrintFacts } from '@/components/reading/PrintFacts';
import { WholeDates } from '@/components/reading/WholeDates';
import { todayInChina } from '@/domain/calendar';
import { isKeyOf, PAY_METHODS, ROYALTY_BASES } from '@/domain/transaction/labels';
import {
  feeInWords,
  type LicensePeriod,
  type LicenseTerms,
  licensePlan,
  openLicenseStatement,
} from '@/domain/transaction/openLicense';
import { tenThousands } from '@/domain/transaction/price';
import type { Listing } from '@/services/data/transaction';
import tradeStyles from '../trade.module.css';
import { listingAddress } from './ListingHead';
import { SelectField } from './SelectField';

type PayMethod = LicenseTerms['payMethod'];

const WAYS = (Object.keys(PAY_METHODS) as (keyof typeof PAY_METHODS)[]).filter(
  (way): way is PayMethod => way !== 'EQUITY',
);

const hasRoyalty = (way: PayMethod) => way === 'ROYALTY' || way === 'ENTRY_ROYALTY';
const hasFee = (way: PayMethod) => way !== 'FREE' && way !== 'ROYALTY';

/** A number that is typed; undefined while it is none. */
function numberOf(text: string): number | undefined {
  const plain = text.trim().replace(/,/g, '');
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

function periodOf({ licenseFrom, licenseTo, expiryDate }: Listing): LicensePeriod {
  const today = todayInChina();
  const from = licenseFrom && licenseFrom > today ? licenseFrom : today;
  return { from, to: licenseTo ?? expiryDate ?? '' };
}

function Statement({
  listing,
  terms,
  period,
  onClose,
}: {
  listing: Listing;
  terms: LicenseTerms;
  period: LicensePeriod;
  onClose: () => void;
}) {
  const holders = [...new Set(listing.patents.flatMap((patent) => patent.holders))];
  const lines = openLicenseStatement({
    patents: listing.patents,
    holders,
    terms,
    period,
    ...(listing.licenseArea && { area: listing.licenseArea }),
  });
  return (
    <PageDialog
      title="专利开放许可声明（草稿）"
      footer={<Button onClick={() => window.print()}>打印</Button>}
      onClose={onClose}
    >
      <p className="ipr-note">
        草稿按所列条件生成，供准备材料时参考；正式声明由专利权人以国家知识产权局的表格提出并公告。
      </p>
      <table className={`${answersStyles.printTable} ${tradeStyles.listingStatement}`}>
        <tbody>
          {lines.map(({ label, text }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <PrintFacts address={listingAddress(listing.id)} />
    </PageDialog>
  );
}

/** A number to type, with what is wrong with it. */
function useAmount(label: string, start: number | undefined) {
  const id = useId();
  const [value, setValue] = useState(start === undefined ? '' : String(start));
  const number = numberOf(value);
  const error =
    value !== '' && number === undefined ? `${label}应为数字，如 30 或 12.5` : undefined;
  return { number, field: { id, value, error, onChange: setValue, onBlur: () => undefined } };
}

/**
 * What a taker of an open licence pays year by year and in all, by the way of paying, and a draft
 * of the statement to print (portal features 4b.3). Nothing of it is sent.
 */
export function OpenLicense({ listing }: { listing: Listing }) {
  const given = listing.payMethods.find((way): way is PayMethod => WAYS.some((one) => one === way));
  const [payMethod, setPayMethod] = useState<PayMethod>(given ?? 'LUMP');
  const fee = useAmount('费用', listing.priceMin);
  const rate = useAmount('提成比例', listing.royaltyRate);
  const base = useAmount('预计基数', undefined);
  const [statement, setStatement] = useState(false);
  const { royaltyBase } = listing;
  const period = periodOf(listing);
  const terms: LicenseTerms = {
    payMethod,
    fee: fee.number,
    royaltyRate: rate.number,
    ...(royaltyBase && isKeyOf(ROYALTY_BASES, royaltyBase) && { royaltyBase }),
    yearlyBase: base.number,
  };
  // What is not typed is not known; what the way of paying does not have is zero.
  const noFee = hasFee(payMethod) && fee.number === undefined;
  const noBase = hasRoyalty(payMethod) && base.number === undefined;
  const noRate = hasRoyalty(payMethod) && rate.number === undefined;
  const noRoyalty = noBase || noRate;
  // What is known of a sum, and what comes on top of it; the whole may be unknown.
  const counted = (hasFee(payMethod) && !noFee) || (hasRoyalty(payMethod) && !noRoyalty);
  const none = !counted && payMethod !== 'FREE';
  const besides = none ? '' : noFee ? '＋入门费' : noRoyalty ? '＋提成' : '';
  // What is paid at once is due in the first year.
  const noFeeIn = (year: number) => noFee && (year === 1 || payMethod === 'INSTALMENT');
  const sumOf = ({ year, sum }: { year: number; sum: number }) => {
    if (none) return noFeeIn(year) || noRoyalty ? undefined : tenThousands(sum);
    if (noRoyalty && sum === 0) return '提成';
    return `${tenThousands(sum)}${noFee && !noFeeIn(year) ? '' : besides}`;
  };
  const plan = licensePlan(terms, period, listing.expiryDate ?? undefined);
  return (
    <>
      <p className="ipr-note">
        开放许可的条件对所有被许可人相同。下面按支付方式测算被许可人各年的费用，数字可以改，只在本页计算，不会提交。
      </p>
      <div className={`${tradeStyles.listingInputs} ipr-no-print`}>
        <SelectField
          label="支付方式"
          value={payMethod}
          options={WAYS.map((way) => ({ value: way, label: PAY_METHODS[way] }))}
          onChange={setPayMethod}
        />
        {hasFee(payMethod) && (
          <TextField
            field={fee.field}
            label={payMethod === 'ENTRY_ROYALTY' ? '入门费（万元）' : '许可使用费（万元）'}
            inputMode="decimal"
          />
        )}
        {hasRoyalty(payMethod) && (
          <>
            <TextField field={rate.field} label="提成比例（%）" inputMode="decimal" />
            <TextField
              field={base.field}
              label={`预计每年${royaltyBase && isKeyOf(ROYALTY_BASES, royaltyBase) ? ROYALTY_BASES[royaltyBase] : '提成基数'}（万元）`}
              inputMode="decimal"
            />
          </>
        )}
      </div>
      {plan ? (
        <>
          <p role="status">
            {feeInWords(terms)}。<span className="ipr-nowrap">{period.from}</span> 起到期满共计{' '}
            <strong className="ipr-num">{none ? '—' : tenThousands(plan.total)}</strong> 万元
            {besides}，平均每年{' '}
            <span className="ipr-num">{none ? '—' : tenThousands(plan.perYear)}</span> 万元{besides}
            。{noFee && '没有填写费用，费用没有计入。'}
            {noRate && '没有填写提成比例，提成没有计入。'}
            {noBase && '没有填写预计每年的提成基数，提成没有计入。'}
          </p>
          <FactTable
            caption="各年费用"
            room="little"
            lines
            rows={plan.years}
            rowKey={({ year }) => `${year}`}
            columns={[
              { label: '年', numeric: true, cell: ({ year }) => year },
              {
                label: '期间',
                plain: true,
                cell: ({ from, to }) => (
                  <span className="ipr-num">
                    <WholeDates>{`${from} 至 ${to}`}</WholeDates>
                  </span>
                ),
              },
              {
                label: '固定费用（万元）',
                numeric: true,
                cell: ({ year, fixed }) => !noFeeIn(year) && tenThousands(fixed),
              },
              {
                label: '提成（万元）',
                numeric: true,
                cell: ({ royalty }) => !noRoyalty && tenThousands(royalty),
              },
              {
                label: '合计（万元）',
                numeric: true,
                cell: sumOf,
              },
            ]}
          />
        </>
      ) : (
        <p role="status">
          {period.to
            ? '许可期限已过，或专利已期满，没有可以测算的年份。'
            : '许可期限和专利的到期日不详，不能测算。'}
        </p>
      )}
      <p className="ipr-request-buttons">
        <Button onClick={() => setStatement(true)}>生成开放许可声明草稿</Button>
      </p>
      {statement && (
        <Statement
          listing={listing}
          terms={terms}
          period={period}
          onClose={() => setStatement(false)}
        />
      )}
    </>
  );
}
