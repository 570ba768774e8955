import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { ReactNode } from 'react'

/** Props of one of the first questions. */
export interface StepProps {
  settings: FarmSettings
  /** ISO 3166-1 alpha-2; undefined if the farm's location is unknown. */
  country: string | undefined
  /** Number of the question, from 1. */
  step: number
  /** True if the previous question was just answered. */
  isNext: boolean
  busy: boolean
  failure: ReactNode
  onSave: (part: FarmSettings) => void
  onSkip: () => void
}
