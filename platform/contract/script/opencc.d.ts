/** OpenCC's dictionaries, one by one: `source target` pairs separated by |. */
declare module 'opencc-js/dict/*' {
  const entries: string;
  export default entries;
}
