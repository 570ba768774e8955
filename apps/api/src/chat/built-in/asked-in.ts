import {
  answerLanguageOf,
  isOther,
  languageOf,
} from '@smart-farming/market-core/understand/languages/find-language'
import { inEnglish } from '@smart-farming/market-core/understand/languages/in-english'
import type { Language } from '@smart-farming/market-core/understand/languages/language'
import { respell } from '@smart-farming/market-core/understand/spelling/respell'
import { type AnswerWords, loadAnswerWords, type ServerWords } from '@smart-farming/words/catalogues'
import type { ChatQuestion } from '../engine.ts'
import { questionsBefore } from '../history.ts'

/** The language to answer in, and the question for what reads English alone. */
export interface AskedIn {
  readonly language: Language
  readonly english: string
}

/** The language of a question: its own, or the conversation's; English where neither says. */
export function askedIn({ message, history }: Pick<ChatQuestion, 'message' | 'history'>): AskedIn {
  const language = languageOf(message, questionsBefore(history))
  return { language, english: isOther(language) ? inEnglish(message, language).text : respell(message).text }
}

/**
 * What a question is taken apart in, where it asks several things: as it was written, or in English where that is
 * another language.
 */
export function textToPart(question: Pick<ChatQuestion, 'message' | 'history'>): string {
  const message = question.message.replace(attachedAnd, '، ')
  const { language, english } = askedIn({ ...question, message })
  return isOther(language) ? english : message
}

/** Arabic writes "and" as a letter of the word behind it: before what begins a question that is a joint. */
const attachedAnd =
  /[\s،]+و(?=(?:هل|كم|بكم|كيف|متى|ماذا|ما|أين|سعر|أسعار|اسعار|المطر|الطقس|حالة|علاج|مكافحة)(?:\s|$))/gu

/** The questions before it, oldest first, likewise in English. */
export const inEnglishBefore = ({ history }: Pick<ChatQuestion, 'history'>): string[] =>
  questionsBefore(history).map((message, i, all) => {
    const language = languageOf(message, all.slice(0, i))
    return isOther(language) ? inEnglish(message, language).text : respell(message).text
  })

/** By plain word of a conversation in English, what was written in its place; the last question's own words first. */
export function writtenWords({
  message,
  history,
}: Pick<ChatQuestion, 'message' | 'history'>): Map<string, string> {
  const all = [...questionsBefore(history), message]
  return new Map(
    all.flatMap((text, i) => {
      const language = languageOf(text, all.slice(0, i))
      return isOther(language) ? [...inEnglish(text, language).written] : []
    }),
  )
}

/**
 * The words of the language that a question was asked in, in whatever letters; each language is loaded when somebody
 * first asks in it.
 */
export async function answerWords(
  english: Pick<ServerWords, 'answers' | 'chat' | 'weather'>,
  question: Pick<ChatQuestion, 'message' | 'history'>,
): Promise<AnswerWords> {
  const { language } = askedIn(question)
  return language === 'en' ? english : loadAnswerWords(language)
}

/** The words of a language that whoever asks reads by its letters, too: where a life may hang on it. */
export async function wordsSurelyRead(
  english: Pick<ServerWords, 'answers' | 'chat' | 'weather'>,
  question: Pick<ChatQuestion, 'message' | 'history'>,
): Promise<AnswerWords> {
  const language = answerLanguageOf(question.message, questionsBefore(question.history))
  return language === 'en' ? english : loadAnswerWords(language)
}

/** The words of the language that a question was asked in, where {@link wordsSurelyRead} are of another. */
export async function wordsAsAsked(
  question: Pick<ChatQuestion, 'message' | 'history'>,
): Promise<AnswerWords | undefined> {
  const { language } = askedIn(question)
  const answered = answerLanguageOf(question.message, questionsBefore(question.history))
  return language === answered || !isOther(language) ? undefined : loadAnswerWords(language)
}
