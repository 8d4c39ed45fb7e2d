/**
 * Umi's request plugin exports its own `useRequest`, built on an old library. The product uses
 * the one of ahooks, so that library is replaced by this file and leaves the first script.
 */
export default function useRequest(): never {
  throw new Error("Import useRequest from 'ahooks'.");
}

export const UseRequestProvider = useRequest;
