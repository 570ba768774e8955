import { board } from './prices/board.ts'
import { nearby, past } from './prices/past.ts'
import { price } from './prices/price.ts'
import { questions } from './prices/questions.ts'
import { targets } from './prices/targets.ts'
import { worth } from './prices/worth.ts'

/** The prices of a farmer's crops. */
export const prices = { board, nearby, past, price, questions, targets, worth }
