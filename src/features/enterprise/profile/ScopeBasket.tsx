import { useNavigate } from '@umijs/max';
import { Button, Checkbox, Flex } from 'antd';
import Input from 'antd/es/input/Input';
import { type FormEvent, useId, useRef, useState } from 'react';
import { quantity } from '@/components/chart/wording';
import partsStyles from '@/components/page/parts.module.css';
import {
  type Basket,
  type BasketEntry,
  basketChoice,
  basketNames,
  MOST_NAMES,
  makeBasket,
  toggleEntry,
} from '@/domain/enterprise/basket';
import { RELATIONS } from '@/domain/enterprise/labels';
import { sameEnterpriseName } from '@/domain/enterprise/name';
import type { EnterpriseView } from '@/links/enterprise';
import type { EnterpriseProfile } from '@/services/data/enterprise';
import styles from '../enterprise.module.css';

interface Props {
  profile: EnterpriseProfile;
  basket: Basket;
  /** The address with another basket. */
  linkTo: (view: Partial<EnterpriseView>) => string;
}

/** What a name is to the enterprise. */
function remark({ origin, name }: BasketEntry, { affiliates }: EnterpriseProfile): string {
  if (origin === 'SELF') return '本企业';
  if (origin === 'FORMER') return '曾用名';
  const affiliate = affiliates.find((one) => sameEnterpriseName(one.name, name));
  if (!affiliate) return '自行添加';
  const { relation, share, patentTotal } = affiliate;
  return [
    relation ? RELATIONS[relation] : '关联企业',
    share !== undefined && `持股 ${share}%`,
    `专利 ${quantity(patentTotal)} 件`,
  ]
    .filter(Boolean)
    .join('，');
}

/** Whose patents are counted: former names and affiliates in or out, other names added. */
export function ScopeBasket({ profile, basket, linkTo }: Props) {
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const names = basketNames(basket);
  const go = (next: Basket) => {
    const { taken, left } = basketChoice(next);
    navigate(linkTo({ take: taken, leave: left }), { replace: true });
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    const known = basket.find((one) => sameEnterpriseName(one.name, name));
    if (name === '') setProblem('请输入要一并统计的申请人名称。');
    else if (name.length > 100) setProblem('名称最多 100 个字。');
    else if (known?.inside) setProblem('这个名称已经在统计范围内。');
    else if (names.length >= MOST_NAMES) setProblem(`一次最多统计 ${MOST_NAMES} 个名称。`);
    else {
      const { taken, left } = basketChoice(basket);
      setTyped('');
      setProblem('');
      go(
        makeBasket(profile, {
          taken: [...taken, name],
          left: left.filter((one) => !sameEnterpriseName(one, name)),
        }),
      );
    }
  };
  const changed = basketChoice(basket);
  const own = changed.taken.length + changed.left.length > 0;
  // Open from the start where something was chosen; then it is the reader's.
  const [open, setOpen] = useState(own);
  return (
    <details
      className={`${own ? partsStyles.notice : ''} ipr-no-print`}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary ref={summary}>
        统计范围：<strong>{names.length}</strong> 个名称
        {basket.length > names.length && `，另有 ${basket.length - names.length} 个未计入`}
      </summary>
      <fieldset className={styles.enterpriseNames}>
        <legend className="ipr-visually-hidden">计入统计的名称</legend>
        {basket.map((entry) => (
          <Checkbox
            key={entry.name}
            checked={entry.inside}
            disabled={entry.origin === 'SELF'}
            onChange={() => go(toggleEntry(basket, entry.name))}
          >
            {entry.name} <span className="ipr-note">{remark(entry, profile)}</span>
          </Checkbox>
        ))}
      </fieldset>
      <Flex
        component="form"
        wrap
        gap={8}
        align="center"
        className={styles.enterpriseAdd}
        onSubmit={add}
      >
        <label htmlFor={id}>添加名称</label>
        <Input
          id={id}
          autoComplete="off"
          value={typed}
          status={problem ? 'error' : ''}
          aria-invalid={problem !== ''}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem('');
          }}
        />
        <Button htmlType="submit">添加</Button>
        {own && (
          <Button
            type="link"
            size="small"
            onClick={() => {
              // The button goes away with what it undoes.
              summary.current?.focus();
              go(makeBasket(profile));
            }}
          >
            恢复默认范围
          </Button>
        )}
        {problem && (
          <p id={`${id}-problem`} className="ipr-query-problem" role="alert">
            {problem}
          </p>
        )}
      </Flex>
      <p className="ipr-note">
        所有数字和图都按这个范围重新统计，范围保存在网址中，可以收藏或发给别人。
      </p>
    </details>
  );
}
