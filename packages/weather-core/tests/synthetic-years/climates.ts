/** Parameters of a synthetic climate, at a real place. */
export interface Climate {
  name: string
  latDeg: number
  lonDeg: number
  zone: string
  elevationM: number
  /** Annual mean in °C. The next two are half the range of the seasons, and half that of a day. */
  meanC: number
  seasonC: number
  dayC: number
  /** Mean difference between temperature and dew point, in °C. */
  spreadC: number
  windKmh: number
  /** Share of hours with rain. */
  wetShare: number
}

type Place = Pick<Climate, 'name' | 'latDeg' | 'lonDeg' | 'zone' | 'elevationM'>
type Air = Omit<Climate, keyof Place>

const climate = (place: Place, air: Air): Climate => ({ ...place, ...air })

export const CLIMATES: readonly Climate[] = [
  climate(
    { name: 'Ludlow (oceanic)', latDeg: 52.4, lonDeg: -2.7, zone: 'Europe/London', elevationM: 100 },
    { meanC: 10, seasonC: 6, dayC: 4, spreadC: 4, windKmh: 12, wetShare: 0.12 },
  ),
  climate(
    { name: 'Nakuru (highland)', latDeg: -0.3, lonDeg: 36.1, zone: 'Africa/Nairobi', elevationM: 1850 },
    { meanC: 18, seasonC: 1, dayC: 6.5, spreadC: 7, windKmh: 9, wetShare: 0.1 },
  ),
  climate(
    { name: 'Ames (continental)', latDeg: 42, lonDeg: -93.6, zone: 'America/Chicago', elevationM: 290 },
    { meanC: 10, seasonC: 15, dayC: 6, spreadC: 6, windKmh: 15, wetShare: 0.08 },
  ),
  climate(
    { name: 'Ludhiana (monsoon)', latDeg: 30.9, lonDeg: 75.9, zone: 'Asia/Kolkata', elevationM: 250 },
    { meanC: 24, seasonC: 10, dayC: 7, spreadC: 9, windKmh: 8, wetShare: 0.05 },
  ),
  climate(
    { name: 'Mildura (dry)', latDeg: -34.2, lonDeg: 142.2, zone: 'Australia/Melbourne', elevationM: 50 },
    { meanC: 17, seasonC: 7, dayC: 8, spreadC: 10, windKmh: 14, wetShare: 0.03 },
  ),
  climate(
    { name: 'Tromsø (subarctic)', latDeg: 69.6, lonDeg: 19, zone: 'Europe/Oslo', elevationM: 10 },
    { meanC: 3, seasonC: 8, dayC: 2.5, spreadC: 3, windKmh: 16, wetShare: 0.16 },
  ),
]
