/** Who does it, when, and to whom, before the stem of a verb: "a-me-m-uma", "wa-li-ku-nywa", "ka-ingia". */
const BEFORE =
  /^(?:(?:ni|u|a|tu|m|wa|i|li|ya|ki|vi|zi|ku|pa)(?:mesha|me|li|na|ta|ki|nge|sha)|ha(?:ni|u|tu|m|wa|i|li|ya|ki|vi|zi|ku|pa)?(?:ja|ku|ta)?|si(?:ja|ku|ta)?|hu|ka|ku)(?=\p{L}{3})/u
const WHOM = /^(?:ni|ku|m|mw|tu|wa|i|ya|li|ki|vi|zi|u|ji)(?=\p{L}{3})/u

/** What may be the stem of a verb of Swahili, the longest first; none where a word has no beginning of one. */
export function swahiliStems(word: string): string[] {
  const stem = word.replace(BEFORE, '')
  if (stem === word) return []
  const bare = stem.replace(WHOM, '')
  return bare === stem ? [stem] : [stem, bare]
}
