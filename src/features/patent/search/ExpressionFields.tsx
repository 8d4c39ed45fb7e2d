import { Button, Flex } from 'antd';
import partsStyles from '@/components/page/parts.module.css';
import { ENUMS, FIELDS, type FieldType, fieldName, type SearchField } from '@/domain/search/fields';
import { FORM_FIELD_GROUPS } from '@/domain/search/formFields';
import styles from './expressionHelp.module.css';

const OPERATORS = ['AND', 'OR', 'NOT', '5W', '5D', 'S', 'P', 'F', 'TO'] as const;

const VALUES: Readonly<Record<FieldType, string>> = {
  number: '号码',
  date: '日期，如 20230315、202303、2023',
  year: '年份，如 2023',
  text: '词语',
  name: '名称',
  code: '代码',
  ipc: '分类号，如 H01M10/0525',
  cpc: '分类号，如 H01M2004/027',
  loc: '分类号，如 14-03',
  enum: '',
  int: '整数',
};

function allowedValues({ code, type }: SearchField): string {
  return ENUMS[code]?.join('、') ?? VALUES[type];
}

/** Every field with its other names and the values it takes. */
function FieldTable() {
  return (
    <table className={partsStyles.texts}>
      <thead>
        <tr>
          <th scope="col">代码</th>
          <th scope="col">也可以写作</th>
          <th scope="col">取值</th>
        </tr>
      </thead>
      <tbody>
        {FIELDS.map((field) => (
          <tr key={field.code}>
            <th scope="row">
              <code>{field.code}</code>
            </th>
            <td>{[...field.aliases, ...field.names].join('、')}</td>
            <td>{allowedValues(field)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ExpressionFieldsProps {
  /** Puts a piece where the caret is. */
  onInsert: (text: string) => void;
}

/** Operators and field codes; a click puts them into the box. */
export function ExpressionFields({ onInsert }: ExpressionFieldsProps) {
  return (
    <>
      <p className={styles.exprHelpHint}>点代码即写到光标所在的位置。</p>
      <h2>运算符</h2>
      <Flex wrap gap="0 12px">
        {OPERATORS.map((text) => (
          <Button
            key={text}
            type="link"
            size="small"
            aria-label={`插入 ${text}`}
            onClick={() => onInsert(`${text} `)}
          >
            <code>{text}</code>
          </Button>
        ))}
      </Flex>
      <div className={styles.exprHelpGroups}>
        {FORM_FIELD_GROUPS.map(({ name, codes }) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul className={styles.exprHelpFields}>
              {codes.map((code) => (
                <li key={code}>
                  <Button
                    type="link"
                    size="small"
                    aria-label={`插入字段 ${code}`}
                    onClick={() => onInsert(`${code}=`)}
                  >
                    <code>{code}</code>
                  </Button>
                  <span>{fieldName(code)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <details>
        <summary>别名和取值</summary>
        <FieldTable />
      </details>
    </>
  );
}
