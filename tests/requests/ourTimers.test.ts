import { expect, it } from 'vitest';
import { idleMoment } from '@/components/page/whenIdle';
import { endOurTimers } from '../support/ourTimers';

it('what a file still waits for at its end never comes, so that it disturbs no other file', async () => {
  let came = 0;
  setTimeout(() => {
    came += 1;
  }, 20);
  void idleMoment().then(() => {
    came += 1;
  });
  endOurTimers();
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(came).toBe(0);
});
