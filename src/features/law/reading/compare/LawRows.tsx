import { Link } from '@umijs/max';
import Tag from 'antd/es/tag';
import { memo, type ReactNode } from 'react';
import { DifferenceText } from '@/components/compare/DifferenceText';
import { type ComparedPiece, type ComparisonRow, rowDifference } from '@/domain/law/compareLaws';
import { lawDetailLink } from '@/links/law';

const KINDS: Readonly<Record<ComparisonRow['kind'], string>> = {
  same: '未变',
  renumbered: '条号变动',
  changed: '修改',
  removed: '删去',
  added: '新增',
};

export const kindWord = (kind: ComparisonRow['kind']) => KINDS[kind];

const COLOURS: Readonly<Record<ComparisonRow['kind'], string>> = {
  same: 'default',
  renumbered: 'default',
  changed: 'warning',
  removed: 'error',
  added: 'success',
};

/** What an amendment did, by word and colour. */
export function KindTag({ kind, children }: { kind: ComparisonRow['kind']; children: ReactNode }) {
  return <Tag color={COLOURS[kind]}>{children}</Tag>;
}

type Side = 'before' | 'after';

function Words({ row, side }: { row: ComparisonRow; side: Side }) {
  const piece = row[side];
  if (!piece) return null;
  if (row.kind !== 'changed') return piece.text;
  const hidden = side === 'before' ? 'added' : 'removed';
  return <DifferenceText parts={rowDifference(row).filter(({ kind }) => kind !== hidden)} />;
}

function Label({ id, piece }: { id: string; piece: ComparedPiece }) {
  // A passage has no number, and the preamble no address.
  if (!/^(?:f\d+a)?\d/.test(piece.key)) return <strong>{piece.label}</strong>;
  return (
    <Link to={lawDetailLink({ id, at: piece.key })}>
      <strong>{piece.label}</strong>
    </Link>
  );
}

interface Props {
  row: ComparisonRow;
  /** Ids of the older and the newer version. */
  ids: Readonly<Record<Side, string>>;
}

/** An article in both versions; what an amendment did to it stands before it. */
export const LawRow = memo(function LawRow({ row, ids }: Props) {
  const cell = (side: Side) => {
    const piece = row[side];
    return (
      <td data-side={side}>
        {piece && (
          <>
            {piece.label && <Label id={ids[side]} piece={piece} />}
            <p>
              <Words row={row} side={side} />
            </p>
          </>
        )}
        {!piece && <span className="ipr-visually-hidden">没有这一条</span>}
      </td>
    );
  };
  return (
    <tr data-kind={row.kind}>
      <th scope="row">
        <KindTag kind={row.kind}>{KINDS[row.kind]}</KindTag>
      </th>
      {cell('before')}
      {cell('after')}
    </tr>
  );
});
