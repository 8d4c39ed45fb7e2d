import { useId, useState } from 'react';
import { withChoice } from '@/components/list/facets/filters';
import type { PatentScope } from '@/links/patent';
import { readYears, SCOPE_FILTERS, scopeWords } from './scopeWords';

interface Props {
  scope: PatentScope;
  onChange: (scope: Partial<PatentScope>) => void;
}

interface YearsProps {
  years: string;
  onChange: (years: string) => void;
}

/** Application years from and to; the scope changes with every pair that can be read. */
function YearsField({ years, onChange }: YearsProps) {
  const id = useId();
  const [typed, setTyped] = useState({ from: '', to: '', years: '' });
  const [from = '', to = ''] = years.split('-');
  // Another address brings other years; what is half typed stays.
  const shown = typed.years === years ? typed : { from, to, years };
  const read = readYears(shown.from, shown.to);
  const type = (change: Partial<typeof shown>) => {
    const next = { ...shown, ...change };
    const found = readYears(next.from, next.to);
    const wanted = found.ok ? found.years : years;
    setTyped({ ...next, years: wanted });
    if (wanted !== years) onChange(wanted);
  };
  const field = (end: 'from' | 'to', label: string) => (
    <input
      className="ipr-small-input"
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      aria-invalid={!read.ok}
      aria-describedby={read.ok ? undefined : id}
      placeholder="不限"
      value={shown[end]}
      onChange={(event) => type({ [end]: event.target.value })}
    />
  );
  return (
    <fieldset>
      <legend>申请年</legend>
      {field('from', '申请年从')}
      <span aria-hidden="true">至</span>
      {field('to', '申请年至')}
      {!read.ok && (
        <span id={id} className="ipr-scope-problem">
          {read.problem}
        </span>
      )}
    </fieldset>
  );
}

/** What is searched at all: types, validity and application years, one line while it is closed. */
export function QuickScope({ scope, onChange }: Props) {
  const words = scopeWords(scope);
  return (
    <details className="ipr-scope">
      <summary>
        范围：<span>{words}</span>
      </summary>
      <div className="ipr-scope-fields">
        {SCOPE_FILTERS.map(({ facet, name, values }) => (
          <fieldset key={facet}>
            <legend>{name}</legend>
            {values.map(([value, label]) => (
              <label key={value}>
                <input
                  type="checkbox"
                  checked={scope.include[facet]?.includes(value) ?? false}
                  onChange={({ target }) =>
                    onChange(withChoice(scope, facet, value, target.checked ? 'include' : 'none'))
                  }
                />
                {label}
              </label>
            ))}
          </fieldset>
        ))}
        <YearsField years={scope.years} onChange={(years) => onChange({ years })} />
        {words !== '全部' && (
          <button
            type="button"
            className="ipr-text-button"
            onClick={() => onChange({ include: {}, exclude: {}, years: '' })}
          >
            不限范围
          </button>
        )}
      </div>
    </details>
  );
}
