import { useNavigate } from '@umijs/max';
import { useTimeout } from 'ahooks';
import { Button, Skeleton } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { absoluteAddress } from '@/address';
import { SAMPLE } from '@/components/chart/sample';
import { toCsv } from '@/components/export/csv';
import { downloadFile } from '@/components/export/downloadFile';
import type { ExportTable } from '@/components/export/table';
import { useSaved } from '@/components/export/useSaved';
import { usePlaceKept } from '@/components/list/useScrollMemory';
import partsStyles from '@/components/page/parts.module.css';
import { WhenNear } from '@/components/page/WhenNear';
import { PrintFacts } from '@/components/reading/PrintFacts';
import { SectionTools } from '@/components/reading/SectionTools';
import { EmptyState } from '@/components/state/EmptyState';
import { SkeletonLines } from '@/components/state/Skeleton';
import { todayInChina } from '@/domain/calendar';
import { EVENT_KINDS, type HistoryEvent } from '@/domain/enterprise/history';
import { basisName, RELATION_KINDS, type Relation } from '@/domain/enterprise/relations';
import { titleText } from '@/domain/titleText';
import { type EnterpriseView, SOME_EVENTS } from '@/links/enterprise';
import type { EnterpriseProfile } from '@/services/data/enterprise';
import enterpriseStyles from '../../enterprise.module.css';
import { historyReach, ofPatents, relationReach, SourceLines } from './coverage';
import { countKinds, KindChips, ofKinds, shownInWords } from './kinds';
import { BASIS_SOURCES, basisCount, partyName, placeInWords, RelationList } from './RelationList';
import { RelationPicture } from './RelationPicture';
import { readEvents, readRelations } from './reading';
import styles from './relations.module.css';
import { Timeline } from './Timeline';
import { type Sources, useSources } from './useSources';

/** Milliseconds after which the sources that have answered are shown without the others. */
const LONGEST_WAIT = 3000;

/** A page of rows: what comes takes the place of what stood for it. */
const AS_LONG = Array<number>(20).fill(100);

interface Props {
  profile: EnterpriseProfile;
  view: EnterpriseView;
  linkTo: (view: Partial<EnterpriseView>) => string;
  /** The rows are on screen. */
  onShown: () => void;
}

const SOURCES: Readonly<Record<HistoryEvent['at']['what'], string>> = {
  PATENT: '专利检索服务',
  CASE: '裁判文书',
  RECORD: '失信名单',
};

/**
 * What happened as a file, in the order shown.
 *
 * @param reach how far the sources go, in words; stands with every row
 */
function eventTable(events: readonly HistoryEvent[], reach: string): ExportTable {
  const titles = ['日期', '种类', '事项', '说明', '来源', '数据性质', '口径'];
  return {
    name: '经历',
    columns: titles.map((title) => ({ title })),
    rows: events.map(({ kind, day, title, note, at, sample }) => [
      day ?? '日期不详',
      EVENT_KINDS[kind],
      titleText(title),
      note,
      SOURCES[at.what],
      sample ? SAMPLE : '',
      reach,
    ]),
  };
}

/** The list of relations as a file: each row with what it was read from. */
function relationTable(relations: readonly Relation[], sources: Sources): ExportTable {
  const titles = [
    '种类',
    '对方',
    '身份',
    '依据',
    '依据数量',
    '最近日期',
    '来源',
    '数据性质',
    '口径',
  ];
  const from = relationReach(sources);
  return {
    name: '关系',
    columns: titles.map((title) => ({ title })),
    rows: relations.map((relation) => {
      const { kind, role, basis, day } = relation;
      return [
        RELATION_KINDS[kind],
        partyName(relation),
        role,
        basis.map(basisName).join('；'),
        basisCount(relation),
        day ?? '日期不详',
        BASIS_SOURCES[basis[0]?.what ?? 'REGISTER'],
        basis.some(({ sample }) => sample) ? SAMPLE : '',
        from,
      ];
    }),
  };
}

/** The room of what is drawn when it comes near. */
const COMING = (
  <div className={styles.coming} aria-hidden="true">
    <Skeleton title={false} paragraph={{ rows: 8 }} />
  </div>
);

/** Affiliates, partners, disputes and people of an enterprise, and what happened to it. */
export default function RelationsTab({ profile, view, linkTo, onShown }: Props) {
  const { enterpriseName, formerNames } = profile;
  const { show, page, events: most } = view;
  const navigate = useNavigate();
  const names = useMemo(
    () => [enterpriseName, ...formerNames.filter(Boolean)],
    [enterpriseName, formerNames],
  );
  const sources = useSources(profile, names);
  const { patents, moved, cases, dishonest, listings, events } = sources;
  const relations = useMemo(
    () =>
      readRelations(profile, names, {
        patents: patents.data,
        moved: moved.data,
        cases: cases.data,
        listings: listings.data,
      }),
    [profile, names, patents.data, moved.data, cases.data, listings.data],
  );
  const history = useMemo(
    () =>
      readEvents(names, {
        patents: patents.data,
        moved: moved.data,
        cases: cases.data,
        dishonest: dishonest.data,
        events: events.data,
      }),
    [names, patents.data, moved.data, cases.data, dishonest.data, events.data],
  );
  const all = Object.values(sources);
  const waiting = all.filter(({ loading }) => loading).length;
  const failed = all.filter(({ error }) => error).length;
  // Rows of a source that comes late would move those that are read.
  const [late, setLate] = useState(false);
  useTimeout(() => setLate(true), LONGEST_WAIT);
  const held = waiting > 0 && !late;
  useEffect(() => {
    if (!held) onShown();
  }, [held, onShown]);
  // Whoever comes back finds everything above the place that was left as tall as it was.
  const whole = usePlaceKept();
  const state = `${waiting > 0 ? `，还有 ${waiting} 个来源在加载` : ''}${failed > 0 ? `，${failed} 个来源没有加载出来` : ''}`;
  const shownRelations = ofKinds(relations, RELATION_KINDS, show);
  const listed = held ? '' : placeInWords(shownRelations.length, page);
  const shownEvents = ofKinds(history, EVENT_KINDS, show);
  const choose = (kinds: object) => (chosen: readonly string[]) =>
    navigate(
      linkTo({
        show: [...show.filter((kind) => !(kind in kinds)), ...chosen],
        page: 1,
        events: SOME_EVENTS,
      }),
    );
  const [save, saved] = useSaved();
  const saveRelations = () =>
    downloadFile(
      `${enterpriseName}-关系-${todayInChina()}.csv`,
      toCsv(relationTable(shownRelations, sources)),
      'text/csv;charset=utf-8',
    );
  const [saveToo, savedToo] = useSaved();
  const saveEvents = () =>
    downloadFile(
      `${enterpriseName}-经历-${todayInChina()}.csv`,
      toCsv(eventTable(shownEvents, historyReach(sources))),
      'text/csv;charset=utf-8',
    );
  const nothing = (what: string) =>
    waiting > 0 ? (
      <SkeletonLines label={`正在读取${what}`} widths={AS_LONG} />
    ) : (
      <EmptyState title={`没有找到${what}`}>
        <p>没有找到不等于没有，请看下面各来源查了多少。</p>
      </EmptyState>
    );
  return (
    <section
      className={enterpriseStyles.enterpriseTab}
      aria-labelledby="relations"
      aria-busy={waiting > 0}
      data-sheets="sections"
    >
      <h2 id="relations" data-tab>
        关系与经历
      </h2>
      <PrintFacts address={absoluteAddress(linkTo({}))} />
      <section aria-labelledby="relations-list">
        <SectionTools>
          <h3 id="relations-list">关系</h3>
          <span role="status">
            {shownInWords(
              [shownRelations.length, relations.length],
              ['项', '项'],
              RELATION_KINDS,
              show,
            )}
            {listed && (
              <>
                ，<span className="ipr-nowrap">{listed}</span>
              </>
            )}
            {state}
          </span>
          <Button
            className="ipr-no-print"
            disabled={shownRelations.length === 0}
            onClick={() => save(saveRelations)}
          >
            导出 CSV
          </Button>
          {saved}
        </SectionTools>
        <KindChips
          label="关系的种类"
          kinds={RELATION_KINDS}
          counts={countKinds(relations)}
          unit="项"
          chosen={show}
          onChange={choose(RELATION_KINDS)}
        />
        {shownRelations.length > 0 && !held ? (
          <RelationList relations={shownRelations} page={page} linkTo={linkTo} />
        ) : (
          nothing('关系')
        )}
      </section>
      {shownRelations.length > 0 && !held && (
        <section aria-labelledby="relations-picture">
          <h3 id="relations-picture">关系图</h3>
          <WhenNear now={whole} instead={COMING}>
            <RelationPicture enterpriseName={enterpriseName} relations={shownRelations} />
          </WhenNear>
        </section>
      )}
      <section aria-labelledby="relations-history">
        <SectionTools>
          <h3 id="relations-history">经历</h3>
          <span>
            {shownInWords([shownEvents.length, history.length], ['件事', '件'], EVENT_KINDS, show)}
            {patents.data && `，申请、授权和失效来自${ofPatents(patents.data)}`}
          </span>
          <Button
            className="ipr-no-print"
            disabled={shownEvents.length === 0}
            onClick={() => saveToo(saveEvents)}
          >
            导出经历
          </Button>
          {savedToo}
        </SectionTools>
        {/* Where it stands shows when the rows above it have come. */}
        <WhenNear key={String(held)} now={whole} instead={COMING}>
          <KindChips
            label="经历的种类"
            kinds={EVENT_KINDS}
            counts={countKinds(history)}
            unit="件"
            chosen={show}
            onChange={choose(EVENT_KINDS)}
          />
          {shownEvents.length > 0 && !held ? (
            <Timeline name={enterpriseName} events={shownEvents} most={most} linkTo={linkTo} />
          ) : (
            nothing('经历')
          )}
        </WhenNear>
      </section>
      <section aria-labelledby="relations-sources">
        <h3 id="relations-sources">查了哪些来源</h3>
        <SourceLines sources={sources} profile={profile} />
        <p className="ipr-chart-source">
          按本企业现名和曾用名查找，不随统计范围变化。权利转让和实施许可包括从别人受让的专利，“专利分析”和“一页简报”只统计本企业申请的。发明人、申请人等的姓名按专利文献、登记和发布的信息写出；裁判文书中的自然人只写姓，文书中已写作“某”的照写。涉诉按裁判日排列，裁判文书没有起诉日。
          <span className={partsStyles.forKeys}>↑ ↓ 在各行之间走动。</span>
        </p>
      </section>
    </section>
  );
}
