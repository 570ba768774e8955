import type { CareReason } from '@smart-farming/weather-core/work/care'
import type { Verdict } from '@smart-farming/weather-core/work/verdict'
import './verdict-mark.css'

/** Shapes that differ even without colour, in a 16 by 16 square. */
export const VERDICT_SHAPES: Readonly<Record<Verdict | CareReason, string>> = {
  good: 'M3 8.5l3.5 3.5L13 4.5',
  careful: 'M8 3v6.5M8 13v.2',
  dont: 'M4 4l8 8M12 4l-8 8',
  unknown: 'M5.2 5.6a2.9 2.9 0 1 1 4.4 2.6c-1 .6-1.6 1-1.6 2M8 13v.2',
  dark: 'M13 9.8A5.5 5.5 0 1 1 6.6 3 4.4 4.4 0 0 0 13 9.8z',
  drift: 'M2 6h7.4a2 2 0 1 0-1.9-2.6M2 10h9.6a2 2 0 1 1-1.9 2.6',
}

/** A verdict's icon. Its word is always present, if only for screen readers. */
export function VerdictMark({ verdict, care }: { verdict: Verdict; care?: CareReason | undefined }) {
  return (
    <svg
      className={`verdict-mark verdict-mark--${verdict}`}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
    >
      <path d={VERDICT_SHAPES[care ?? verdict]} />
    </svg>
  )
}
