import type { AlertsTone } from './alerts-state.ts'

const SHAPES: Readonly<Record<AlertsTone, string>> = {
  alert: 'M12 3.5L22 20.5H2zM12 10v4.5M12 17.4v.2',
  calm: 'M4 12.5l5.5 5.5L20 6.5',
  unchecked: 'M9 9a3.2 3.2 0 1 1 4.8 2.9c-1.3.8-1.8 1.4-1.8 2.6M12 18v.2',
  looking: 'M6 12v.2M12 12v.2M18 12v.2',
}

/** The sign of what the line of alerts says. */
export function AlertsMark({ tone }: { tone: AlertsTone }) {
  return (
    <svg className="alerts-bar__mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={SHAPES[tone]} />
    </svg>
  )
}
