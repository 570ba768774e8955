import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { ReactNode } from 'react'

/** The farm's list of crops as a question of its settings: the list belongs to the whole product. */
export interface CropQuestion {
  /** Checkboxes named `boardCrops`, beside a field `boardCrops.shown`. */
  readonly ask: (settings: FarmSettings) => ReactNode
  /** The list on one line, and how its prices are shown. */
  readonly summary: (settings: FarmSettings) => ReactNode
  /** @param before settings when the form opened */
  readonly toSave: (before: FarmSettings, next: FarmSettings) => Promise<FarmSettings>
}
