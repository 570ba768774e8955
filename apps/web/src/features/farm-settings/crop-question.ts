import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { ReactNode } from 'react'

/** The farm's list of crops as a question of its settings: the list belongs to all of the product. */
export interface CropQuestion {
  /** Boxes named `boardCrops`, beside a field `boardCrops.shown`. */
  readonly ask: (settings: FarmSettings) => ReactNode
  /** The list in one line, and how its prices are shown. */
  readonly summary: (settings: FarmSettings) => ReactNode
  /** @param before what the form opened with */
  readonly toSave: (before: FarmSettings, next: FarmSettings) => Promise<FarmSettings>
}
