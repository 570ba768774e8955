import { builtIn } from './chat/built-in.ts'
import { claims } from './chat/claims.ts'
import { farm } from './chat/farm.ts'
import { modelNotes } from './chat/model-notes.ts'
import { noAnswer } from './chat/no-answer.ts'

/** The product's own chat texts, instead of or next to a model's. */
export const chat = { builtIn, claims, farm, modelNotes, noAnswer }
