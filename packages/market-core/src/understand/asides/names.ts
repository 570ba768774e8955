import { plainText, splitWords } from '../plain-text.ts'

const titles =
  /^(?:mr|mrs|ms|miss|dr|sir|madam|madame|maam|sister|brother|uncle|aunt|auntie|cousin|nephew|niece|son|daughter|mother|father|mama|mzee|don|dona|senor|senora|tio|tia|prof|teacher|chief|pastor|friend|regards|sincerely|yours|cheers|signed|thanks|am|name|god|dear|hi|hello)$/

/** "Madam Grace", "regards, Tom", "Peter here": somebody's name, and no place. */
export function isPerson(clause: readonly string[], at: number, last: readonly string[] = []): boolean {
  const before = [...last.slice(-1), ...clause.slice(0, at)].slice(-2)
  return before.some((one) => titles.test(one)) || clause[at + 1] === 'here'
}

/** Words that begin with a capital within a sentence, in a text that is not written in capitals throughout. */
export function namesIn(written: string): ReadonlySet<string> {
  const [small, large] = [/\p{Ll}/gu, /\p{Lu}/gu].map((letter) => written.match(letter)?.length ?? 0)
  if ((large ?? 0) > (small ?? 0)) return new Set()
  const found = written.matchAll(/(?<=[^\s.!?:][\s,;]+)\p{Lu}[\p{L}'-]+/gu)
  return new Set([...found].flatMap(([name]) => splitWords(plainText(name))))
}
