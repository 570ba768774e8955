import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { ReactNode } from 'react'

/**
 * The settings form's question about the farm's crops. Passed in, because the crop list belongs to
 * the whole product.
 */
export interface CropQuestion {
  readonly ask: (settings: FarmSettings) => ReactNode
  /** The crops on one line, with the currency and unit of their prices. */
  readonly summary: (settings: FarmSettings) => ReactNode
  /**
   * Returns the settings to save.
   *
   * @param before settings when the form opened
   */
  readonly toSave: (before: FarmSettings, next: FarmSettings) => Promise<FarmSettings>
}
