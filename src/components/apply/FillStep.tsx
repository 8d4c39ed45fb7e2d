import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useFormParts } from '@/components/form/edit/FormProvider';
import { PartList } from '@/components/form/edit/PartList';
import { SectionEditor } from '@/components/form/edit/SectionEditor';
import { SkeletonLines } from '@/components/state/Skeleton';
import { useApply, useSessionState } from './ApplyContext';
import styles from './apply.module.css';
import { FootWays, PartWays } from './FootWays';
import { NeededFiles } from './NeededFiles';
import { OpenErrors } from './OpenErrors';
import { StepTitle } from './StepTitle';
import { useParts } from './useParts';

/** A screen of labels and fields, so that what is below them does not move when they come. */
const FIELDS = Array<number[]>(8).fill([30, 100]).flat();

/** What came filled in, of one section or of all, and what did not. */
function Filled({ section }: { section?: string }) {
  const { session, missed } = useApply();
  const { filled } = useSessionState(session);
  const isRead = useFormParts(session.store).get(section ?? '') === 'done';
  const isLoading = !section && filled === undefined;
  // The list of parts below can be pressed meanwhile: what stood there once goes on standing there.
  const [stands, setStands] = useState(isLoading);
  if (isLoading && !stands) setStands(true);
  const own = (filled ?? []).filter((key) => !section || session.store.sectionOf(key) === section);
  const told = [
    own.length > 0 &&
      `${section ? '本部分' : ''}已自动填写 ${own.length} 项${isRead ? '' : '，请核对'}。`,
    ...missed.map((words) => `${words}。`),
  ].filter(Boolean);
  if (told.length === 0 && !stands) return null;
  const waiting = isLoading ? '正在填入已登记的信息…' : '没有可以自动填写的信息。';
  return (
    <p className="ipr-note" role="status">
      {told.join('') || waiting}
    </p>
  );
}

/** The list of the parts, before one of them is opened. */
function Overview() {
  const { parts, listed, open } = useParts();
  const next = parts.find(({ state }) => state !== 'done' && state !== 'prefilled') ?? parts[0];
  return (
    <>
      <StepTitle>填写信息</StepTitle>
      <OpenErrors />
      <Filled />
      <div className={styles.applyOverview}>
        <PartList parts={listed} current={undefined} onGo={open} />
      </div>
      {next && (
        <FootWays>
          <Button type="primary" onClick={() => open(next.key)}>
            {next.state === undefined ? next.title : `填写：${next.title}`}
          </Button>
        </FootWays>
      )}
    </>
  );
}

/** One section of the form; without one in the address, the list of them. */
export function FillStep() {
  const { service, session, address } = useApply();
  const { store } = session;
  const { section, at } = address;
  const { filled, files } = useSessionState(session);
  const { BesideFields, besideSections } = service;
  const { parts, listed, open } = useParts();
  const isLoading = filled === undefined;
  useEffect(() => {
    if (at && !isLoading) store.goTo(at);
  }, [store, at, isLoading]);
  const part = parts.find(({ key }) => key === section);
  if (!part) return <Overview />;
  return (
    <div className={styles.applyColumns} data-sheets="columns">
      <div className={`${styles.applyRail} ipr-no-print`} data-ground>
        <PartList parts={listed} current={section} onGo={open} />
      </div>
      <div>
        <StepTitle unseen>{`填写信息：${part.title}`}</StepTitle>
        <OpenErrors />
        {isLoading ? (
          <>
            <SkeletonLines widths={FIELDS} label="正在填入已知的信息" />
            <p>
              正在填入已登记的信息…
              <Button type="link" size="small" onClick={session.goAhead}>
                不等待，直接填写
              </Button>
            </p>
          </>
        ) : (
          <SectionEditor section={section} level={3} note={<Filled section={section} />} />
        )}
        <PartWays current={section} />
      </div>
      <div className={styles.applyBesideFields}>
        {BesideFields && besideSections?.includes(section) && (
          <BesideFields store={store} files={files} section={section} />
        )}
        <NeededFiles />
      </div>
    </div>
  );
}
