interface Counted {
  readonly name: string | undefined;
  readonly values: readonly { readonly value: string; readonly count: number | undefined }[];
}

/** How many of a holding have a value; a facet that came without any says nothing of it. */
export function heldCount(
  facets: readonly Counted[] | undefined,
  name: string,
  value: string,
): number | undefined {
  const values = facets?.find((facet) => facet.name === name)?.values;
  if (!values?.length) return undefined;
  const own = values.find((one) => one.value === value);
  return own ? own.count : 0;
}
