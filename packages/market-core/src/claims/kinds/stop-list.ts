import { fold } from '../text/fold.ts'
import { formsOf } from '../text/phrases.ts'
import type { Token } from '../text/tokens.ts'
import stopList from '../words/stop-list.json' with { type: 'json' }

interface Name {
  readonly text: string
  /** Its letters as bits: names whose letters differ in too many are not compared. */
  readonly letters: number
}

const bare = (name: string): string => fold(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
const nameOf = (text: string): Name => ({ text, letters: lettersOf(text) })

const names = stopList.substances.flatMap(({ names }) => names.map(bare)).map(nameOf)
const exact = new Set(names.map(({ text }) => text))
/** Names that are a word of some language as well, and words that are near one. */
const ordinary = new Set(stopList.ordinary.map(bare))

const LONGEST = Math.max(...names.map(({ text }) => text.length))
/** Letters of other scripts that look Latin. */
const alike: Readonly<Record<string, string>> = stopList.alike

/**
 * Tokens that name a substance on the stop list: by any of its names, misspelt by one letter (5 to 7 letters) or two,
 * in one word or several ("D.D.T.", "para quat").
 */
export function stoppedIn(tokens: readonly Token[]): number[] {
  const words = tokens.flatMap(({ text, raw }, at) =>
    /[\p{L}\p{M}\p{N}]/u.test(raw) ? [{ text: latin(text), at }] : [],
  )
  return words.flatMap(({ text, at }, n) => {
    const next = words.slice(n + 1, n + 8).map((word) => word.text)
    return formsOf(text).some((form) => isStopped([form, ...next])) ? [at] : []
  })
}

/** One word, or several that follow one another, from the first on. */
function isStopped(words: readonly string[]): boolean {
  let joined = ''
  for (const [n, word] of words.entries()) {
    joined += word
    if (joined.length > LONGEST + 2) return false
    if (exact.has(joined) && !(n === 0 && ordinary.has(joined))) return true
    if ((n === 0 || (n === 1 && joined.length > 8 && word.length > 2)) && isNear(joined, n === 0 ? 2 : 1))
      return true
  }
  return false
}

function isNear(word: string, atMost: number): boolean {
  if (ordinary.has(word)) return false
  const letters = lettersOf(word)
  return names.some((name) => {
    const most = Math.min(atMost, mistakesIn(Math.min(name.text.length, word.length)))
    if (most === 0 || Math.abs(name.text.length - word.length) > most) return false
    return bits(letters ^ name.letters) <= most * 2 && distance(word, name.text) <= most
  })
}

const mistakesIn = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2)

function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) % 31)
  return letters
}

function bits(number: number): number {
  let left = number
  let count = 0
  for (; left !== 0; left &= left - 1) count += 1
  return count
}

/** Letters to add, leave out, replace or exchange. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_unused, n) => n)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 9) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

const latin = (word: string): string =>
  /[a-z]/.test(word) ? word.replace(/[^a-z]/g, (letter) => alike[letter] ?? letter) : word
