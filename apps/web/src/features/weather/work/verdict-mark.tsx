import type { Verdict } from '@smart-farming/weather-core/work/verdict'
import { adoptStyle } from '../../../components/adopt-style.ts'
import css from './verdict-mark.css?inline'

adoptStyle(css)

/** Four shapes that are told apart without their colours. */
const SHAPES: Readonly<Record<Verdict, string>> = {
  good: 'M3 8.5l3.5 3.5L13 4.5',
  careful: 'M8 3v6.5M8 13v.2',
  dont: 'M4 4l8 8M12 4l-8 8',
  unknown: 'M5.2 5.6a2.9 2.9 0 1 1 4.4 2.6c-1 .6-1.6 1-1.6 2M8 13v.2',
}

/** The sign of a verdict. Its word stands beside it, or is there for screen readers. */
export function VerdictMark({ verdict }: { verdict: Verdict }) {
  return (
    <svg
      className={`verdict-mark verdict-mark--${verdict}`}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
    >
      <path d={SHAPES[verdict]} />
    </svg>
  )
}
