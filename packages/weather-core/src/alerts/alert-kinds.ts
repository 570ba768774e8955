/** What alerts are about. */
export const ALERT_KINDS = [
  'frost',
  'ground_frost',
  'gusts',
  'heavy_rain',
  'heavy_snow',
  'freezing_rain',
  'thunderstorm',
  'hail',
  'heat_stress',
  'heat_work',
  'wind_chill',
  'blight',
] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** Kinds that the sign of the weather makes, without a figure to be held against a limit. */
export const SIGN_KINDS = ['freezing_rain', 'thunderstorm', 'hail'] as const
export type SignKind = (typeof SIGN_KINDS)[number]

/** Whether the sign of the weather alone makes the event. */
export const isSign = (kind: AlertKind): kind is SignKind => SIGN_KINDS.some((sign) => sign === kind)
