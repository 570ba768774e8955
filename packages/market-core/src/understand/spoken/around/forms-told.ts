/** Flour as it is heard in Spanish and French: "arina de trigo". */
const flour = /(?<!\p{L})(?:arina|farin)(?= d[eu](?!\p{L}))/giu
const flourOf = (word: string): string => (word.toLowerCase() === 'arina' ? 'harina' : 'farine')

/** Parts of a crop by which its grain is told from what is made of it. */
const grains =
  'nuts?|seeds?|beans?|grains?|kernels?|lint|leaf|leaves|fruits?|graines?|fèves?|noix|granos?|semillas?|nueces|grãos?|sementes?|mbegu|punje|dana|daana|beej|दाना|दाने|बीज|الحبوب|الحب|البذور'
const made =
  'oils?|meals?|cake|butter|paste|flour|powder|huile|tourteau|farine|beurre|aceite|harina|torta|pasta|óleo|farelo|azeite|mafuta|unga|tel|तेल|khali|खली|الزيت|الكسب|الدقيق'
const mean =
  '(?: themselves| itself| only| as such| i mean| mean i| that is| is what i (?:mean|want)| please| seulement| solamente| somente)*'
const article = "(?:the |its |les |le |la |l['’]|el |los |las |o |os |as |a )?"
const no =
  '(?:not|and not|but not|never|no|y no|e não|não|pas|et pas|et non|non|si|na si|nahi|नहीं|وليس|ليس|لا)'

/** "The nuts I mean and not the oil", "les graines, pas l'huile": what the crop's name says already. */
const toldApart = new RegExp(
  `(?:\\s*[,;:(–-]\\s*|\\s+)(?:i mean |meaning |c'est-à-dire )?${article}(?:${grains})${mean},? ${no}(?: pas)? ${article}(?:${made})(?: one)?\\)?(?!\\p{L})`,
  'iu',
)
/** In Hindi what is meant and what is not each end their part: "दाना, तेल नहीं". */
const inHindi = new RegExp(
  `[,;\\s]+(?:${grains})(?: hi| ही)?(?: ka| का)?,? (?:${made})(?: ka| का)? (?:nahi|nahin|नहीं)(?!\\p{L})`,
  'iu',
)

/** A crop that is sold whole, and what is made of it, by what each is called where the crop is named beside it. */
const wholes: readonly (readonly [crop: string, whole: string, of: string])[] = [
  ['soya ?beans?|soy ?beans?|soya|soy|soja', 'soybeans', 'soybean'],
  ['groundnuts?|peanuts?|arachides?|maní|cacahuete|amendoim', 'groundnuts', 'groundnut'],
]
const parts: readonly (readonly [said: string, english: 'whole' | 'meal' | 'oil'])[] = [
  ['beans?|nuts?|seeds?|graines?|fèves?|grano|granos|poroto|grão|grãos', 'whole'],
  ['meal|cake|tourteau|tourteaux|harina|farelo|torta', 'meal'],
  ['oil|huile|aceite|óleo|oleo', 'oil'],
]
const anyPart = `${article}(?:${parts.map(([said]) => said).join('|')})`
const joint = '(?: ?, ?| ?& ?| ?/ ?| ?\\+ ?| and | plus | et | y | e )(?:and )?'
const several = `${anyPart}(?:${joint}${anyPart})+`
const START = '(?<!\\p{L})'
const END = '(?!\\p{L})'

interface ListOfForms {
  readonly list: RegExp
  readonly whole: string
  readonly of: string
  /** True where the name of the crop is one of the list. */
  readonly isNamed?: true
}

/** "Beans, meal and oil for soya": each is a thing of its own. */
const lists = wholes.flatMap(([crop, whole, of]): readonly ListOfForms[] => [
  {
    list: new RegExp(
      `${START}(${several}) (?:for|of|from|in|de|du|da|do|pour) (?:the )?(?:${crop})${END}`,
      'iu',
    ),
    whole,
    of,
  },
  {
    list: new RegExp(`${START}(?:${crop}) ?(?:[:–-] ?|\\()?(${several})\\)?${END}`, 'iu'),
    whole,
    of,
  },
  // "Soybeans, meal and oil" names the beans by the crop.
  {
    list: new RegExp(`${START}(?:${crop})(?<=s), ?(${several})${END}`, 'iu'),
    whole,
    of,
    isNamed: true,
  },
])

/** Who names the forms of a crop does it shortly; a page of text must not keep the server busy. */
const MOST_LETTERS = 1000

const eachOf = (list: string, whole: string, of: string): string =>
  list
    .split(new RegExp(joint, 'iu'))
    .map((part) => {
      const [, english] =
        parts.find(([said]) => new RegExp(`^${article}(?:${said})$`, 'iu').test(part.trim())) ?? []
      return english === 'whole' ? whole : `${of} ${english ?? part.trim()}`
    })
    .join(', ')

/** "All three": as many as were named. */
const all =
  /(?<=, \p{L}+ (?:oil|meal)[^.;!?]*)[.,;!]?\s*(?:all (?:three|of them|3|two|both)|les trois|las tres|os três)(?: please| pls)?\s*[.!]?\s*$/iu

/**
 * A text in which the forms of a crop are named in full: "beans, meal and oil for soya" are soybeans, soybean meal and
 * soybean oil; and "groundnuts, the nuts and not the oil" are groundnuts.
 */
export function withFormsNamed(text: string): string {
  if (text.length > MOST_LETTERS) return text
  const told = [toldApart, inHindi].reduce(
    (left, one) => left.replace(one, ' '),
    text.replace(flour, flourOf),
  )
  const found = lists.find(({ list }) => list.test(told))
  if (found === undefined) return told.trim() === '' ? text : told
  const { list, whole, of, isNamed } = found
  const first = isNamed ? `${whole}, ` : ''
  return told.replace(list, (_, named: string) => `${first}${eachOf(named, whole, of)}`).replace(all, '')
}
