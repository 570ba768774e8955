import { builtInTexts } from './chat/built-in.ts'
import { claims } from './chat/claims.ts'
import { farmTexts } from './chat/farm.ts'
import { modelNoteTexts } from './chat/model-notes.ts'
import { noAnswerTexts } from './chat/no-answer.ts'

/** The product's own chat texts, used instead of or next to a model's. */
export const chat = {
  builtIn: builtInTexts,
  claims,
  farm: farmTexts,
  modelNotes: modelNoteTexts,
  noAnswer: noAnswerTexts,
}
