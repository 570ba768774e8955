import { listArguments } from '../../src/icu/arguments-of.ts'
import type { Texts } from './message-files.ts'
import type { PoEntry } from './po-text.ts'

/** Pairs every English message with its translation, or with an empty text. */
export const createEntries = (english: Texts, translated: Texts): PoEntry[] =>
  [...english].map(([context, text]) => ({
    context,
    english: text,
    translation: translated.get(context) ?? '',
  }))

/**
 * Merges translations from a PO file into a language's messages, in the English order. Untranslated
 * messages stay unchanged.
 *
 * @returns problems, one per line; if there are any, the caller must write nothing
 */
export function mergeEntries(english: Texts, translated: Texts, entries: readonly PoEntry[]) {
  const sent = new Map(entries.map((entry) => [entry.context, entry]))
  const texts = new Map<string, string>()
  const problems = [...sent.keys()]
    .filter((context) => !english.has(context))
    .map((context) => `${context}: no such message`)
  for (const [context, text] of english) {
    const entry = sent.get(context)
    const translation = entry?.translation || translated.get(context) || ''
    texts.set(context, translation)
    if (translation === '') problems.push(`${context}: not translated`)
    else if (entry?.translation && entry.english !== text)
      problems.push(`${context}: the English has changed since the export`)
    else problems.push(...findFaults(text, translation).map((fault) => `${context}: ${fault}`))
  }
  return { texts, problems }
}

/** Faults of a translation: invalid syntax, or arguments that differ from the English. */
export function findFaults(english: string, translation: string): string[] {
  try {
    const [wanted, given] = [listArguments(english), listArguments(translation)]
    const differing = [...wanted, ...given].filter((name) => !(wanted.has(name) && given.has(name)))
    return differing.map((name) => `{${name}} is not in both`)
  } catch (error) {
    return [String(error)]
  }
}
