import type { AnswerMessages } from '../answering/answer-messages.ts'
import { createAnswerRenderer } from '../answers/answer-texts.ts'
import { answerLanguage } from './answer-language.ts'
import { builtInTexts } from './chat/built-in.ts'
import { farmTexts } from './chat/farm.ts'
import { modelNoteTexts } from './chat/model-notes.ts'
import { noAnswerTexts } from './chat/no-answer.ts'
import { day } from './weather/day.ts'
import { figures, times } from './weather/figures.ts'
import { reasons, verdicts } from './weather/verdicts.ts'

export const answerMessages: AnswerMessages = {
  said: createAnswerRenderer(answerLanguage),
  chat: { builtIn: builtInTexts, farm: farmTexts, modelNotes: modelNoteTexts, noAnswer: noAnswerTexts },
  weather: { figures, times, day, verdicts, reasons },
}
