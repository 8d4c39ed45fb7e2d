import { describe, expect, it } from 'vitest';
import { readFilters, writeFilters } from '../src/links/filters';
import {
  readCompared,
  readListPlace,
  withListPage,
  withoutCompared,
  writeCompared,
  writeListPlace,
} from '../src/links/list';

const CHOICES = { sorts: ['relevance', '-date', 'date'], views: ['list', 'table'] } as const;

const written = (write: (query: URLSearchParams) => void) => {
  const query = new URLSearchParams();
  write(query);
  return query.toString();
};

describe('the filters of a list in its address', () => {
  it('come back as they were written, whatever their values hold', () => {
    const filters = {
      include: { court: ['某市 & 中级', '', '=1'], year: ['2024'] },
      exclude: { court: ['某县'] },
    };
    const query = written((values) => writeFilters(values, filters));
    expect(readFilters(new URLSearchParams(query))).toEqual(filters);
  });

  it('leave no trace when there are none', () => {
    expect(written((values) => writeFilters(values, {}))).toBe('');
    expect(readFilters(new URLSearchParams('q=f.a&page=2'))).toEqual({ include: {}, exclude: {} });
  });
});

describe('the place in a list', () => {
  it('stands in the address only where it is not the default', () => {
    const first = { sort: 'relevance', page: 1, size: 10, view: 'list' } as const;
    expect(written((values) => writeListPlace(values, first, CHOICES))).toBe('');
    const other = { sort: 'date', page: 3, size: 50, view: 'table' } as const;
    const query = written((values) => writeListPlace(values, other, CHOICES));
    expect(query).toBe('sort=date&page=3&size=50&view=table');
    expect(readListPlace(new URLSearchParams(query), CHOICES)).toEqual(other);
  });

  it('has its defaults for what cannot be read', () => {
    const query = new URLSearchParams('sort=price&page=-2&size=7&view=map');
    expect(readListPlace(query, CHOICES)).toEqual({
      sort: 'relevance',
      page: 1,
      size: 10,
      view: 'list',
    });
  });

  it('turns a page and leaves everything else', () => {
    expect(withListPage('q=a&page=2&f.x=1', 3)).toBe('q=a&page=3&f.x=1');
    expect(withListPage('q=a&page=2', 1)).toBe('q=a');
  });
});

it('names what is compared, each once and not more than the list takes', () => {
  const query = written((values) =>
    writeCompared(values, { compare: ['a', 'b', 'c'], differing: true }),
  );
  expect(query).toBe('compare=a&compare=b&compare=c&differing=1');
  const doubled = new URLSearchParams('compare=a&compare=a&compare=b');
  expect(readCompared(doubled, 5)).toEqual({ compare: ['a', 'b'], differing: false });
  const most = readCompared(new URLSearchParams(query), 2);
  expect(most).toEqual({ compare: ['a', 'b'], differing: true });
});

it('gives a list back as it was without what is compared', () => {
  const from = 'q=a&compare=x&compare=y&differing=1&p.x=p3&page=2';
  expect(withoutCompared(from)).toBe('q=a&p.x=p3&page=2');
  expect(withoutCompared(from, (name) => name.startsWith('p.'))).toBe('q=a&page=2');
});
