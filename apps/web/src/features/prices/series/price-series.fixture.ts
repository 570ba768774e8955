import * as shown from '../../../styleguide/samples/prices.ts'

export const { NOW, nakuruMaize, risingPrices, worldMaize } = shown
