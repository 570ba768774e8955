const TICK = 'M4 12.5l5.5 5.5L20 6.5'
const WARNING = 'M12 3.5L22 20.5H2zM12 10v4.5M12 17.4v.2'
const QUESTION = 'M9 9a3.2 3.2 0 1 1 4.8 2.9c-1.3.8-1.8 1.4-1.8 2.6M12 18v.2'

/** Shapes that differ even without colour. Unknown names get a question mark. */
const SHAPES: Readonly<Record<string, string>> = {
  calm: TICK,
  good: TICK,
  alert: WARNING,
  careful: WARNING,
  looking: 'M6 12v.2M12 12v.2M18 12v.2',
  dont: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM9 9l6 6M15 9l-6 6',
  night: 'M20 14A8 8 0 1 1 10 4a6 6 0 0 0 10 10z',
  frost: 'M12 3v18M4 7.5l16 9M20 7.5l-16 9M9 4l3 3 3-3M9 20l3-3 3 3',
  drift: 'M3 9h11a3 3 0 1 0-2.8-4M3 15h14.5a3 3 0 1 1-2.8 4',
  dark: 'M20 14A8 8 0 1 1 10 4a6 6 0 0 0 10 10z',
  price: 'M4 11V4h7l10 10-7 7zM8 8v.2',
}

export function SignIcon({ of, className }: { of: string; className: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={SHAPES[of] ?? QUESTION} />
    </svg>
  )
}
