import type { Catalogue } from '../catalogue.ts'
import type { sums } from './en.ts'

export type CalculatorMessages = Catalogue<typeof sums>
