/**
 * Scripts that may share a name, by Unicode code: one alone, or the combinations of Chinese,
 * Japanese and Korean (UTS 39, section 5.2, "Highly Restrictive"). Covers the scripts recommended
 * for identifiers (UAX 31, table 5) and those in limited use (table 7) in which people write names.
 */
const together = [
  'Latn Hani Hira Kana',
  'Latn Hani Bopo',
  'Latn Hani Hang',
  ...'Adlm Arab Armn Beng Cans Cher Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Java Khmr Knda Laoo Lisu'.split(
    ' ',
  ),
  ...'Mlym Mong Mtei Mymr Nkoo Olck Orya Sinh Syrc Taml Telu Tfng Thaa Thai Tibt Vaii Yiii'.split(' '),
].map((scripts) => {
  const classes = [...scripts.split(' '), 'Zyyy', 'Zinh'].map((script) => `\\p{scx=${script}}`)
  return new RegExp(`^[${classes.join('')}]*$`, 'u')
})

/**
 * True if a name uses one script or a usual combination, so no letter can stand for a look-alike of
 * another script. Characters shared by several scripts count as any of them (Script_Extensions).
 * Digits, signs and pictographs fit every script.
 */
export function usesOneScript(name: string): boolean {
  return together.some((pattern) => pattern.test(name))
}
