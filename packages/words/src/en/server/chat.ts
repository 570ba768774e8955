import { builtIn } from './chat/built-in.ts'
import { claims } from './chat/claims.ts'
import { farm } from './chat/farm.ts'
import { modelNotes } from './chat/model-notes.ts'
import { noAnswer } from './chat/no-answer.ts'

/** What the chat says itself, in a model's place or beside it. */
export const chat = { builtIn, claims, farm, modelNotes, noAnswer }
