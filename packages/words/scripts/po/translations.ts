import { listArguments } from '../../src/icu/arguments-of.ts'
import type { Texts } from './message-files.ts'
import type { Entry } from './po-text.ts'

/** Every English message, with its translation if there is one. */
export const createEntries = (english: Texts, translated: Texts): Entry[] =>
  [...english].map(([context, text]) => ({
    context,
    english: text,
    translation: translated.get(context) ?? '',
  }))

/**
 * Merges the messages of a PO file into those of a language, in the order of the English. Untranslated ones stay
 * unchanged.
 *
 * @returns problems, one a line; if there are any, nothing may be written
 */
export function mergeEntries(english: Texts, translated: Texts, entries: readonly Entry[]) {
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

/** Faults of a translation: invalid syntax, or arguments other than the English ones. */
export function findFaults(english: string, translation: string): string[] {
  try {
    const [wanted, given] = [listArguments(english), listArguments(translation)]
    const differing = [...wanted, ...given].filter((name) => !(wanted.has(name) && given.has(name)))
    return differing.map((name) => `{${name}} is not in both`)
  } catch (error) {
    return [String(error)]
  }
}
