import * as outbox from './outbox/outbox.ts'
import * as savedResponses from './storage/saved-responses.ts'

/** All code for saving a farmer's data and changes on this phone, in one module: it loads as a whole or not at all. */
export const phoneStorage = { ...savedResponses, outbox }
