import { useState } from 'react'
import {
  type CalculatorId,
  readCalculations,
  type SavedCalculations,
  saveCalculations,
} from './saved-calculations.ts'

/**
 * Returns the farmer's last calculations on this phone, and functions that change and save them.
 */
export function useSavedCalculations(owner: string) {
  const [sums, setSums] = useState(() => readCalculations(owner))
  const put = (changed: Partial<SavedCalculations>) => {
    const next = { ...sums, ...changed }
    setSums(next)
    saveCalculations(owner, next)
  }
  const { sum, typed } = sums
  return {
    sums,
    choose: (next: CalculatorId) => put({ sum: next }),
    speak: (language: SavedCalculations['language']) => put({ language }),
    type: (field: string, text: string) =>
      put({ typed: { ...typed, [sum]: { ...typed[sum], [field]: text } } }),
    startAgain: () => put({ typed: { ...typed, [sum]: {} } }),
  }
}
