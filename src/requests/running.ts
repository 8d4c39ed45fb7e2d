/** What is under way, by name, and can be called off. */
export class Running {
  private readonly controllers = new Map<string, AbortController>();

  /**
   * Begins something; what ran under the same name is called off.
   *
   * @returns the signal that aborts when it is called off in turn
   */
  begin(name = ''): AbortSignal {
    this.stop(name);
    const controller = new AbortController();
    this.controllers.set(name, controller);
    return controller.signal;
  }

  /** It has come to its end; the signal tells it from what was begun under the same name since. */
  end(name: string, signal: AbortSignal): void {
    if (this.controllers.get(name)?.signal === signal) this.controllers.delete(name);
  }

  has(name: string): boolean {
    return this.controllers.has(name);
  }

  names(): string[] {
    return [...this.controllers.keys()];
  }

  /** Calls off what runs under a name. */
  stop(name = ''): void {
    this.controllers.get(name)?.abort();
    this.controllers.delete(name);
  }

  /** Calls off everything. */
  stopAll(): void {
    for (const name of this.names()) this.stop(name);
  }
}
