const air =
  '(?:wind|winds|gusts?|rain|rains|rainfall|temperature|temp|humidity|dew|cloud|fog|frost|sunshine|heat)'
const howMuch = '(?:how (?:much|many|strong|high|low|fast|hot|cold)|kitna|kitni|kitne)'
const little = '(?: (?:is|was|will|the|of|be|mm|km|kmph|degrees|speed|there|have|we|today|now|for)){0,4}'
/** How much wind there is, in whatever order it is asked. */
const amountOfWeather = new RegExp(
  `(?<![^ ])(?:${air}${little} ${howMuch}|${howMuch}${little} ${air})(?![^ ])`,
  'g',
)

/** A plain text without what it asks of the air: "2,4-D in wheat, wind is how much today" asks of no dose. */
export const withoutWeatherAmounts = (plain: string): string => plain.replace(amountOfWeather, 'weather')
