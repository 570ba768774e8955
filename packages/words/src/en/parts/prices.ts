import { board } from './prices/board.ts'
import { past } from './prices/past.ts'
import { price } from './prices/price.ts'
import { questions } from './prices/questions.ts'
import { targets } from './prices/targets.ts'
import { worth } from './prices/worth.ts'

/** The prices of a farmer's crops. */
export const prices = { board, past, price, questions, targets, worth }
