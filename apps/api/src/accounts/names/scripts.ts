/**
 * Scripts that may stand together in one name, by Unicode's codes: alone, or as Chinese, Japanese and Korean are
 * written (UTS 39, section 5.2, "Highly Restrictive"). All that Unicode recommends for identifiers (UAX 31, table 5),
 * and those in limited use (table 7) that people write their names in.
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
 * Whether a name keeps to one script, or to one of the usual mixtures, so that none of its letters can stand for a
 * look-alike of another script. Characters of several scripts count as each of them (Script_Extensions); digits, signs
 * and pictures belong to all.
 */
export function usesOneScript(name: string): boolean {
  return together.some((pattern) => pattern.test(name))
}
