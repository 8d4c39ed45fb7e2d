import { AbortedError, CodeError, TransportError } from './errors';
import { handleFailure } from './policy';

/** How far an upload is: bytes the back end has, and what it answers once it has all of them. */
export interface Received<Done> {
  received: number;
  done?: Done | undefined;
}

/** What an upload is doing: sending; waiting to try again; waiting for the network to come back. */
export type SendingState = 'sending' | 'retrying' | 'offline';

export interface UploadOptions<Done> {
  /** Bytes of the whole file. */
  size: number;
  /** Sends the bytes from `start` up to, not including, `end`. No call may show its own failure. */
  send: (start: number, end: number, signal: AbortSignal) => Promise<Received<Done>>;
  /** Asks how far the upload is. */
  find: (signal: AbortSignal) => Promise<Received<Done>>;
  /** The back end may have a part already. */
  resume: boolean;
  signal: AbortSignal;
  onProgress: (received: number) => void;
  onState: (state: SendingState) => void;
}

const KB = 1024;
/** The first piece; later ones follow the speed of the line. */
const FIRST_PIECE = 256 * KB;
const SMALLEST_PIECE = 64 * KB;
/** Servers in between allow 1 MB where nobody has set anything, the form around the piece included. */
const LARGEST_PIECE = 960 * KB;
/** Milliseconds: a piece that took less is followed by a larger one, one that took more by a smaller. */
const QUICK = 1_500;
const SLOW = 10_000;

/** Tries in a row without progress, and the waits between them in milliseconds. */
const TRIES = 6;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;

const WRONG_OFFSET = '40900';
const WRONG_CHECKSUM = '40901';

/** Milliseconds without an answer after which a piece is sent again. */
export const PIECE_TIMEOUT = 30_000;

function isPassing(error: unknown): boolean {
  if (!(error instanceof TransportError)) return false;
  const { reason, status = 0 } = error;
  if (reason === 'http') return status >= 500 || [408, 429].includes(status);
  return reason !== 'unreadable' && reason !== 'absent';
}

/** Waits; without a network until it is back, which does not count as a try. */
function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const offline = navigator.onLine === false;
    const timer = offline ? undefined : setTimeout(() => end(resolve), milliseconds);
    const goOn = () => end(resolve);
    const stop = () => end(() => reject(new AbortedError()));
    function end(settle: () => void) {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      signal.removeEventListener('abort', stop);
      settle();
    }
    window.addEventListener('online', goOn);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}

function offsetIn(data: unknown, size: number): number | undefined {
  const received = (data as { received?: unknown } | null | undefined)?.received;
  const isOffset = typeof received === 'number' && Number.isInteger(received);
  return isOffset && received >= 0 && received <= size ? received : undefined;
}

/** One file on its way. */
class Transfer<Done> {
  private offset = 0;
  private farthest = 0;
  private piece = FIRST_PIECE;
  private tries = 0;
  private damaged = 0;

  constructor(private readonly options: UploadOptions<Done>) {}

  async run(): Promise<Done> {
    const { resume, signal } = this.options;
    let asking = resume;
    for (;;) {
      if (signal.aborted) throw new AbortedError();
      try {
        this.options.onState('sending');
        const answer = await (asking ? this.options.find(signal) : this.sendNext());
        const done = this.take(answer, asking);
        if (done !== undefined) return done;
        asking = false;
      } catch (error) {
        asking = await this.recover(error);
      }
    }
  }

  private async sendNext(): Promise<Received<Done>> {
    const { size, send, signal } = this.options;
    const begun = Date.now();
    const answer = await send(this.offset, Math.min(size, this.offset + this.piece), signal);
    const took = Date.now() - begun;
    if (took < QUICK) this.piece = Math.min(LARGEST_PIECE, this.piece * 2);
    if (took > SLOW) this.shrink();
    return answer;
  }

  private shrink(): boolean {
    const smaller = Math.max(SMALLEST_PIECE, this.piece / 2);
    const could = smaller < this.piece;
    this.piece = smaller;
    return could;
  }

  private take(answer: Received<Done>, asked: boolean): Done | undefined {
    const { size, onProgress } = this.options;
    const received = offsetIn(answer, size);
    if (answer.done !== undefined) {
      onProgress(size);
      return answer.done;
    }
    // All of it without an attachment, or nothing new: sending on would never end.
    if (received === undefined || received === size || (!asked && received <= this.offset)) {
      throw new TransportError('unreadable');
    }
    this.goTo(received);
    return undefined;
  }

  private goTo(offset: number): void {
    this.offset = offset;
    if (offset > this.farthest) {
      this.farthest = offset;
      this.tries = 0;
    }
    this.options.onProgress(offset);
  }

  /**
   * Makes the next try possible, or gives up.
   *
   * @returns whether to ask first how far the upload is
   * @throws the error when trying again is of no use
   */
  private async recover(error: unknown): Promise<boolean> {
    const { size, signal, onState } = this.options;
    if (error instanceof CodeError && error.code === WRONG_OFFSET) {
      const received = offsetIn(error.data, size);
      this.tries += 1;
      if (this.tries >= TRIES) throw error;
      if (received === undefined || received === size) return true;
      this.goTo(received);
      return false;
    }
    if (error instanceof CodeError && error.code === WRONG_CHECKSUM && this.damaged === 0) {
      this.damaged = 1;
      this.farthest = 0;
      this.goTo(0);
      return false;
    }
    if (error instanceof TransportError && error.status === 413 && this.shrink()) return false;
    if (!isPassing(error)) throw error;
    if (error instanceof TransportError && error.reason === 'timeout') this.shrink();
    const offline = navigator.onLine === false;
    if (!offline) this.tries += 1;
    if (this.tries >= TRIES) throw error;
    onState(offline ? 'offline' : 'retrying');
    await rest(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.tries - 1)), signal);
    return true;
  }
}

/**
 * Sends a file piece by piece. A piece that is not answered is sent again, with growing pauses,
 * from where the back end says it is; without a network it waits until there is one. The whole has
 * no time-out.
 *
 * @returns what the back end answers to the last piece
 * @throws AbortedError when the signal aborts; what cannot pass by waiting goes through the common
 *   error policy, the screen saying itself that it was not answered, and is thrown
 */
export async function upload<Done>(options: UploadOptions<Done>): Promise<Done> {
  try {
    return await new Transfer(options).run();
  } catch (error) {
    handleFailure(error, true);
    throw error;
  }
}
