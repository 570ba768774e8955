// Lower bounds of forces 1 to 12, km/h at 10 m (Victoria Department of Health up to 10; WMO above).
const LOWER_BOUNDS_KMH = [1, 6, 12, 20, 29, 39, 50, 62, 75, 89, 103, 118]

const WORDS = [
  'calm',
  'light air',
  'light breeze',
  'gentle breeze',
  'moderate breeze',
  'fresh breeze',
  'strong breeze',
  'near gale',
  'gale',
  'strong gale',
  'storm',
  'violent storm',
  'hurricane force',
]

/**
 * Beaufort force, 0..12, and its name, for a wind in km/h at 10 m. The wind is rounded to whole
 * km/h, as in the scale.
 */
export function beaufort(windKmh: number): { force: number; words: string } {
  const whole = Math.round(windKmh)
  const force = LOWER_BOUNDS_KMH.filter((bound) => whole >= bound).length
  return { force, words: WORDS[force] ?? 'calm' }
}
