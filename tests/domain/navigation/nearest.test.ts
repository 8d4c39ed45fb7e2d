import { nearestWithPatents } from '../../../src/domain/navigation/nearest';

interface Node {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly position: 'UPSTREAM';
  readonly level: number;
  readonly total: number | undefined;
  readonly children: readonly Node[];
}

const node = (id: string, total: number | undefined, children: readonly Node[] = []): Node => ({
  id,
  parentId: null,
  name: id,
  position: 'UPSTREAM',
  level: 1,
  total,
  children,
});

const ids = (roots: readonly Node[], id: string) =>
  nearestWithPatents(roots, id).map((one) => one.id);

describe('the nodes with patents nearest to one without', () => {
  it('are those beside it, most patents first, told by their parts', () => {
    const beside = [node('none', 0), node('few', 2), node('many', 9, [node('part', 7)])];
    expect(ids([node('top', 9, beside), node('far', 100)], 'none')).toEqual(['part', 'few']);
  });

  it('are those of the whole chain where its branch has none, and none that nobody knows', () => {
    const roots = [node('top', 0, [node('none', 0)]), node('far', 3), node('unknown', undefined)];
    expect(ids(roots, 'none')).toEqual(['far']);
    expect(ids([node('none', 0)], 'none')).toEqual([]);
  });
});
