import type { types as Babel, NodePath } from '@babel/core';
import type { IApi } from '@umijs/max';

/**
 * A class as the page has it: the prefix tells what is ours (src/styles/care.css), the hyphen at the
 * end a whole name from a beginning. No hash: a test holds that no two style sheets have a name alike.
 */
export const className = (name: string) => `ipr-${name}-`;

/**
 * Writes the names of CSS Modules where they are used: `styles.row` becomes `'ipr-row-'`, so that no
 * script carries a table of the names of a style sheet, and a sheet that many pages share costs only
 * the names each of them uses (0.6 to 2.8 KB a page). css-loader's `namedExport` cannot do it: names
 * that two scripts share become getters, 0.4 KB more a page.
 *
 * That the sheet has each name is checked by `tests/architecture/styleSheets.test.ts`.
 */
export default (api: IApi) => {
  api.describe({ key: 'portalClassNames' });
  api.addBeforeBabelPlugins(() => [namesInPlace]);
};

/** The step of Babel; an import of a style sheet is left as one that loads it. */
export function namesInPlace({ types }: { types: typeof Babel }) {
  return {
    visitor: {
      ImportDeclaration(path: NodePath<Babel.ImportDeclaration>) {
        const { source, specifiers } = path.node;
        if (!source.value.endsWith('.module.css')) return;
        for (const { local } of specifiers) {
          for (const use of path.scope.getBinding(local.name)?.referencePaths ?? []) {
            const member = use.parent;
            if (!types.isMemberExpression(member) || !types.isIdentifier(member.property)) {
              throw use.buildCodeFrameError('A class of a style sheet is named: styles.name');
            }
            if (member.computed) throw use.buildCodeFrameError('A class is named, not computed');
            use.parentPath?.replaceWith(types.stringLiteral(className(member.property.name)));
          }
        }
        path.node.specifiers = [];
        // What Umi adds to an import that names something, and css-loader's modules go by.
        source.value += '?modules';
      },
    },
  };
}
