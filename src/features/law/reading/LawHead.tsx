import { Button, Flex } from 'antd';
import { absoluteAddress } from '@/address';
import { downloadFile } from '@/components/export/downloadFile';
import { useSaved } from '@/components/export/useSaved';
import { NeighbourNav } from '@/components/list/neighbours/NeighbourNav';
import type { Neighbours } from '@/components/list/neighbours/useNeighbours';
import { ReturnLink } from '@/components/list/ReturnLink';
import { lackingText } from '@/components/reading/lackingText';
import { ReadingHead } from '@/components/reading/ReadingHead';
import { todayInChina } from '@/domain/calendar';
import { lawCitation, lawReference } from '@/domain/law/citationText';
import { lawLines } from '@/domain/law/lawText';
import { standingOn } from '@/domain/law/timeliness';
import { titleText } from '@/domain/titleText';
import { lawDetailLink, lawReturnLink, readLawList } from '@/links/law';
import { LAW } from '../noun';
import { TimelinessTag } from '../TimelinessTag';
import { citedLaw } from './citedLaw';
import type { ReadLaw } from './lawRecords';

interface FileContext {
  readonly asOf: string;
  readonly address: string;
  readonly today: string;
}

/**
 * The text of a version as a plain file: its citation, days and address first, then every line of
 * the text as it is printed.
 *
 * @param asOf the day that is read, `YYYY-MM-DD`; '' for none
 * @param address absolute address of the version
 * @param today day of the download, `YYYY-MM-DD`
 */
function lawFile(
  { record, text }: ReadLaw,
  { asOf, address, today }: FileContext,
): { name: string; content: string } {
  const { title, promulgationDate, effectiveDate, source } = record;
  const head = [
    lawCitation(citedLaw(record, asOf)),
    `公布日期：${promulgationDate ?? '—'}；施行日期：${effectiveDate ?? '—'}`,
    `下载日期：${today}；网址：${address}`,
    ...(source ? [`来源：${source}`] : []),
  ];
  const lines = text ? lawLines(text) : [];
  return {
    name: `${titleText(title)}${promulgationDate ? `（${promulgationDate}公布）` : ''}.txt`,
    content: `${[...head, '', ...lines].join('\r\n')}\r\n`,
  };
}

/** Hands the file to the reader. @returns its name */
function downloadLaw(law: ReadLaw, context: FileContext): string {
  const { name, content } = lawFile(law, context);
  // Older programs read a plain file as Chinese only behind this mark.
  return downloadFile(name, `\ufeff${content}`, 'text/plain;charset=utf-8');
}

/** Id of the heading, for those who move the focus to it. */
export const TITLE_ID = 'law-title';

/** Absolute address of a version, without the list it was opened from. */
export const lawAddress = (id: string) => absoluteAddress(lawDetailLink({ id }));

interface Props {
  law: ReadLaw;
  /** The day whose version is read; '' for today. */
  asOf: string;
  from: string | undefined;
  neighbours: Neighbours | undefined;
}

/** Previous and next law of the list. */
export function LawNeighbours({ neighbours, title }: { neighbours: Neighbours; title: string }) {
  return (
    <NeighbourNav
      neighbours={neighbours}
      title={title}
      noun={LAW}
      linkTo={({ id, from }) => lawDetailLink({ id, from })}
    />
  );
}

/** What stays in sight while reading: title, status, number, what can be done, and the way on. */
export function LawHead({ law, asOf, from, neighbours }: Props) {
  const { record, text } = law;
  const { id, docNumber, effectiveDate, promulgationDate, versions } = record;
  const title = titleText(record.title);
  const today = todayInChina();
  const [save, saved] = useSaved();
  const version = versions.find((one) => one.id === id);
  const standing = asOf && version ? standingOn(version, versions, asOf, today) : record;
  // Of a version that is gone the status of today comes first: the other would look like it.
  const gone = standing.timeliness === 'IN_FORCE' && record.timeliness !== 'IN_FORCE';
  const shown = gone ? record : standing;
  const cited = citedLaw(record, asOf);
  const reference = () => lawReference(cited, { url: lawAddress(id), today });
  return (
    <ReadingHead
      id={TITLE_ID}
      title={title}
      back={
        from !== undefined && (
          <ReturnLink to={lawReturnLink(from)} place={readLawList(from).page}>
            返回结果
          </ReturnLink>
        )
      }
      facts={
        <>
          <Flex component="span" gap={8} align="center">
            <TimelinessTag timeliness={shown.timeliness} doubt={shown.doubt} />{' '}
            <span className="ipr-note ipr-num ipr-nowrap">
              {gone
                ? `截至 ${today}；${asOf} 时有效`
                : asOf
                  ? `截至 ${asOf}`
                  : `按收录的版本，截至 ${today}`}
            </span>
          </Flex>
          {docNumber && <span>{docNumber}</span>}
          {promulgationDate && <span className="ipr-num">{promulgationDate} 公布</span>}
          {effectiveDate && <span className="ipr-num">{effectiveDate} 起施行</span>}
          <span>
            {lackingText({ 文号: docNumber, 公布日期: promulgationDate, 施行日期: effectiveDate })}
          </span>
        </>
      }
      source={record.source}
      neighbours={neighbours && <LawNeighbours neighbours={neighbours} title={title} />}
      watch={{ kind: 'law', id, title, record }}
      citation={() => lawCitation(cited)}
      reference={reference}
    >
      {text && (
        <>
          <Button
            onClick={() => save(() => downloadLaw(law, { asOf, address: lawAddress(id), today }))}
          >
            下载正文
          </Button>
          {saved}
        </>
      )}
    </ReadingHead>
  );
}
