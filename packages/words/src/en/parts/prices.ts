import { board } from './prices/board.ts'
import { price } from './prices/price.ts'
import { nearby, priceHistory } from './prices/price-history.ts'
import { questions } from './prices/questions.ts'
import { targets } from './prices/targets.ts'
import { worth } from './prices/worth.ts'

export const prices = { board, nearby, past: priceHistory, price, questions, targets, worth }
