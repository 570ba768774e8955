import * as outbox from './outbox/outbox.ts'
import * as savedResponses from './storage/saved-responses.ts'

/**
 * All code for saving a farmer's data and changes on this phone. One module, so that it never loads
 * in part.
 */
export const phoneStorage = { ...savedResponses, outbox }
