import { transformSync } from '@babel/core';
import { describe, expect, it } from 'vitest';
import { namesInPlace } from '../../config/plugins/classNames';

const compiled = (source: string) =>
  transformSync(source, { plugins: [namesInPlace], configFile: false, babelrc: false })?.code;

describe('the names of CSS Modules', () => {
  it('stand where they are used, as css-loader writes them into the sheet', () => {
    const code = compiled(
      "import styles from './row.module.css'; draw(styles.row, [styles.head]);",
    );
    expect(code).toBe('import "./row.module.css?modules";\ndraw("ipr-row-", ["ipr-head-"]);');
  });

  it('leave other imports as they are', () => {
    const source = "import './a.css';\nimport b from './b';\nb.row();";
    expect(compiled(source)).toBe(source.replaceAll("'", "'"));
  });

  it.each(['styles[kind]', 'draw(styles)'])('must be told one by one: %s', (use) => {
    expect(() => compiled(`import styles from './row.module.css'; ${use};`)).toThrow(/named/);
  });
});
