/** What a word or phrase hints at, whatever language it is in. Every language has a table of phrases by cue. */
export const CUES = [
  // Asking
  'ask_price', // price, cost, worth, rate, how much
  'how_many',
  'when',
  'which',
  'why',
  'what_is', // what does X mean, define
  'who', // who can help, whom to call
  // Moves and comparisons
  'change', // change, trend, moved, did ... do
  'up',
  'down',
  'highest',
  'lowest',
  'mean',
  'season', // usual month, seasonality
  'swing', // volatile, unstable
  'compare', // compare, versus, than, difference
  'more', // dearer, more expensive
  'less', // cheaper
  'most',
  'least',
  'above', // above, over, more than (a limit)
  'below',
  'or',
  'and',
  'not',
  'in_each', // month by month, each year
  'each_kind', // both kinds, all varieties
  // Kinds of price
  'farm_gate',
  'retail',
  'wholesale',
  'futures',
  'support_price', // MSP, guaranteed price
  // Sums
  'per', // per, each, a, for each
  'of',
  'at', // at, @, for (before a price)
  'to', // into, in (before a unit or currency)
  'from',
  'sell',
  'buy',
  'cost', // cost, spent, expense, paid, and names of costs: transport, labour, rent
  'yield', // got, harvested, yield
  'total',
  'left', // profit, left, remain, net, margin
  'break_even',
  'rest', // what is left of an amount
  'self', // me and, beside those that share
  'share', // divide, split equally among
  'percent_of',
  'moisture',
  'lost', // rotted, spoiled, died
  'worth', // what is it worth in all
  'times', // x, times, multiplied by
  'lump', // for (before the price of one or of all)
  'what_percent',
  'beyond_sums', // loans, offers, remainders, halves: no simple sum
  'day',
  'daily',
  'week',
  'month',
  'year',
  // Weather
  'weather',
  'rain',
  'dry',
  'wind',
  'temperature',
  'hot',
  'cold',
  'frost',
  'humidity',
  'cloud',
  'sun', // sunrise and sunset
  'storm',
  'hail',
  'snow',
  'fog',
  'evaporation',
  'soil', // soil moisture, ground too wet
  'disease_risk',
  'degree_days',
  'chill_hours',
  'heat_stress', // animals and people in heat
  // Jobs
  'job_spraying',
  'job_harvest',
  'job_hay',
  'job_field_work', // plough, sow, plant
  'job_irrigation',
  'job_spreading', // fertiliser, manure
  'job_drying', // drying grain outside
  'best', // best day, best time
  'can', // can I, is it ok to, should I
  // The future and advice
  'will',
  'should',
  'wait', // hold, keep, store till
  // Talk
  'greeting',
  'thanks',
  'agreed', // ok, yes
  'again', // and, what about
  'help', // what can you do
] as const

export type Cue = (typeof CUES)[number]

/** Cues that say something in a sum, and little anywhere else. */
export const SUM_CUES: ReadonlySet<Cue> = new Set([
  'times',
  'lump',
  'rest',
  'self',
  'what_percent',
  'beyond_sums',
  'day',
  'daily',
  'week',
  'month',
  'year',
])
