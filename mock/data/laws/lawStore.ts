import { todayInChina } from '../../../src/domain/calendar';
import { LawStore } from '../../law/store';
import { StoredLaw } from '../../law/storedLaw';
import { generateLaws } from './generated';
import { loadLaws } from './loadLaws';

const KEY = Symbol.for('ipr-front.mock.laws');
const holder = globalThis as { [KEY]?: LawStore };

/**
 * The laws: the generated set, or those of the folder `IPR_DATA`. Made once, on the real day: when
 * the mock's clock goes on, laws come into force. Kept on globalThis as the patents are.
 */
export function getLawStore(): LawStore {
  holder[KEY] ??= makeStore(process.env.IPR_DATA);
  return holder[KEY];
}

function makeStore(folder: string | undefined): LawStore {
  const real = folder ? loadLaws(folder) : [];
  const laws = real.length > 0 ? real : generateLaws(todayInChina());
  return new LawStore(laws.map((data) => new StoredLaw(data)));
}
