import { Link, useNavigate } from '@umijs/max';
import { Flex } from 'antd';
import { useEffect } from 'react';
import { absoluteAddress } from '@/address';
import { AsOf } from '@/components/chart/AsOf';
import { ListSelect } from '@/components/list/screen/ListSelect';
import { Pager } from '@/components/list/screen/Pager';
import { useLatestAnswer } from '@/components/list/useLatestAnswer';
import partsStyles from '@/components/page/parts.module.css';
import { type FactColumn, FactTable } from '@/components/reading/FactTable';
import { PrintFacts } from '@/components/reading/PrintFacts';
import { SectionTools } from '@/components/reading/SectionTools';
import { EmptyState } from '@/components/state/EmptyState';
import { ErrorState } from '@/components/state/ErrorState';
import { SkeletonLines } from '@/components/state/Skeleton';
import stateStyles from '@/components/state/state.module.css';
import { monthsAfter, todayInChina } from '@/domain/calendar';
import { COPYRIGHT_KINDS, TRADEMARK_STATES } from '@/domain/enterprise/labels';
import { grouped } from '@/domain/grouped';
import { type Ownership, ownershipOf } from '@/domain/identity';
import { type OwnRows, ownRows } from '@/domain/ownRows';
import type { EnterpriseView } from '@/links/enterprise';
import {
  type EnterpriseProfile,
  findIpRights,
  findTrademarks,
  type IpRight,
  type Trademark,
} from '@/services/data/enterprise';
import styles from '../enterprise.module.css';

const SIZE = 20;

/** A day or a number. */
const digits = (text: string | null | undefined) =>
  text && <span className="ipr-num ipr-nowrap">{text}</span>;

/** Which sign a state has: asked for, held, ended. */
const SIGNS: Readonly<Record<keyof typeof TRADEMARK_STATES, 'PENDING' | 'VALID' | 'INVALID'>> = {
  PENDING: 'PENDING',
  REGISTERED: 'VALID',
  LAPSED: 'INVALID',
  REFUSED: 'INVALID',
};

/**
 * Until when a trademark holds. After that day it can be renewed for six months, in which it is
 * still registered (Trademark Law, Article 40); whether it was is not known.
 */
function Term({ expiryDate, state }: Trademark) {
  const over = state === 'REGISTERED' && expiryDate && expiryDate < todayInChina();
  const grace = over ? monthsAfter(expiryDate, 6) : undefined;
  return (
    <>
      {digits(expiryDate)}
      {grace && (
        <span className="ipr-note">
          {grace < todayInChina() ? (
            ' 已过，是否续展请以商标局的记录为准'
          ) : (
            <> 已过，可续展至 {digits(grace)}（宽展期）</>
          )}
        </span>
      )}
    </>
  );
}

const TRADEMARKS: readonly FactColumn<Trademark>[] = [
  { label: '商标', plain: true, cell: ({ name }) => name },
  {
    label: '状态',
    plain: true,
    cell: ({ state, stateText }) =>
      state ? (
        <span className="ipr-status" data-status={SIGNS[state]}>
          {stateText || TRADEMARK_STATES[state]}
        </span>
      ) : (
        stateText
      ),
  },
  { label: '申请/注册号', cell: ({ number }) => digits(number) },
  { label: '类别', plain: true, cell: ({ niceClass }) => niceClass && `第 ${niceClass} 类` },
  { label: '申请日', cell: ({ applicationDate }) => digits(applicationDate) },
  { label: '注册日', cell: ({ registrationDate }) => digits(registrationDate) },
  { label: '有效期至', cell: (trademark) => trademark.expiryDate && <Term {...trademark} /> },
  { label: '商品和服务', plain: true, whole: true, cell: ({ goods }) => goods?.join('；') },
];

const COPYRIGHTS: readonly FactColumn<IpRight>[] = [
  { label: '名称', plain: true, whole: true, cell: ({ name }) => name },
  { label: '登记号', cell: ({ number }) => digits(number) },
  { label: '版本/类别', cell: ({ version, category }) => version || category },
  { label: '完成日', cell: ({ finishDate }) => digits(finishDate) },
  { label: '首次发表日', cell: ({ publishDate }) => digits(publishDate) },
  { label: '登记日', cell: ({ registrationDate }) => digits(registrationDate) },
];

const STATES = [
  { value: '' as const, label: '全部' },
  ...(['PENDING', 'REGISTERED', 'LAPSED', 'REFUSED'] as const).map((value) => ({
    value,
    label: TRADEMARK_STATES[value],
  })),
];

interface Props {
  profile: EnterpriseProfile;
  view: EnterpriseView;
  linkTo: (view: Partial<EnterpriseView>) => string;
  /** The rows are on screen. */
  onShown: () => void;
}

type Found =
  | ({ kind: 'trademarks' } & OwnRows<Trademark>)
  | ({ kind: 'copyrights' } & OwnRows<IpRight>);

/** Whether a right is the enterprise's, under its present name or a former one. */
function holding(
  { enterpriseName, formerNames }: EnterpriseProfile,
  { enterpriseName: name }: { readonly enterpriseName?: string | null | undefined },
): Ownership {
  const told = [enterpriseName, ...formerNames].map((own) =>
    ownershipOf({ name }, { kind: 'ENTERPRISE', name: own }),
  );
  return told.find((one) => one === 'own') ?? told[0] ?? 'unknown';
}

/** What the rows are, as far as they tell. */
const SCOPES = {
  own: '只列本企业名下的',
  unclear: '有的记录没有写明权利人，无法确认都是本企业名下的',
  uncounted: '查到的记录里有其他企业的，没有列出，本企业共有几件无法确认',
} as const;

/** None listed is no count where the source tells none. */
const totalInWords = (total: number, told: number | null | undefined) =>
  total === 0 && typeof told !== 'number' ? '件数不详' : `共 ${grouped(total)} 件`;

/** Trademarks and copyrights of an enterprise: its own, by kind, state and page of the address. */
export default function RightsTab({ profile, view, linkTo, onShown }: Props) {
  const { enterpriseName, counts } = profile;
  const { kind, state, page } = view;
  const navigate = useNavigate();
  const answer = useLatestAnswer<Found>(
    JSON.stringify([enterpriseName, kind, state, page]),
    async (signal) => {
      const place = { enterpriseName, page: page - 1, size: SIZE };
      const options = { signal, shownInPlace: true };
      const whose = (row: Trademark | IpRight) => holding(profile, row);
      if (kind === '') {
        const query = state === '' ? place : { ...place, state };
        return { kind: 'trademarks', ...ownRows(await findTrademarks(query, options), whose) };
      }
      const found = await findIpRights({ ...place, kind }, options);
      return { kind: 'copyrights', ...ownRows(found, whose) };
    },
  );
  const { data, current, error, loading, retry } = answer;
  const settled = current || Boolean(error);
  useEffect(() => {
    if (settled) onShown();
  }, [settled, onShown]);
  const choices = [
    { kind: '' as const, label: '商标', count: counts?.trademarks },
    {
      kind: 'SOFTWARE' as const,
      label: COPYRIGHT_KINDS.SOFTWARE,
      count: counts?.softwareCopyrights,
    },
    { kind: 'WORK' as const, label: COPYRIGHT_KINDS.WORK, count: counts?.workCopyrights },
  ];
  const told = choices.find((choice) => choice.kind === kind)?.count;
  const scope = data?.unclear ? 'unclear' : data?.counted === false ? 'uncounted' : 'own';
  const rows = () => {
    if (error) return <ErrorState title="没有加载出来" error={error} onRetry={retry} />;
    if (!data) return <SkeletonLines widths={[100, 100, 100, 100]} label="正在加载" />;
    const choice = choices.find((one) => one.kind === kind);
    if (data.totalElements === 0 && typeof choice?.count !== 'number' && state === '') {
      return (
        <EmptyState title={`没有列出${choice?.label ?? '记录'}`}>
          <p>来源没有说明这家企业有多少件，没有列出不等于没有。</p>
        </EmptyState>
      );
    }
    if (data.totalElements === 0) {
      return (
        <EmptyState title={`没有${choice?.label ?? '记录'}`}>
          {state !== '' && (
            <p className={stateStyles.stateActions}>
              <Link to={linkTo({ state: '', page: 1 })}>看全部状态</Link>
            </p>
          )}
        </EmptyState>
      );
    }
    if (data.content.length === 0 && data.counted) {
      return (
        <EmptyState title={`第 ${page} 页没有内容`}>
          <p className={stateStyles.stateActions}>
            <Link to={linkTo({ page: 1 })}>回到第 1 页</Link>
          </p>
        </EmptyState>
      );
    }
    return (
      <>
        {data.content.length === 0 && <p>这一页没有本企业名下的。</p>}
        {data.content.length === 0 ? null : data.kind === 'trademarks' ? (
          <FactTable
            caption="商标，最近申请的在前"
            lines
            rows={data.content}
            rowKey={({ id }, index) => id || String(index)}
            columns={TRADEMARKS}
          />
        ) : (
          <FactTable
            caption="著作权，最近登记的在前"
            lines
            rows={data.content}
            rowKey={({ id }, index) => id || String(index)}
            columns={COPYRIGHTS}
          />
        )}
        <Pager
          label="商标与著作权"
          page={page}
          size={SIZE}
          total={data.totalElements}
          onPage={(next) => navigate(linkTo({ page: next }))}
        />
      </>
    );
  };
  return (
    <section
      className={`ipr-sheet ${styles.rights}`}
      aria-labelledby="rights"
      aria-busy={loading}
      data-stale={loading && Boolean(data)}
    >
      <h2 id="rights" data-tab>
        商标与著作权
      </h2>
      <PrintFacts address={absoluteAddress(linkTo({}))} />
      <SectionTools>
        <Flex
          component="nav"
          wrap
          gap="4px 16px"
          align="center"
          className={partsStyles.underlined}
          aria-label="权利种类"
        >
          {choices.map((choice) => (
            <Link
              key={choice.kind}
              to={linkTo({ kind: choice.kind, state: '', page: 1 })}
              aria-current={choice.kind === kind ? 'true' : undefined}
            >
              {choice.label}{' '}
              {typeof choice.count === 'number' && <span className="ipr-num">{choice.count}</span>}
            </Link>
          ))}
        </Flex>
        <Flex wrap gap="4px 16px" align="center">
          {/* All of a kind are counted beside its name. */}
          <span
            role="status"
            className={
              !loading && data?.totalElements === told
                ? 'ipr-visually-hidden ipr-no-print'
                : undefined
            }
          >
            {loading ? '正在加载…' : data?.counted && totalInWords(data.totalElements, told)}
          </span>
          {kind === '' && (
            <ListSelect
              label="状态"
              value={state}
              options={STATES}
              onChange={(next) => navigate(linkTo({ state: next, page: 1 }))}
            />
          )}
        </Flex>
      </SectionTools>
      {rows()}
      <p className="ipr-chart-source">
        {data && `${SCOPES[scope]}，`}不随统计范围变化。来源：
        {profile.source || '商标和著作权登记信息'}
        ，
        <AsOf day={profile.updateDate} />。
      </p>
    </section>
  );
}
