import type { AnswerRenderer } from '../answers/answer-texts.ts'
import type { Catalogue } from '../catalogue.ts'
import type { chat } from '../en/server/chat.ts'
import type { ReasonWords, WeatherWords } from '../sentences/reason.ts'

type Chat = typeof chat

/** English-only texts: tool results for models, and idioms of English. */
type InEnglish =
  | ('nothingOfCrop' | 'partlyKnown' | 'notKnown' | 'groundNotKnown')
  | ('unchecked' | 'partOfNight' | 'mow')

/** Chat texts in every chat language: prices, sums, the farm's forecast, and why a model did not answer. */
export interface AnswerWords {
  readonly said: AnswerRenderer
  readonly chat: Catalogue<Pick<Chat, 'builtIn' | 'modelNotes' | 'noAnswer'>> & {
    readonly farm: Catalogue<Omit<Chat['farm'], InEnglish>>
  }
  readonly weather: Pick<WeatherWords, 'figures' | 'times' | 'day' | 'verdicts'> &
    Pick<ReasonWords, 'reasons'>
}
