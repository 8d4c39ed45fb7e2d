/** The dictionaries of the package come without types. */
declare module 'opencc-js/dict/*' {
  const dictionary: string;
  export default dictionary;
}
