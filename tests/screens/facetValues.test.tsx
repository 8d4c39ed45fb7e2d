import { render, screen } from '@testing-library/react';
import { FacetValues } from '../../src/components/list/facets/FacetValues';

const facetOf = (number: number, other = 0) => ({
  name: 'year',
  label: '申请年',
  unit: '件',
  other,
  values: Array.from({ length: number }, (_, place) => ({
    value: `${2025 - place}`,
    label: `${2025 - place}`,
    count: 1,
  })),
});

const show = (number: number, other?: number) =>
  render(
    <FacetValues
      facet={facetOf(number, other)}
      filters={{ include: {}, exclude: {} }}
      onChoose={() => {}}
    />,
  );

describe('the values of a facet', () => {
  it('several more than are shown at first are behind a button', () => {
    show(7);
    expect(screen.getAllByRole('checkbox')).toHaveLength(5);
    expect(screen.getByRole('button', { name: '更多申请年' })).toHaveTextContent('更多（2）');
  });

  it('one more is shown at once, unless there are values that are not listed', () => {
    const { unmount } = show(6);
    expect(screen.getAllByRole('checkbox')).toHaveLength(6);
    expect(screen.queryByRole('button', { name: /更多/ })).toBeNull();
    unmount();
    show(6, 3);
    expect(screen.getByRole('button', { name: '更多申请年' })).toHaveTextContent('更多（1）');
  });
});
