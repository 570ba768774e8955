import type { Language } from '@smart-farming/market-core/chat'
import { type AnswerWords, loadAnswerWords, type ServerWords } from '@smart-farming/words/catalogues'

/** Answer texts in a language; languages other than English are loaded on first use. */
export async function answerWords(
  english: Pick<ServerWords, 'said' | 'chat' | 'weather'>,
  language: Language = 'en',
): Promise<AnswerWords> {
  return language === 'en' ? english : loadAnswerWords(language)
}
