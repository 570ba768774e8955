/** As much of a forecast entry's condition (OpenWeather's shape) as tells what the weather brings. */
export interface Condition {
  /** OpenWeather's condition id; absent where the provider's codes are coarser. */
  id?: number | undefined
  /** Empty where the weather is not known. */
  description: string
  /** One of OpenWeather's 18 codes, 01d..50n. */
  icon: string
  hail?: boolean | undefined
}

/** What the provider's code for the weather says, beside the figures; undefined is not known. */
export interface Signs {
  thunder: boolean | undefined
  hail: boolean | undefined
  freezing: boolean | undefined
}

const THUNDER_ICON = '11'
/** OpenWeather's id for freezing rain; WMO codes of freezing rain and drizzle are written as it. */
const FREEZING_RAIN_ID = 511

/** What a condition says of thunder, hail and freezing rain. Hail falls from thunderstorms only. */
export function signsOf(condition: Condition | undefined): Signs {
  if (!condition || condition.description === '')
    return { thunder: undefined, hail: undefined, freezing: undefined }
  const thunder = condition.icon.startsWith(THUNDER_ICON)
  return {
    thunder,
    hail: thunder ? condition.hail : false,
    freezing: condition.id === undefined ? undefined : condition.id === FREEZING_RAIN_ID,
  }
}
