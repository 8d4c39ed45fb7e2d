import { useEffect } from 'react';
import { textOf } from '@/domain/form/asked';
import { fieldId } from '../useForm';
import { type ControlProps, GroupFrame, tiesOf } from './FieldFrame';
import { useFormTools } from './FormProvider';
import { openRegion, regionLevels } from './regions';
import { type RegionLevel, useRegions } from './useRegions';

const NAMES = ['省级', '市级', '县级'] as const;

interface LevelProps {
  id: string;
  name: string;
  level: RegionLevel;
  code: string | undefined;
  /** Whether the level above has been chosen. */
  reached: boolean;
  own: ControlProps;
  onChange: (code: string) => void;
}

function LevelSelect({ id, name, level, code = '', reached, own, onChange }: LevelProps) {
  const { units, failed, retry } = level;
  const known = code === '' || units?.some((unit) => unit.code === code);
  return (
    <div className="ipr-form-region-level">
      <select
        id={id}
        className="ipr-input ipr-form-select"
        aria-label={`${own.state.field.label}：${name}`}
        aria-required={own.state.required}
        aria-invalid={tiesOf(own)['aria-invalid']}
        aria-busy={reached && !units && !failed}
        disabled={!reached}
        value={code}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{reached && !units && !failed ? '正在加载…' : `请选择${name}`}</option>
        {!known && <option value={code}>{units ? `${code}（未收录）` : code}</option>}
        {units?.map((unit) => (
          <option key={unit.code} value={unit.code}>
            {unit.name}
          </option>
        ))}
      </select>
      {failed && (
        <p className="ipr-form-failed" role="alert">
          {name}名单没有加载出来。
          <button type="button" className="ipr-text-button" onClick={retry}>
            重新加载
          </button>
        </p>
      )}
    </div>
  );
}

/** Province, city, county, each chosen in the browser's own list; codes not listed are kept. */
export function RegionControl(own: ControlProps) {
  const { store, sources } = useFormTools();
  const { path, state } = own;
  const answer = textOf(state.value);
  const levels = regionLevels(answer);
  const [province, city, county] = levels;
  const provinces = useRegions(sources.regions, null);
  const cities = useRegions(sources.regions, province);
  const counties = useRegions(sources.regions, city);

  // A unit with none below it is the answer itself.
  const last = county === undefined ? (city ?? province) : undefined;
  const below = city === undefined ? cities.units : counties.units;
  const complete = last !== undefined && below?.length === 0 ? last : undefined;
  useEffect(() => {
    if (complete !== undefined && complete !== answer) store.set(path, complete);
  }, [store, path, complete, answer]);

  const choose = (depth: number, code: string) => {
    const chosen = code === '' ? levels.slice(0, depth) : [...levels.slice(0, depth), code];
    store.set(path, openRegion(chosen));
  };
  const id = fieldId(path);
  const shown = [provinces, cities, counties].map((level, depth) => ({
    name: NAMES[depth] ?? '',
    level,
    code: levels[depth],
    reached: depth === 0 || levels[depth - 1] !== undefined,
  }));
  return (
    <GroupFrame {...own} onLeave={() => store.leave(path)}>
      <div className="ipr-form-region">
        {shown.map(
          ({ name, level, code, reached }, depth) =>
            // No list for a level that does not exist.
            !(reached && level.units?.length === 0) && (
              <LevelSelect
                key={name}
                id={depth === 0 ? id : `${id}-${depth}`}
                name={name}
                level={level}
                code={code}
                reached={reached}
                own={own}
                onChange={(chosen) => choose(depth, chosen)}
              />
            ),
        )}
      </div>
    </GroupFrame>
  );
}
