import { Button, Flex } from 'antd';
import Input from 'antd/es/input/Input';
import { useId, useState } from 'react';
import { PlainSelect } from '@/components/form/PlainSelect';
import {
  type FieldTemplate,
  LONGEST_TEMPLATE_NAME,
  readTemplates,
  removeTemplate,
  saveTemplate,
  type TemplateOutcome,
  templateFields,
} from '../fieldTemplates';
import styles from './export.module.css';

const DEFAULT = '默认字段';
/** Shown while the fields are those of no template; nothing can be chosen by it. */
const OWN = '自定字段';

const same = (a: readonly string[], b: readonly string[]) => a.join() === b.join();

/** A field as far as it is chosen. */
export interface ChoosableField {
  key: string;
  title: string;
}

interface Props {
  /** Under which name this browser keeps them. */
  owner: string;
  fields: readonly ChoosableField[];
  atFirst: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Choices of fields the user has saved in this browser: taken up, saved, deleted. */
export function TemplateChoice({ owner, fields, atFirst, chosen, onChange }: Props) {
  const id = useId();
  const [templates, setTemplates] = useState(() => readTemplates(owner));
  const [name, setName] = useState('');
  const [outcome, setOutcome] = useState<{ failed: boolean; text: string }>();

  const keysOf = (template: FieldTemplate) =>
    templateFields(template, fields).map(({ key }) => key);
  const current = templates.find((template) => same(keysOf(template), chosen));
  const value = current ? `t ${current.name}` : same(chosen, atFirst) ? DEFAULT : OWN;
  const take = (option: string) => {
    const template = templates.find((one) => `t ${one.name}` === option);
    onChange(template ? keysOf(template) : atFirst);
    setOutcome(undefined);
  };
  const finish = (result: TemplateOutcome, text: string) => {
    if (result.ok) setTemplates(result.templates);
    setOutcome(result.ok ? { failed: false, text } : { failed: true, text: result.message });
    return result.ok;
  };
  const save = () => {
    const template = { name: name.trim(), fields: chosen };
    if (finish(saveTemplate(owner, template), `已保存模板“${template.name}”`)) setName('');
  };

  return (
    <Flex wrap gap="8px 16px" align="center" className={styles.exportTemplates}>
      <span className="ipr-list-select">
        <label htmlFor={`${id}-choice`}>字段模板</label>
        <PlainSelect
          className="ipr-small-input"
          id={`${id}-choice`}
          value={value}
          options={[...(value === OWN ? [OWN] : []), DEFAULT]
            .map((one) => ({ value: one, label: one }))
            .concat(templates.map(({ name: own }) => ({ value: `t ${own}`, label: own })))}
          onChange={take}
        />
      </span>
      {current && (
        <Button
          type="link"
          size="small"
          onClick={() => finish(removeTemplate(owner, current.name), `已删除模板“${current.name}”`)}
        >
          删除模板
        </Button>
      )}
      <span className={styles.exportSave}>
        <label htmlFor={`${id}-name`}>存为模板</label>
        <Input
          status={outcome?.failed ? 'error' : ''}
          id={`${id}-name`}
          value={name}
          maxLength={LONGEST_TEMPLATE_NAME}
          placeholder="模板名称"
          aria-invalid={outcome?.failed ? true : undefined}
          aria-describedby={`${id}-outcome`}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            save();
          }}
        />
        <Button onClick={save}>保存</Button>
      </span>
      <p id={`${id}-outcome`} role="status" data-failed={outcome?.failed}>
        {outcome?.text}
      </p>
    </Flex>
  );
}
