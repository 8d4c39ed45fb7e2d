import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { type FactColumn, FactTable } from '@/components/reading/FactTable';
import { orDash } from '@/components/reading/orDash';
import { isAmong } from '@/domain/application/pjsq/owners';
import { todayInChina } from '@/domain/calendar';
import { PATENT_TYPES } from '@/domain/patentLabels';
import { titleText } from '@/domain/titleText';
import { enterpriseLink } from '@/links/enterprise';
import { patentDetailLink } from '@/links/patent';
import type { ListedPatent, Listing } from '@/services/data/transaction';
import { leftInWords, PatentStatus } from '../search/views/PatentFacts';

/** A name that is as short as a person's has no page of an enterprise. */
const isPerson = (name: string) => [...name].length <= 4;

function Holders({ holders }: Pick<ListedPatent, 'holders'>) {
  return (
    <Flex component="ul" wrap gap="0 16px">
      {holders.map((name) => (
        <li key={name}>{isPerson(name) ? name : <Link to={enterpriseLink(name)}>{name}</Link>}</li>
      ))}
    </Flex>
  );
}

const HOLDERS = '权利人';

const COLUMNS: readonly FactColumn<ListedPatent>[] = [
  {
    label: '专利',
    cell: ({ patentId, title, applicationNumber, patentType }) => (
      <>
        {patentId ? (
          <Link to={patentDetailLink(patentId)}>{titleText(title)}</Link>
        ) : (
          titleText(title)
        )}
        <br />
        <span className="ipr-note">
          <span className="ipr-num ipr-nowrap">{applicationNumber || '专利号 —'}</span>{' '}
          <span className="ipr-nowrap">{patentType && PATENT_TYPES[patentType]}</span>
        </span>
      </>
    ),
  },
  { label: '状态', cell: (patent) => <PatentStatus patent={patent} /> },
  {
    label: '到期',
    // Of a right that has ended before its term nothing is left.
    cell: ({ expiryDate, validity }) =>
      expiryDate && (
        <>
          <span className="ipr-num ipr-nowrap">{expiryDate}</span>
          <br />
          <span className="ipr-note ipr-nowrap">
            {validity === 'INVALID' ? '原期限' : leftInWords(expiryDate, todayInChina())}
          </span>
        </>
      ),
  },
  {
    label: HOLDERS,
    cell: ({ holders }) => holders.length > 0 && <Holders holders={holders} />,
  },
  {
    label: 'IPC',
    cell: ({ ipcs }) =>
      ipcs.length > 0 &&
      ipcs.map((ipc, index) => (
        <span key={ipc}>
          {index > 0 && '；'}
          <span className="ipr-nowrap">{ipc}</span>
        </span>
      )),
  },
];

/** Patents of an offer that are known not to be of who publishes it; both names are known. */
function ofOthers({ direction, publisher, patents }: Listing): number {
  const name = publisher?.name;
  if (direction !== 'SUPPLY' || !name) return 0;
  return patents.filter(({ holders }) => holders.length > 0 && !isAmong(name, holders)).length;
}

/** The patents of a listing, as their records have them now, with source and time. */
export function Patents({ listing }: { listing: Listing }) {
  const { patents, checkedTime, source } = listing;
  // Nobody holds a right that is applied for.
  const pending = patents.some(({ validity }) => validity === 'PENDING');
  const columns = COLUMNS.map((column) =>
    pending && column.label === HOLDERS ? { ...column, label: '权利人（申请人）' } : column,
  );
  const foreign = ofOthers(listing);
  const unknown = patents.filter(({ patentId }) => !patentId).length;
  return (
    <>
      <FactTable
        caption="所列专利"
        columns={columns}
        rows={patents}
        room="little"
        rowKey={({ applicationNumber }, index) => applicationNumber || `${index}`}
      />
      {foreign > 0 && (
        <p>
          {foreign < patents.length && (
            <>
              其中 <span className="ipr-num">{foreign}</span> 件：
            </>
          )}
          发布单位“{listing.publisher?.name}”不是权利人{pending && '（申请人）'}
          ，来源未说明依据（如转让、授权或委托）。签约前请核对。
        </p>
      )}
      <p className="ipr-note">
        状态查询时间 <span className="ipr-num">{orDash(checkedTime.slice(0, 16))}</span>，来源：
        {orDash(source)}。
        {unknown > 0 && `其中 ${unknown} 件平台没有收录，显示的是发布人填写的内容。`}
        以国家知识产权局专利登记簿为准。
      </p>
    </>
  );
}
