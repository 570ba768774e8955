import type { BoardSettings } from '@smart-farming/contracts/prices/price-board'
import { createPriceDefaults } from '@smart-farming/market-core/farm/farm-view'
import type { CurrencyAndUnit } from './price-display.ts'
import type { PriceSearchPlace } from './queries.ts'

/**
 * The account's unit and currency for prices. The currency defaults to that of the farm's country.
 */
export const preferredCurrencyAndUnit = (
  { boardUnit, boardCurrency }: BoardSettings,
  place: Pick<PriceSearchPlace, 'country'> | undefined,
): CurrencyAndUnit => ({
  unit: boardUnit,
  currency: createPriceDefaults({ boardUnit, boardCurrency }, place?.country).currency,
  isChosen: boardCurrency !== undefined,
})
