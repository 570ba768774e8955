import type { AnswerRenderer } from '../answers/answer-texts.ts'
import type { Catalogue } from '../catalogue.ts'
import type { chat } from '../en/server/chat.ts'
import type { ReasonMessages, WeatherMessages } from '../sentences/reason.ts'

type Chat = typeof chat

/** Texts that exist only in English: tool results for models, and English idioms. */
type InEnglish =
  | ('nothingOfCrop' | 'partlyKnown' | 'notKnown' | 'groundNotKnown')
  | ('unchecked' | 'partOfNight' | 'mow')

/** Chat texts that exist in every chat language. */
export interface AnswerMessages {
  readonly said: AnswerRenderer
  readonly chat: Catalogue<Pick<Chat, 'builtIn' | 'modelNotes' | 'noAnswer'>> & {
    readonly farm: Catalogue<Omit<Chat['farm'], InEnglish>>
  }
  readonly weather: Pick<WeatherMessages, 'figures' | 'times' | 'day' | 'verdicts'> &
    Pick<ReasonMessages, 'reasons'>
}
