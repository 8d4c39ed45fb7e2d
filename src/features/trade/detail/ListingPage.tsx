import { Alert, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import flowStyles from '@/components/flow/flow.module.css';
import type { Neighbours } from '@/components/list/neighbours/useNeighbours';
import partsStyles from '@/components/page/parts.module.css';
import { useScreenMatches } from '@/components/page/useScreenMatches';
import frameStyles from '@/components/reading/frame.module.css';
import { ReadingBody } from '@/components/reading/ReadingBody';
import { WholeDates } from '@/components/reading/WholeDates';
import { ErrorState } from '@/components/state/ErrorState';
import { todayInChina } from '@/domain/calendar';
import { titleText } from '@/domain/titleText';
import { OPEN_LICENSE } from '@/domain/transaction/labels';
import type { ListingState } from '@/links/transaction';
import type { ListedPatent, Listing } from '@/services/data/transaction';
import styles from '../trade.module.css';
import { Contact } from './Contact';
import { DealChecklist } from './DealChecklist';
import { ListingHead, listingAddress } from './ListingHead';
import { ListingSide, ListingWays } from './ListingSide';
import { OpenLicense } from './OpenLicense';
import { OwnSection } from './OwnSection';
import { Patents } from './Patents';
import { ReportDialog } from './ReportDialog';
import { Similar } from './Similar';
import { Terms } from './Terms';
import type { OwnSide } from './useOwnRequest';

/** Where the style sheet has a column beside the text. */
const WITH_COLUMN = '(min-width: 1280px)';

/** The texts of a listing under the names that its form has for them. */
function Texts({ listing }: { listing: Listing }) {
  const { direction, summary, advantages, applications, problem, targets } = listing;
  const texts: [string, string | undefined][] = [
    [direction === 'DEMAND' ? '需求描述' : '技术简介', summary],
    ['待解决问题', problem],
    ['技术指标', targets],
    ['技术优势', advantages],
    ['应用场景', applications],
  ];
  const known = texts.filter(([, text]) => text);
  if (known.length === 0) return <p className="ipr-note">没有查到内容。</p>;
  return known.map(([label, text]) => (
    <section key={label}>
      <h3>{label}</h3>
      <p className={`${flowStyles.requestWords} ipr-reading`}>{text}</p>
    </section>
  ));
}

interface Props {
  listing: Listing;
  state: ListingState;
  own: OwnSide;
  reload: () => void;
  /** The listings before and after it in the list it was opened from. */
  neighbours: Neighbours | undefined;
  /** Why it could not be loaded anew. */
  failure: unknown;
}

interface Section {
  readonly id: string;
  readonly name: string;
  readonly count: number | null;
  readonly content: () => ReactNode;
}

function sectionsOf({ listing, state, own, reload }: Props): Section[] {
  const { status, direction, patents, transactionTypes } = listing;
  const { request, whose } = own;
  const supply = direction === 'SUPPLY';
  const open = supply && transactionTypes.some(({ id }) => id === OPEN_LICENSE);
  const dealt = status === 'PUBLISHED' || status === 'DEALT';
  const all: (Section | false)[] = [
    whose !== undefined && {
      id: 'own',
      name: whose === 'own' ? '我的发布' : '办理情况',
      count: null,
      content: () => <OwnSection listing={listing} request={request} reload={reload} />,
    },
    {
      id: 'terms',
      name: direction === 'DEMAND' ? '预算和条件' : '价格和条件',
      count: null,
      content: () => <Terms listing={listing} />,
    },
    (supply || patents.length > 0) && {
      id: 'patents',
      name: '专利',
      count: patents.length,
      content: () => <Patents listing={listing} />,
    },
    {
      id: 'texts',
      name: direction === 'DEMAND' ? '需求内容' : '技术内容',
      count: null,
      content: () => <Texts listing={listing} />,
    },
    {
      id: 'contact',
      name: '联系方式',
      count: null,
      content: () => <Contact listing={listing} own={whose === 'own'} />,
    },
    open && {
      id: 'license',
      name: '开放许可测算',
      count: null,
      content: () => <OpenLicense listing={listing} />,
    },
    dealt && {
      id: 'deal',
      name: '成交办理清单',
      count: null,
      content: () => <DealChecklist listing={listing} state={state} />,
    },
    direction !== undefined && {
      id: 'similar',
      name: status === 'DEALT' ? '相似的信息' : '相似和匹配',
      count: null,
      content: () => <Similar listing={listing} direction={direction} />,
    },
  ];
  return all.filter((section) => section !== false);
}

/** What is over, in a sentence; undefined while it is offered. */
function sentenceOf({ status, endTime, validUntil, deal }: Listing): string | undefined {
  const day = endTime ? `于 ${endTime.slice(0, 10)} ` : '';
  switch (status) {
    case 'OFFLINE':
      return `发布人${day}已将这条信息下架，不再接受联系。`;
    case 'EXPIRED':
      return `这条信息${validUntil && `的有效期到 ${validUntil}，`}已经过期，不再接受联系。`;
    case 'DEALT': {
      const made = [deal?.month, deal?.transactionType?.name].filter(Boolean).join('，');
      return `这条信息已成交${made && `（${made}）`}，不再接受联系。`;
    }
    default:
      return undefined;
  }
}

/** A patent that has lapsed, with its number, and what says so and when. */
function lapsedText({ title, applicationNumber, legalStatus, legalStatusDate }: ListedPatent) {
  const event = [legalStatusDate, legalStatus].filter(Boolean).join(' ');
  const said = [applicationNumber, legalStatus && event].filter(Boolean).join('，');
  return titleText(title) + (said && `（${said}）`);
}

/** Says that a listing is over and what can still be seen; that a patent of it has lapsed. */
function Over({ listing, own }: { listing: Listing; own: boolean }) {
  // Who made a deal has its facts below.
  const dealt = listing.status === 'DEALT' && listing.deal !== undefined;
  const over = own && dealt ? undefined : sentenceOf(listing);
  const lapsed = listing.patents.filter(({ validity }) => validity === 'INVALID');
  return (
    <>
      {over && (
        <Alert
          type={listing.status === 'DEALT' ? 'success' : 'warning'}
          role="status"
          showIcon
          className={styles.listingOver ?? ''}
          title={over}
          description="下面仍可查看发布时的内容、专利的最新状态和相似的信息。"
        />
      )}
      {lapsed.length > 0 && (
        <Alert
          type="warning"
          role="status"
          showIcon
          className={styles.listingOver ?? ''}
          title={
            <>
              <strong>专利已失效：</strong>
              <WholeDates>{lapsed.map(lapsedText).join('；')}</WholeDates>
            </>
          }
          description={`失效的专利不能再转让或许可，任何人都可以实施；请在交易前核对。核对日期 ${todayInChina()}。`}
        />
      )}
    </>
  );
}

/** A listing on the screen and, without what can only be clicked, on paper. */
export function ListingPage(props: Props) {
  const { listing, state, own, neighbours, reload, failure } = props;
  const [reporting, setReporting] = useState(false);
  const sections = sectionsOf(props);
  const wide = useScreenMatches(WITH_COLUMN);
  const ways = <ListingWays listing={listing} />;
  return (
    <article className={`${frameStyles.record} ${partsStyles.sections} ${styles.listing}`}>
      <ListingHead
        listing={listing}
        from={state.from}
        neighbours={neighbours}
        own={own.whose === 'own'}
      />
      {failure !== undefined && (
        <ErrorState title="没有刷新成功，以下可能不是最新" error={failure} onRetry={reload} />
      )}
      <Over listing={listing} own={own.whose === 'own'} />
      <ReadingBody
        label="供需信息各部分"
        sections={sections}
        sized
        address={listingAddress(listing.id)}
        side={
          <>
            <ListingSide listing={listing} own={own.whose === 'own'} />
            {wide && ways}
          </>
        }
        later={!wide && ways}
        sideOnPaper
        sideLater={own.whose !== undefined}
        content={(id) => sections.find((section) => section.id === id)?.content()}
        after={
          <p className="ipr-note">
            平台只展示信息，不担保交易；签约前请核对专利登记簿副本和对方主体资格。
            {own.whose !== 'own' && (
              <Button
                type="link"
                size="small"
                className="ipr-no-print"
                onClick={() => setReporting(true)}
              >
                举报这条信息
              </Button>
            )}
          </p>
        }
      />
      {reporting && <ReportDialog listing={listing} onClose={() => setReporting(false)} />}
    </article>
  );
}
