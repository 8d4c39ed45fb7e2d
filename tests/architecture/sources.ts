import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');

export interface Source {
  /** Path from the project's root, with slashes. */
  path: string;
  text: string;
  /** What it imports: a path from the project's root, or a package as it is named. */
  imports: string[];
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return entry.name.startsWith('.umi') ? [] : filesBelow(path);
  });
}

/** `@/x` and relative specifiers as a path from the root; a package stays as it is. */
function resolve(specifier: string, from: string): string {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`;
  if (!specifier.startsWith('.')) return specifier;
  return relative(root, join(root, from, '..', specifier));
}

/** Every file below these folders that the project wrote, except generated types. */
export function allFiles(...folders: string[]): string[] {
  return folders.flatMap(filesBelow).filter((path) => !path.startsWith('src/services/contract/'));
}

/** The TypeScript files below these folders with their imports, dynamic ones and types included. */
export function sources(...folders: string[]): Source[] {
  return allFiles(...folders)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const { importedFiles } = ts.preProcessFile(text, true, true);
      return { path, text, imports: importedFiles.map(({ fileName }) => resolve(fileName, path)) };
    });
}

/** What a file with loose types has in its text; most files need no parsing then. */
const MAYBE_LOOSE = /[:<|&,([=]\s*any\b|\bas any\b|[\w)\]]!(?!=)|@ts-/;

/** The lines of a file that hold the type `any` or switch the compiler off. */
export function looseTypes({ path, text }: Source): string[] {
  if (!MAYBE_LOOSE.test(text)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const report = (position: number, what: string) => {
    const { line } = file.getLineAndCharacterOfPosition(position);
    found.push(`${path}:${line + 1} ${what}`);
  };
  const visit = (node: ts.Node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) report(node.getStart(), 'any');
    if (ts.isNonNullExpression(node)) report(node.getStart(), 'non-null !');
    ts.forEachChild(node, visit);
  };
  visit(file);
  for (const { index } of text.matchAll(/@ts-(?:ignore|nocheck|expect-error)/g)) {
    report(index, 'compiler switched off');
  }
  return found;
}
