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

/** Alert kinds detected from the weather code alone, without a limit. */
export const CODE_ALERT_KINDS = ['freezing_rain', 'thunderstorm', 'hail'] as const
export type CodeAlertKind = (typeof CODE_ALERT_KINDS)[number]

/** True if the weather code alone determines the event. */
export const isCodeAlert = (kind: AlertKind): kind is CodeAlertKind =>
  CODE_ALERT_KINDS.some((sign) => sign === kind)
