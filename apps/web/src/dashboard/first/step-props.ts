import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { ReactNode } from 'react'

/** One of the first questions. */
export interface StepProps {
  settings: FarmSettings
  /** ISO 3166-1 alpha-2; undefined where nobody knows where the farm is. */
  country: string | undefined
  /** From 1. */
  step: number
  /** It follows another one, which was just answered. */
  isNext: boolean
  busy: boolean
  failure: ReactNode
  onSave: (part: FarmSettings) => void
  onSkip: () => void
}
