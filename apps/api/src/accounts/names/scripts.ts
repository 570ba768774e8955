/**
 * Scripts that may occur together in one name, by Unicode's codes: one alone, or the combinations that Chinese,
 * Japanese and Korean use (UTS 39, section 5.2, "Highly Restrictive"). Covers all scripts that Unicode recommends for
 * identifiers (UAX 31, table 5), and those in limited use (table 7) in which people write their names.
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
 * True if a name uses one script, or one of the usual combinations, so that none of its letters can stand for a
 * look-alike of another script. Characters shared by several scripts count as any of them (Script_Extensions); digits,
 * signs and pictographs count as all.
 */
export function usesOneScript(name: string): boolean {
  return together.some((pattern) => pattern.test(name))
}
