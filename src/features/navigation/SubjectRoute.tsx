import { useLocation } from '@umijs/max';
import { type ComponentType, lazy, Suspense } from 'react';
import { ReadingSkeleton } from '@/components/reading/ReadingSkeleton';
import { isMatters, isWatched, readEverything, readSubject } from '@/links/landing';
import type { AskAhead } from '@/requests/ahead';
import { findNode, findSubject } from '@/services/nav';
import LandingScreen from './LandingScreen';

const SubjectScreen = lazy(() => import('./subject/SubjectScreen'));
const EverythingScreen = lazy(() => import('./everything/EverythingScreen'));
const MattersScreen = lazy(() => import('./matters/MattersScreen'));
const WatchedScreen = lazy(() => import('./watched/WatchedScreen'));

/** What an address shows besides the landing page, with its name while it is loaded. */
function screenOf(search: string): [Screen: ComponentType, title: string] | undefined {
  if (readSubject(search).subject !== '') return [SubjectScreen, '专利导航'];
  if (readEverything(search) !== undefined) return [EverythingScreen, '综合检索'];
  if (isMatters(search)) return [MattersScreen, '我的事项'];
  return isWatched(search) ? [WatchedScreen, '我的关注'] : undefined;
}

/** The subject, and the node that is open. */
export const ahead: AskAhead = ({ search }) => {
  const { subject, node } = readSubject(search);
  if (subject === '') return;
  return Promise.all([
    findSubject(subject, { ahead: true }),
    node && findNode(subject, node, { ahead: true }),
  ]);
};

/**
 * The landing page, the industry chain of a subject, the search of all holdings, what waits
 * for the user or what is watched: all are states of one address.
 */
export default function SubjectRoute() {
  const { search } = useLocation();
  const found = screenOf(search);
  if (!found) return <LandingScreen />;
  const [Screen, title] = found;
  return (
    <Suspense fallback={<ReadingSkeleton title={title} label={`正在加载${title}`} />}>
      <Screen />
    </Suspense>
  );
}
