import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormStore } from '@/components/form/edit/formStore';
import { rowsOf } from '@/domain/form/asked';
import type { FormValue } from '@/domain/form/description';
import { answerProblems } from '@/domain/form/problems';
import { EXAMPLE } from '../../domain/form/example';
import { TODAY } from './formHost';

const PLAIN = ['name', 'idNo', 'postcode', 'region', 'purpose', 'day', 'note', 'quiet'];
const value = fc.oneof<fc.Arbitrary<FormValue | undefined>[]>(
  fc.constantFrom('', ' ', '张三', '２１５５００', '215500', 'MEET', 'READ', '2026-12-01', '错'),
  fc.boolean(),
  fc.constant(undefined),
);
const step = fc.oneof(
  fc.record({ do: fc.constant('set' as const), path: fc.constantFrom(...PLAIN), value }),
  fc.record({ do: fc.constant('leave' as const), path: fc.constantFrom(...PLAIN) }),
  fc.record({ do: fc.constant('add' as const) }),
  fc.record({ do: fc.constant('name' as const), at: fc.nat(3), value }),
  fc.record({ do: fc.constant('remove' as const), at: fc.nat(3) }),
  fc.record({ do: fc.constant('move' as const), at: fc.nat(3), by: fc.constantFrom(-1, 1) }),
  fc.record({ do: fc.constant('attempt' as const) }),
  fc.record({ do: fc.constant('refuse' as const), path: fc.constantFrom(...PLAIN) }),
);

describe('the answers of a form, whatever the user does', () => {
  it('are sent only without a problem, with every field told of what changed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const store = createFormStore(EXAMPLE, {}, { today: TODAY });
        const heard = new Map<string, unknown>();
        for (const path of PLAIN) {
          heard.set(path, store.field(path));
          store.subscribe(() => heard.set(path, store.field(path)));
        }
        const idAt = (at: number) => rowsOf(store.values().guests)[at]?.id ?? 'gone';
        for (const one of steps) {
          if (one.do === 'set') store.set(one.path, one.value);
          if (one.do === 'leave') store.leave(one.path);
          if (one.do === 'add') store.addRow('guests');
          if (one.do === 'name') store.set(`guests.${idAt(one.at)}.name`, one.value);
          if (one.do === 'remove') {
            const id = idAt(one.at);
            const before = store.values().guests;
            const removed = store.removeRow('guests', id);
            if (removed) {
              store.restoreRow('guests', removed);
              expect(store.values().guests).toEqual(before);
              store.removeRow('guests', id);
            }
          }
          if (one.do === 'move') store.moveRow('guests', idAt(one.at), one.by);
          if (one.do === 'refuse') store.refuse([{ field: one.path, message: '不行' }]);
          if (one.do === 'attempt') {
            const passed = store.attempt();
            const problems = answerProblems(EXAMPLE, store.values(), store.context());
            expect(passed).toBe(problems.length === 0);
            const { entries } = store.errors();
            expect(entries).toHaveLength(problems.length);
            problems.forEach(({ path }, index) => {
              expect(entries[index]?.message).toBe(store.field(path)?.error);
            });
            for (const { path } of problems) expect(store.field(path)?.error).toBeDefined();
          }
          const ids = rowsOf(store.values().guests).map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          for (const path of PLAIN) expect(heard.get(path)).toBe(store.field(path));
        }
      }),
    );
  });

  it('come from the profile where there is a gap, and never over what was typed', () => {
    const store = createFormStore(EXAMPLE, { name: '张三' }, { today: TODAY });
    expect(store.fill({ name: '李四', postcode: '215500' })).toEqual(['postcode']);
    expect(store.values()).toEqual({ name: '张三', postcode: '215500' });
  });

  it('never give the id of a removed entry to a new one', () => {
    const guests = [
      { id: '1', values: {} },
      { id: '2', values: {} },
    ];
    const store = createFormStore(EXAMPLE, { guests }, { today: TODAY });
    store.removeRow('guests', '2');
    expect(store.addRow('guests')).toBe('3');
  });
});

it('takes over what was opened where the answers come from', () => {
  const store = createFormStore(EXAMPLE, {}, { today: TODAY });
  const [section] = EXAMPLE.sections;
  if (!section) throw new Error('the example has no part');
  expect(store.parts().get(section.key)).toBe('untouched');
  store.replace({ name: '张三' }, [section.key]);
  expect(store.parts().get(section.key)).not.toBe('untouched');
  expect([...store.openedSections()]).toContain(section.key);
});
