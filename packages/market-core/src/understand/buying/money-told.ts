import { readCurrency } from '../quantities/measures.ts'

/** Money in a run of words: what it comes to, and where it stands. */
export interface MoneyTold {
  readonly value: number
  readonly currency?: string
  readonly from: number
  readonly next: number
}

const isNumber = (word = ''): boolean => /^\d+(?:\.\d+)?$/.test(word)

/** Every figure of a run of words that has a currency beside it. */
export function moneyIn(words: readonly string[]): MoneyTold[] {
  const found: MoneyTold[] = []
  for (const [at, word] of words.entries()) {
    if (!isNumber(word) || found.some(({ next }) => at < next)) continue
    const behind = readCurrency(words, at + 1)
    if (behind !== undefined && !behind.cents) {
      const next = /^(?:sterling|cfa)$/.test(words[behind.next] ?? '') ? behind.next + 1 : behind.next
      found.push({ value: Number(word), currency: behind.code, from: at, next })
      continue
    }
    const start = [at - 2, at - 1].find(
      (from) => from >= 0 && readCurrency(words, from)?.next === at && !isNumber(words[from - 1]),
    )
    const before = start === undefined ? undefined : readCurrency(words, start)
    if (start !== undefined && before !== undefined && !before.cents)
      found.push({ value: Number(word), currency: before.code, from: start, next: at + 1 })
    // Pounds that buy are no weight.
    else if (/^pounds?$/.test(words[at + 1] ?? ''))
      found.push({ value: Number(word), currency: 'GBP', from: at, next: at + 2 })
  }
  return found
}

const thousands: Readonly<Record<string, number>> = { الاف: 1000, الف: 1000, الفا: 1000 }
/** "10 الاف", "a million", "r50000": what a language writes of a number in words, in figures. */
export function inNumbers(words: readonly string[]): string[] {
  const told: string[] = []
  for (const word of words) {
    const times = thousands[word]
    const last = told.at(-1) ?? ''
    const rand = /^r(\d+(?:\.\d+)?)$/.exec(word)?.[1]
    const held = /^(\d+(?:\.\d+)?)(?:kgs?|kilos?)$/.exec(word)
    if (times !== undefined && isNumber(last)) told.splice(-1, 1, String(Number(last) * times))
    else if (rand !== undefined) told.push('zar', rand)
    else if (held !== null) told.push(held[1] ?? '', 'kg')
    else if (word === 'thousand' && isNumber(last)) told.splice(-1, 1, String(Number(last) * 1000))
    else if (word === 'million' && isNumber(last)) told.splice(-1, 1, String(Number(last) * 1_000_000))
    else if (word === 'million' && last === 'a') told.splice(-1, 1, '1000000')
    else told.push(word)
  }
  return told
}
