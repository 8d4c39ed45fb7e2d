import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { arrive, arriving } from '@/shell/arriving';
import { beginPage } from '@/shell/beginning';

const Waiting = <p>正在加载</p>;

describe('a part with a script of its own', () => {
  it('shows at once when its script has arrived, else after the waiting picture', async () => {
    const load = async () => ({ default: ({ name }: { name: string }) => <p>{name}</p> });
    const Early = arriving(load);
    await arrive(Early);
    render(<Suspense fallback={Waiting}>{<Early name="甲" />}</Suspense>);
    expect(screen.getByText('甲')).toBeVisible();

    const Late = arriving(load);
    await act(async () => {
      render(<Suspense fallback={Waiting}>{<Late name="乙" />}</Suspense>);
    });
    expect(await screen.findByText('乙')).toBeVisible();
  });

  it('is asked for again when its script failed beforehand', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
      .mockResolvedValue({ default: () => <p>甲</p> });
    const Part = arriving(load);
    await arrive(Part);
    await act(async () => {
      render(<Suspense fallback={Waiting}>{<Part />}</Suspense>);
    });
    expect(await screen.findByText('甲')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('the page of the address', () => {
  const asked: string[] = [];
  const part = (id: string) =>
    arriving(async () => {
      asked.push(id);
      return { default: () => null };
    });
  const routes = Object.fromEntries(
    [
      { id: 'layout', path: '/' },
      { id: 'home', path: '/', parentId: 'layout', redirect: '/city/start' },
      { id: 'city', path: 'city', parentId: 'layout' },
      { id: 'start', path: 'start', parentId: 'city' },
      { id: 'company', path: 'company/:name', parentId: 'city' },
      { id: 'search', path: 'company/search', parentId: 'city' },
    ].map((route) => [route.id, route]),
  );
  const routeComponents = Object.fromEntries(Object.keys(routes).map((id) => [id, part(id)]));

  it.each([
    ['/ipr-front/', ['layout', 'city', 'start']],
    ['/ipr-front/city/company/search', ['layout', 'city', 'search']],
    ['/ipr-front/city/company/%E7%94%B2', ['layout', 'city', 'company']],
    ['/ipr-front/nowhere', []],
  ])('%s asks for its scripts and no others', (address, ids) => {
    asked.length = 0;
    window.history.replaceState(null, '', address);
    beginPage({ routes, routeComponents });
    expect(asked).toEqual(ids);
  });
});
