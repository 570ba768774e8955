import type { ReactNode } from 'react'
import type { CalculatorId } from './saved-calculations.ts'

const PATHS: Readonly<Record<CalculatorId, string>> = {
  margin: 'M4 20h16M7 20V6h4v14M14 20v-7h4v7',
  storage: 'M4 10l8-6 8 6M6 9v11h12V9M10 20v-5h4v5',
  moisture: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM9 15a3 3 0 0 0 3 3',
  plants: 'M12 20v-9M12 13q-6 0-7-6 6 0 7 6zM12 11q0-6 7-7 0 6-7 7zM6 20h12',
  convert: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  loan: 'M3 6h18v12H3zM12 9.5a2.5 2.5 0 0 1 0 5 2.5 2.5 0 0 1 0-5M6.5 12h.1M17.5 12h.1',
}

export const calculatorIcon = (sum: CalculatorId): ReactNode => (
  <svg className="sums__icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[sum]} />
  </svg>
)
