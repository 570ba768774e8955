import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { createPriceDefaults } from '@smart-farming/market-core/farm/farm-view'
import type { CurrencyAndUnit } from './price-display.ts'
import type { PriceSearchPlace } from './queries.ts'

/** Unit and currency of a farmer's prices: from the account, else the currency of the farm's country. */
export const preferredCurrencyAndUnit = (
  { boardUnit, boardCurrency }: BoardSettings,
  place: Pick<PriceSearchPlace, 'country'> | undefined,
): CurrencyAndUnit => ({
  unit: boardUnit,
  currency: createPriceDefaults({ boardUnit, boardCurrency }, place?.country).currency,
  isChosen: boardCurrency !== undefined,
})
