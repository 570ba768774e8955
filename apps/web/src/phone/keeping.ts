import * as kept from './kept/kept.ts'
import * as outbox from './outbox/outbox.ts'

/** All code for saving a farmer's data and changes on this phone, in one module: it loads as a whole or not at all. */
export const keeping = { ...kept, outbox }
