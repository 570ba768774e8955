import * as kept from './kept/kept.ts'
import * as outbox from './outbox/outbox.ts'

/** All that keeps a farmer's answers and changes on this phone, in one module: it arrives whole or not at all. */
export const keeping = { ...kept, outbox }
