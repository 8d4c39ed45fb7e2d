import { Link } from '@umijs/max';
import { Flex } from 'antd';
import partsStyles from '@/components/page/parts.module.css';
import { nameText } from '@/domain/nameText';
import { CONCLUSION_KINDS, type ConclusionKind } from '@/domain/navigation/labels';
import type { NavConclusion } from '@/services/nav';
import { queryLink } from './lists';

const KINDS = Object.keys(CONCLUSION_KINDS) as ConclusionKind[];

const number = (value: number | null): string =>
  value === null ? '—' : value.toLocaleString('zh-CN', { maximumFractionDigits: 2 });

interface Props {
  conclusions: readonly NavConclusion[];
  /** The address of a node, for numbers that no list of patents stands behind. */
  nodeLink?: (node: string) => string;
}

/**
 * Conclusions by kind; the numbers each rests on stand below it and open their lists, a growth or
 * a quotient opens its node.
 */
export function Conclusions({ conclusions, nodeLink }: Props) {
  const known = conclusions.filter(({ text }) => text !== '');
  const shown = [...KINDS, undefined].filter((kind) => known.some((one) => one.kind === kind));
  if (shown.length === 0) return <p>没有可以按规则得出的结论。</p>;
  return (
    <dl className={partsStyles.entries}>
      {shown.map((kind) => (
        <div key={kind ?? ''}>
          <dt className={partsStyles.strong}>
            {kind === undefined ? '其他' : CONCLUSION_KINDS[kind]}
          </dt>
          {known
            .filter((one) => one.kind === kind)
            .map(({ text, evidence }) => (
              <dd key={text}>
                {text}
                {evidence.length > 0 && (
                  <Flex align="baseline" className="ipr-note">
                    <span className="ipr-nowrap">依据：</span>
                    <Flex wrap gap="0 16px" align="baseline" className={partsStyles.fingers}>
                      {evidence.map(({ label, value, unit, expression, nodeId }, index) => {
                        const said = `${nameText(label)} ${number(value)}${unit === '%' ? '' : ' '}${unit}`;
                        const list = expression && value ? queryLink(expression) : '';
                        const to = list || (nodeId && nodeLink?.(nodeId));
                        return to ? (
                          <Link key={label || index} to={to}>
                            {said}
                          </Link>
                        ) : (
                          <span key={label || index}>{said}</span>
                        );
                      })}
                    </Flex>
                  </Flex>
                )}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}
