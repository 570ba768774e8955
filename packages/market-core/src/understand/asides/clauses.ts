import { readCommodities } from '../find-commodities.ts'
import { plainText, splitWords, unhyphenated } from '../plain-text.ts'
import { COMMODITY } from '../quantities/measures.ts'
import type { StoredNames } from '../stored/stored-names.ts'
import { asking, auxiliaries, joining, owners, placing, subjects } from './closed-words.ts'

const prices = /^(?:prices?|prise|pric|prce|costs?|rates?|worth|values?|quotes?)$/

/** True for what a clause asks of: a thing, or a price. */
export const isHead = (word: string): boolean => word === COMMODITY || prices.test(word)

/** Marks that end a clause; between figures they do not. */
export const marks = /(?:[,.،](?!\d)|[;:!?؟।\n()…]|\s[-–—]\s)+/u
/** Who thanks or greets has asked. */
const courtesy = /^(?:thanks?|thx|sorry|regards|cheers|greetings|god)$/

/**
 * The clauses of a text, each by its words, with a sign for every commodity that it names. Marks end them; where none
 * stand, who does something begins the next one, or what joins it: "rice price before I sign anything".
 */
export const clausesOf = (text: string, stored: StoredNames): string[][] =>
  text.split(marks).flatMap((part) => clausesIn(part, stored))

/** The clauses of one part of it, between two marks. */
export function clausesIn(part: string, { names, words }: StoredNames): string[][] {
  const plain = unhyphenated(plainText(part))
  if (plain === '') return []
  const { marked } = readCommodities(plain, names, words)
  const clauses: string[][] = [[]]
  const all = splitWords(marked)
  all.forEach((word, at) => {
    const last = clauses.at(-1) ?? []
    if (last.length > 0 && begins(all, at, last)) clauses.push([word])
    else last.push(word)
  })
  return clauses
}

function begins(all: readonly string[], at: number, before: readonly string[]): boolean {
  const [word = '', next = '', last = ''] = [all[at], all[at + 1], all[at - 1]]
  const isAsked = before.includes(COMMODITY)
  if (joining.has(word)) return isAsked && goesOn(word, next)
  if (courtesy.test(word)) return isAsked
  // "How much should I", "when they", "if you": these go on.
  const isOpen = [joining, asking, placing, auxiliaries].some((one) => one.has(last)) || last === 'that'
  if (subjects.has(word)) return !isOpen
  // "How much is maize my phone is dying": all that is asked was said.
  return owners.has(word) && isAsked && !isOpen && isHead(last)
}

/** "Maize and wheat", "white or yellow", "since 2008" say more of the same; another clause has words of its own. */
const goesOn = (word: string, next: string): boolean =>
  /^(?:and|or|before|as)$/.test(word)
    ? subjects.has(next) || owners.has(next) || asking.has(next) || (word === 'before' && next === 'the')
    : !/\d/.test(next)
