import { useLocation } from '@umijs/max';
import { Flex } from 'antd';
import { useMemo } from 'react';
import { AnchorLink } from '@/components/reading/AnchorLink';
import { placeKey } from '@/components/reading/placeKey';
import { SectionTools } from '@/components/reading/SectionTools';
import { anchorOf } from '@/components/reading/useAnchor';
import { type ClaimNode, claimTree } from '@/domain/claimTree';
import type { PatentRecordView } from '@/links/patent';
import type { PatentRecord } from '@/services/cnipr';
import { useNumerals } from './numerals';
import { ReadText } from './ReadText';
import recordTextStyles from './recordText.module.css';
import { ViewChoice } from './ViewChoice';

type Claim = NonNullable<PatentRecord['claims']>[number];

const CATEGORIES: Record<NonNullable<Claim['category']>, string> = {
  PRODUCT: '产品',
  METHOD: '方法',
  USE: '用途',
};

const claimId = (no: number) => `claim-${no}`;
const ownId = ({ no }: Claim) => (no === undefined ? undefined : claimId(no));

/** Number, kind, and the claims it refers to as links. */
function ClaimHead({ claim }: { claim: Claim }) {
  const { no, kind, category, dependsOn } = claim;
  return (
    <Flex component="p" wrap gap="4px 16px" align="center">
      <span className={`${recordTextStyles.claimNo} ipr-num`}>{no ?? '—'}</span>
      {kind === 'INDEPENDENT' && (
        <span className={recordTextStyles.claimKind}>
          独立权利要求{category && ` · ${CATEGORIES[category]}`}
        </span>
      )}
      {dependsOn.length > 0 && (
        <span className="ipr-note">
          引用权利要求{' '}
          {dependsOn.map((other, index) => (
            <span key={placeKey(index, other)}>
              {index > 0 && '、'}
              <AnchorLink to={claimId(other)}>{other}</AnchorLink>
            </span>
          ))}
        </span>
      )}
    </Flex>
  );
}

function ClaimText({ claim }: { claim: Claim }) {
  const { inClaims } = useNumerals();
  return (
    <p className="ipr-reading">
      <ReadText
        text={claim.text}
        field={claim.kind === 'INDEPENDENT' ? 'ICLM' : 'CLMS'}
        reader={inClaims}
      />
    </p>
  );
}

function useClaimProps() {
  const place = anchorOf(useLocation().hash);
  return (claim: Claim) => ({
    id: ownId(claim),
    tabIndex: -1,
    className: recordTextStyles.claim,
    'data-claim': claim.no,
    'data-kind': claim.kind,
    'data-here': place === ownId(claim),
  });
}

function ClaimList({ claims }: { claims: readonly Claim[] }) {
  const props = useClaimProps();
  return (
    <ol className={recordTextStyles.claimTree}>
      {claims.map((claim, index) => (
        <li key={placeKey(index, claim.no)} {...props(claim)}>
          <ClaimHead claim={claim} />
          <ClaimText claim={claim} />
        </li>
      ))}
    </ol>
  );
}

function Branch({ nodes }: { nodes: readonly ClaimNode<Claim>[] }) {
  const props = useClaimProps();
  return (
    <ul className={recordTextStyles.claimTree}>
      {nodes.map(({ claim, children }, index) => (
        <li key={placeKey(index, claim.no)}>
          <div {...props(claim)}>
            <ClaimHead claim={claim} />
            <ClaimText claim={claim} />
          </div>
          {children.length > 0 && <Branch nodes={children} />}
        </li>
      ))}
    </ul>
  );
}

const VIEWS = [
  ['list', '列表'],
  ['tree', '引用关系'],
] as const;

/** The claims as a list, or as a tree of what refers to what. */
export function Claims({
  record,
  view,
}: {
  record: PatentRecord;
  view: PatentRecordView['claims'];
}) {
  const { claims = [], mainClaim } = record;
  const tree = useMemo(() => claimTree(claims), [claims]);
  if (claims.length === 0) {
    return mainClaim ? (
      <>
        <p className="ipr-note">数据只提供了主权项。</p>
        <p className="ipr-reading">{mainClaim}</p>
      </>
    ) : (
      <p>未提供</p>
    );
  }
  const told = claims.every(({ kind }) => kind);
  const independent = claims.filter(({ kind }) => kind === 'INDEPENDENT').length;
  return (
    <>
      <SectionTools>
        <span className="ipr-note">
          共 {claims.length} 项{told && `，其中独立权利要求 ${independent} 项`}
        </span>
        <ViewChoice label="权利要求的显示方式" name="claims" options={VIEWS} />
      </SectionTools>
      {view === 'tree' ? <Branch nodes={tree} /> : <ClaimList claims={claims} />}
    </>
  );
}
