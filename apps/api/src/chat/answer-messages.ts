import type { Language } from '@smart-farming/market-core/chat'
import { type AnswerMessages, loadAnswerMessages, type ServerMessages } from '@smart-farming/words/catalogues'

/** Answer texts in a language; languages other than English are loaded on first use. */
export async function answerMessagesIn(
  english: Pick<ServerMessages, 'said' | 'chat' | 'weather'>,
  language: Language = 'en',
): Promise<AnswerMessages> {
  return language === 'en' ? english : loadAnswerMessages(language)
}
