/** The plural or singular of a Latin-script name, by its last letters: a guess that is used where no table has it. */
export function otherNumber(words: readonly string[]): string[][] {
  const last = words.at(-1) ?? ''
  if (!/^[a-z]{3,}$/.test(last)) return []
  const forms = last.endsWith('ies')
    ? [`${last.slice(0, -3)}y`]
    : last.endsWith('oes')
      ? [last.slice(0, -2)]
      : last.endsWith('s')
        ? last.endsWith('ss') || last.length < 4
          ? []
          : [last.slice(0, -1)]
        : [`${last}s`, ...(last.endsWith('o') ? [`${last}es`] : [])]
  return forms.map((form) => [...words.slice(0, -1), form])
}
