const bag =
  '(?:bags?|sacks?|sacas?|sacos?|bolsas?|sacs?|gunia|magunia|mifuko|mfuko|bori|boriyan|katta|बोरी|बोरियां|बोरे|बोरा|कट्टा|كيس|أكياس|اكياس|شوال|شوالات)'
const kilos = '(?:kgs?|kilos?|kilograms?|kilogrammes?|quilos?|किलो|كيلو|كغ|كجم)'
const number = '\\d+(?:[.,]\\d+)?'
const begin = '(?<![\\p{L}\\p{M}\\d])'
const end = '(?![\\p{L}\\p{M}\\d])'
const each = '(?: (?:each|net|chacune?|cada(?: una?)?|kila moja|(?:per|a|to the) (?:bag|sack|maund)))?'
const bracket = `\\((?:(?:1|one|a) \\p{L}+ ?= ?|= ?|i\\.?e\\.? ?|of |de |at |@ ?|x |each )?(?<kg>${number}) ?${kilos}${each}\\)`

/** Behind a unit a bracket says what one of it holds: "35 bags (90 kg) an acre". */
const ofBag = new RegExp(`(?<=${begin}${bag}) ?${bracket}`, 'giu')
const ofUnit = new RegExp(
  `(?<unit>${begin}(?:maunds?|munds?|mans?|मन|quintals?|quintaux|quintales|quintais|qtls?|क्विंटल|tonnes?|tons?|toneladas?|t)) ?${bracket}`,
  'giu',
)
/** What such a unit holds anyhow. */
const usual: readonly (readonly [unit: RegExp, kg: number])[] = [
  [/^(?:m|मन)/iu, 40],
  [/^(?:q|क्वि)/iu, 100],
  [/^t/iu, 1000],
]

/** A weight of a bag, in any clause, and bags that have none. */
const weighed = new RegExp(
  `${begin}(?<before>${number})[ -]?${kilos}[ -]${bag}${end}|${begin}${bag} (?:here )?(?:of|de|ya|za|holds?|hold|weighs?|weighing|is|are|takes?|contains?|pèse(?:nt)?|pesa[nm]?|tiene|ina|zina|uzito wa) (?:about )?(?<behind>${number}) ?${kilos}${end}`,
  'giu',
)
const bare = new RegExp(
  `(?<=${begin}(?:one|a|an|per|each|every|the|un|une|una|uma|um|par|por|le|la|el|o|moja|kila|ek|\\d+(?:[.,]\\d+)?) )(?<!${number} ?${kilos} )(?<bag>bags?|sacks?|sacas?|sacos?|bolsas?|sacs?)${end}(?! ?(?:\\(|of \\d|de \\d|holds?|hold|weighs?|weighing|is \\d|are \\d|takes?|contains?|pèse|pesa|here (?:is|are|holds?|weighs?)|was \\d))`,
  'giu',
)

/**
 * A text in which what one bag or maund holds is no amount of its own: behind a unit in brackets it is of that unit,
 * and said of the bags in one clause it holds for a bag in every other, before what is usual.
 */
export function withWhatOneHolds(text: string): string {
  const told = text
    .replace(ofBag, (...found) => ` of ${(found.at(-1) as { kg: string }).kg} kg`)
    .replace(ofUnit, (whole, ...found) => {
      const { unit, kg } = found.at(-1) as { unit: string; kg: string }
      return usual.some(([one, holds]) => one.test(unit) && holds === Number(kg)) ? unit : whole
    })
  const kgs = new Set([...told.matchAll(weighed)].map(({ groups }) => groups?.before ?? groups?.behind ?? ''))
  const [kg] = kgs
  return kgs.size === 1 ? told.replace(bare, `$<bag> of ${kg} kg`) : told
}
