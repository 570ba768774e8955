import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { ReactNode } from 'react'

export interface StepProps {
  settings: FarmSettings
  /** ISO 3166-1 alpha-2; undefined if the farm's location is unknown. */
  country: string | undefined
  step: number
  isNext: boolean
  busy: boolean
  failure: ReactNode
  onSave: (part: FarmSettings) => void
  onSkip: () => void
}
