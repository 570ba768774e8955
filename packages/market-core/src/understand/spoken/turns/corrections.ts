import { readCommodities } from '../../find-commodities.ts'
import { readPeriod } from '../../period/find-period.ts'
import { plainText, splitWords } from '../../plain-text.ts'
import type { StoredNames } from '../../stored/stored-names.ts'

const sorry =
  '(?:wait|sorry|pardon|excuse me|my mistake|my bad|hang on|hold on|scratch (?:that|it)|strike (?:that|it)|correction|i tell a lie|i lie|i meant|i mean|i meant to say|i wanted to say|or rather|make (?:that|it))'
/** What is said not to be meant, and what leads to what is. */
const instead =
  "(?:not (?:the |a )?\\p{L}+(?:,| (?=the |but |i |it))?|but|(?:it(?:'s| is|s)|i want|i need|the one is))"
/** "No wait, I mean", "sorry", "scratch that", ", no its": what comes behind takes the place of what was said. */
const repair = new RegExp(
  `(?:[\\s,.;?!-]+(?:(?:no|oh|ah|oops|ups)[\\s,]+)*(?:(?:no[\\s,]+)${instead}|(?<!and )${sorry}(?! (?:by|the|that)(?!\\p{L})))|[,.;?!-]\\s*no(?=[\\s,]))(?:[\\s,]+(?:${sorry}|${instead}|no))*[\\s,]+`,
  'iu',
)

/**
 * A text in which what somebody puts right himself stands in the place of what he said first: "wheat, no wait, I mean
 * maize" asks of maize, "in January, no, February" of February, and "Kolkata, sorry, Mombasa" of Mombasa.
 *
 * @param text in English
 */
export function withCorrections(text: string, stored: StoredNames): string {
  const found = repair.exec(text)
  if (found === null) return text
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  const first = readCommodities(plainText(before), stored.names, stored.words)
  const second = readCommodities(plainText(after), stored.names, stored.words)
  const rest = withoutWhatIsMeant(before, first, second.ids.length > 0, after, stored)
  return rest === undefined ? text : withCorrections(`${rest} ${after}`, stored)
}

/** What was said first without what the rest takes the place of; undefined where it takes the place of nothing. */
function withoutWhatIsMeant(
  before: string,
  { ids, rest }: { readonly ids: readonly string[]; readonly rest: string },
  namesAnother: boolean,
  after: string,
  { varieties }: StoredNames,
): string | undefined {
  if (namesAnother) return ids.length === 0 ? undefined : rest
  const words = splitWords(plainText(before))
  const [said, meant] = [readPeriod(words.join(' ')), readPeriod(plainText(after))]
  if (said.period !== undefined && meant.period !== undefined) return said.rest
  const kinds = new Set(ids.flatMap((id) => [...(varieties.get(id) ?? [])]))
  const isKind = splitWords(plainText(after)).some((word) => kinds.has(word))
  const last = words.findLastIndex((word) => kinds.has(word) && rest.split(' ').includes(word))
  return isKind && last !== -1 ? words.toSpliced(last, 1).join(' ') : undefined
}
