import * as shown from '../../../styleguide/shown/prices.ts'

export const { NOW, nakuruMaize, rising, worldMaize } = shown
