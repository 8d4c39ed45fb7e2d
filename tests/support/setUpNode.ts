import { afterEach, beforeAll, vi } from 'vitest';
import { resetState } from '../../mock/state';

// The mock's modules stay from file to file, what they remember does not.
beforeAll(resetState);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
