import type { SumId } from '../stored-sums.ts'
import type { Sum, SumContext } from '../sum.ts'
import { convert } from './convert.ts'
import { loan } from './loan.ts'
import { margin } from './margin.ts'
import { moisture } from './moisture.ts'
import { plants } from './plants.ts'
import { storage } from './storage.ts'

/** All calculators, by id. */
export const KINDS: Readonly<Record<SumId, (context: SumContext) => Sum>> = {
  margin,
  storage,
  moisture,
  plants,
  convert,
  loan,
}
