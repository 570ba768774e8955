import { fold, writtenWords } from '../languages/written-words.ts'
import data from './sell-or-hold.json' with { type: 'json' }

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(fold))
const [sells, holds, or] = [listed(data.sell), listed(data.hold), listed(data.or)]
const [takes, money] = [listed(data.take), listed(data.money)]
/** "Take his money": so far apart the two stand at most. */
const HIS = 4
/** Between the two stands little more than what is sold. */
const NEAR = 9

/** Said in several words: "let them go", "part with it", "sit on my groundnuts". */
const several: readonly (readonly [RegExp, string])[] = [
  [/(?<![^ ])let(?:ting)?(?: (?!or )[^ ]+){0,4} (?:go|loose)(?![^ ])/g, 'sell'],
  [
    /(?<![^ ])(?:part(?:ing)? with|get(?:ting)? rid of|dispos(?:e|ing) of|cash(?:ing)? (?:it |them )?in)(?![^ ])/g,
    'sell',
  ],
  [/(?<![^ ])(?:sit(?:ting)? (?:on|tight)|hang(?:ing)? on)(?![^ ])/g, 'hold'],
  [/(?<![^ ])put(?:ting)?(?: (?!or )[^ ]+){1,3} (?:by|away|aside)(?![^ ])/g, 'hold'],
]
/** "Venderlo", "soltarla", "أخزنه": what it is of stands at the end of the verb. */
const behind = /(?<=[aei]r)l[aoe]s?$|(?<=\p{Script=Arabic}{3})(?:ها|هم|ه)$/u
/** "Niyauze", "tuvihifadhi": who does it and what it is of stand before the verb. */
const before =
  /^(?:ni|tu|ku)(?:si)?(?:ya|vi|zi|ki|li|wa|i|u)?(?=(?:uz[ae]|hifadhi|wek[ae]|subiri|ngoj[ae]e?|tunz[ae]|achi[ae])$)/
const bare: Readonly<Record<string, string>> = {
  uza: 'sell',
  uze: 'sell',
  achia: 'sell',
  achie: 'sell',
}

/** The words of a text, each verb as it is listed. */
function verbsOf(written: string): readonly string[] {
  const text = writtenWords(written)
    .words.map(({ folded }) => folded)
    .join(' ')
  return several
    .reduce((told, [phrase, word]) => told.replace(phrase, word), text)
    .split(' ')
    .map((word) => {
      const stem = word.replace(before, '')
      return stem === word ? word.replace(behind, '') : (bare[stem] ?? 'hold')
    })
}

/**
 * Whether a question leaves it to the product whether to sell or to hold, in whatever language and letters: "bechu ya
 * ruku", "je vends ou je garde". A word that sells, one that holds, and "or" between them.
 *
 * @param written the question as it was written
 */
export function asksSellOrHold(written: string): boolean {
  const words = verbsOf(written)
  const at = (which: ReadonlySet<string>) => words.flatMap((word, index) => (which.has(word) ? [index] : []))
  const [sold, held] = [at(sells), at(holds)]
  const paid = at(money).filter((one) => at(takes).some((other) => Math.abs(other - one) <= HIS))
  return [...sold, ...paid].some((one) =>
    held.some((other) => {
      const [first, last] = [Math.min(one, other), Math.max(one, other)]
      return last - first <= NEAR && words.slice(first + 1, last).some((word) => or.has(word))
    }),
  )
}
