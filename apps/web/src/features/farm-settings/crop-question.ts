import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { ReactNode } from 'react'

/**
 * The question about the farm's list of crops, for the settings form. Passed in, because the list belongs to the whole
 * product.
 */
export interface CropQuestion {
  /** Renders checkboxes named `boardCrops`, beside a field `boardCrops.shown`. */
  readonly ask: (settings: FarmSettings) => ReactNode
  /** The list on one line, with the currency and unit of its prices. */
  readonly summary: (settings: FarmSettings) => ReactNode
  /**
   * Returns the settings to save.
   *
   * @param before settings when the form opened
   */
  readonly toSave: (before: FarmSettings, next: FarmSettings) => Promise<FarmSettings>
}
