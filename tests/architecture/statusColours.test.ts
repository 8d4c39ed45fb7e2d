import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../src');

/** Rules of our style sheets that give a status of patents a colour, with their files. */
const coloured = (status: string) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
        ([, selector = '', body = '']) =>
          selector.includes(`data-status="${status}"`) && /(?:^|[\s;])color:/.test(body)
            ? [file]
            : [],
      ),
    );

it.each(['VALID', 'PENDING', 'INVALID'])('%s has one colour everywhere', (status) => {
  expect(coloured(status)).toEqual(['styles/base.css']);
});
