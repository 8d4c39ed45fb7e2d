const NAMES = ['localStorage', 'sessionStorage'] as const;

/** Runs a test's steps in a browser that forbids local and session storage. */
export async function withoutStorage(steps: () => Promise<void>): Promise<void> {
  const before = NAMES.map((name) => Object.getOwnPropertyDescriptor(window, name));
  for (const name of NAMES) {
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  }
  try {
    await steps();
  } finally {
    NAMES.forEach((name, index) => {
      Object.defineProperty(window, name, before[index] ?? {});
    });
  }
}
