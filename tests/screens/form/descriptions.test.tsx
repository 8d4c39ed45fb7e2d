import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { JBTS } from '@/domain/application/jbts';
import { JZPJ } from '@/domain/application/jzpj';
import { PJSQ } from '@/domain/application/pjsq';
import { SQQPG } from '@/domain/application/sqqpg';
import { sxss } from '@/domain/application/sxss';
import { wdxpj } from '@/domain/application/wdxpj';
import { WQYZ } from '@/domain/application/wqyz';
import { HOLIDAYS } from '../../../config/holidays';
import { renderForm } from './formHost';

it.each([PJSQ, JBTS, sxss(HOLIDAYS), WQYZ, SQQPG, wdxpj(HOLIDAYS), JZPJ])(
  '$title: an empty one is refused at every field and in the summary, in the same words',
  async (description) => {
    const { user, store } = renderForm({ description });
    await user.click(screen.getByRole('button', { name: '提交' }));
    const problems = store.problems();
    expect(problems.length).toBeGreaterThan(5);
    const summary = screen.getByRole('region', { name: `有 ${problems.length} 处需要修改` });
    const words = within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(words).toEqual(problems.map(({ message }) => message));
    for (const [index, link] of within(summary).getAllByRole('link').entries()) {
      await user.click(link);
      const focused = document.activeElement;
      const id = `field-${problems[index]?.path}`;
      expect(focused?.id).toBe(id);
      expect(document.getElementById(`${id}-error`)).toHaveTextContent(words[index] ?? '');
    }
  },
);
