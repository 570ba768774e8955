import {
  answerLanguageOf,
  isOther,
  languageOf,
} from '@smart-farming/market-core/understand/languages/find-language'
import { inEnglish } from '@smart-farming/market-core/understand/languages/in-english'
import type { Language } from '@smart-farming/market-core/understand/languages/language'
import { respell } from '@smart-farming/market-core/understand/spelling/respell'

/** A message and the farmer's messages before it, oldest first. */
export interface Conversation {
  readonly message: string
  readonly before: readonly string[]
}

/** A message in English, for rules that read nothing else. */
export interface InEnglish extends Conversation {
  /** By plain word of the conversation in English, the word in its place; the last message's own words first. */
  readonly written: ReadonlyMap<string, string>
}

/** The language to answer in: the message's own, or the conversation's; English where neither says. */
export const languageAsked = ({ message, before }: Conversation): Language => languageOf(message, before)

/** The language that the farmer reads by its letters, too: where a life may hang on it. */
export const languageSurelyRead = ({ message, before }: Conversation): Language =>
  answerLanguageOf(message, before)

/** The conversation in English, or as much of it as is known. */
export function conversationInEnglish({ message, before }: Conversation): InEnglish {
  const all = [...before, message].map((text, i, texts) => {
    const language = languageOf(text, texts.slice(0, i))
    if (!isOther(language)) return { text: respell(text).text, written: [] }
    const { text: english, written } = inEnglish(text, language)
    return { text: english, written: [...written] }
  })
  const texts = all.map(({ text }) => text)
  return {
    message: texts.at(-1) ?? '',
    before: texts.slice(0, -1),
    written: new Map(all.flatMap(({ written }) => written)),
  }
}

/** The text in which a message is split into its parts: as it was written, or in English for another language. */
export function textToPart({ message, before }: Conversation): string {
  const joined = message.replace(attachedAnd, '، ')
  const language = languageOf(joined, before)
  return isOther(language) ? inEnglish(joined, language).text : joined
}

/** Arabic writes "and" as a letter of the next word: before a word that begins a question it joins two questions. */
const attachedAnd =
  /(?<![\s،])[\s،]+و(?=(?:هل|كم|بكم|كيف|متى|ماذا|ما|أين|سعر|أسعار|اسعار|المطر|الطقس|حالة|علاج|مكافحة)(?:\s|$))/gu
