import { Button } from 'antd';
import { useEffect } from 'react';
import { textOf } from '@/domain/form/asked';
import { PlainSelect } from '../PlainSelect';
import { fieldId } from '../useForm';
import styles from './edit.module.css';
import { type ControlProps, FieldFrame, nameOf, tiesOf } from './FieldFrame';
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
  const coming = reached && !units && !failed;
  // The code says which region is meant where its name cannot be told.
  const unlisted = coming ? '正在加载…' : units ? `${code}（未收录）` : code;
  const known = code === '' || units?.some((unit) => unit.code === code);
  return (
    <div className="ipr-form-region-level">
      <PlainSelect
        id={id}
        className={`ipr-input ${styles.formSelect}`}
        aria-label={`${own.state.field.label}：${name}`}
        aria-required={own.state.required}
        aria-invalid={tiesOf(own)['aria-invalid']}
        aria-busy={coming}
        disabled={!reached}
        value={code}
        options={[
          { value: '', label: coming ? '正在加载…' : `请选择${name}` },
          ...(known ? [] : [{ value: code, label: unlisted }]),
          ...(units ?? []).map((unit) => ({ value: unit.code, label: unit.name })),
        ]}
        onChange={onChange}
      />
      {failed && (
        <p className={styles.formFailed} role="alert">
          {name}名单没有加载出来。
          <Button type="link" size="small" onClick={retry}>
            重新加载
          </Button>
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
    <FieldFrame {...own} named>
      <div
        className={styles.formRegion}
        role="group"
        aria-label={nameOf(state)}
        aria-describedby={tiesOf(own)['aria-describedby']}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) store.leave(path);
        }}
      >
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
    </FieldFrame>
  );
}
