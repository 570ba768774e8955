import { hasPhrase, plainText } from '@smart-farming/market-core/understand/plain-text'
import { asksHowItLooks, coversWhatDries } from '@smart-farming/market-core/understand/topic/of-days'
import type { TimedWork } from '@smart-farming/weather-core/outlook/day-statement'
import { namesSeveral, setsAgainst } from './asked/between/set-against.ts'
import { type Extreme, extremesIn } from './asked/held/extreme-line.ts'
import { type LineSaid, lineSaid, measureOf } from './asked/held/line-said.ts'
import { jobNames, timing } from './asked/job-names.ts'
import { withoutToldPast } from './asked/time/told-past.ts'
import { type Measure, readWhat } from './asked/what.ts'
import { readWhen, type When } from './asked/when.ts'

export type { Measure } from './asked/what.ts'

/** What a plain question asks of the forecast. */
export interface FarmQuestion {
  /** The jobs that it names; 'all' for what can be done at all. */
  jobs: readonly TimedWork[] | 'all'
  frost: boolean
  /** It asks of tonight. */
  tonight?: true
  /** What else it names. */
  measures?: readonly Measure[]
  /** It wants to know which day, or which hours, are best. */
  best?: true
  /** It asks of something that this forecast does not have, as it was said. */
  absent?: string
  /** Whether the rain behind a spraying washes it off. */
  washOff?: true
  /** It asks of something that weather services warn of. */
  warned?: true
  /** Told beside the answer to something else: in a line, whatever days are told of. */
  beside?: true
  /** It asks for the weather as such. */
  general?: true
  /** A line that it draws: whether that is crossed. */
  line?: LineSaid
  /** It asks when that line is crossed. */
  whenHeld?: true
  /** It asks when frost comes and goes: its hours. */
  frostHours?: true
  /** The day that has the most of something. */
  extremes?: readonly Extreme[]
  /** When the rain stops, or the sky clears. */
  clears?: 'rain' | 'cloud'
  when: When
}

const frostNames = [
  'frost',
  'frosts',
  'frosty',
  'cover the',
  'cover my',
  'should i cover',
  'freeze',
  'freezing',
  'icy',
  'ice',
  'black ice',
  'gel',
  'gelee',
  'gelera',
  'helada',
  'heladas',
  'geada',
  'baridi kali',
  'pala',
  'पाला',
  'صقيع',
]
const weatherNames = ['weather', 'wheather', 'forecast', 'meteo', 'clima', 'tempo']
const bestNames = [
  'best day',
  'best time',
  'best hours',
  'which day',
  'what day',
  'better day',
  'good day',
  'driest day',
]
const baling = ['bale', 'baling', 'bales', 'baled']
const tonightNames = [
  'tonight',
  'this night',
  'overnight',
  'tonite',
  'cette nuit',
  'esta noche',
  'esta noite',
  'usiku wa leo',
  'aaj raat',
  'आज रात',
  'الليلة',
]
const allJobs = ['what can i do', 'what work', 'this week', 'next days']
/** "Cotton picking", "pick my tea": what is picked by hand, or by a machine that no rule here judges. */
const pickedByHand =
  /(?<![^ ])(?:(?:cotton|tea|coffee|fruit|fruits|grapes|tomatoes|tomato|chilli|chillies|vegetables|apples|mangoes|beans|kapas)(?: [^ ]+)? (?:picking|plucking|pick|harvest|harvesting)|(?:pick|picking|pluck|plucking)(?: [^ ]+)? (?:cotton|tea|coffee|fruit|fruits|grapes|tomatoes|chilli|chillies|vegetables|apples|mangoes|beans|kapas))(?![^ ])/

/** "When does it clear", "what time will the rain stop". */
const whenItClears =
  /(?<![^ ])(?:when|what time|which day|how long (?:until|till|before))(?: [^ ]+){0,5} (?:clear|clears|clearing|stop|stops|let up|lets up|ease|eases|dry up|dries up|come out|comes out|over)(?![^ ])/

/** "Downy mildew chances", "is rust likely": what the damp of the days to come does. */
const asksOfDisease =
  /(?<![^ ])(?:(?:blight|mildew|scab|rust|septoria|fusarium|botrytis|sigatoka|blast|anthracnose|disease|fungus)(?: [^ ]+)? (?:chances?|risks?|pressure|weather|conditions|threat|danger|likely)|(?:chances?|risks?|pressure|danger|threat|conditions|weather|likely)(?: (?:of|for|to (?:get|see|have)))?(?: [^ ]+)? (?:blight|mildew|scab|rust|septoria|fusarium|botrytis|sigatoka|blast|anthracnose|disease|fungus))(?![^ ])/

/** "Which days are good for drying maize", "any day fit to dry beans in the sun". */
const asksDryingDays =
  /(?<![^ ])(?:(?:which|what|any|best|good|right|how many) (?:[^ ]+ )?days?(?: [^ ]+){0,8} (?:dry|drying|sun dry|sundry|sun drying)|(?:good|fit|fine|ok|okay|safe) (?:[^ ]+ )?(?:to|for) (?:dry|drying)|days? (?:[^ ]+ ){0,3}(?:to|for) (?:dry|drying|sun drying|sun dry)|(?:when|where) (?:can|could|should|do|to)(?: [^ ]+){0,2} (?:dry|sun dry|sundry) (?:the |my |our )?[^ ]+)(?![^ ])/

/** "Will the rain wash it off", "does it stay dry four hours after". */
const washesOff =
  /(?<![^ ])(?:wash(?:es|ed)?(?: [^ ]+){0,2} (?:off|away|out)|rain ?fast|(?:stay|stays|be|is|keep|dry|rain|rains|raining)(?: [^ ]+){0,5} (?:after|afterwards|after that|behind it)|lessiv[^ ]*|lav(?:a|ar|ara|e|er)|lavera)(?![^ ])/

const drained =
  /(?<=(?<![^ ])(?:drank|drunk|drink|drinking|ran|run|runs|running|milked|milk|pumped|bled|sucked)(?: [^ ]+){0,3}) dry(?![^ ])/g

const asksWhenToDo =
  /(?<![^ ])(?:when|what time|which day)(?: [^ ]+)? (?:can|could|should|may|do|will) (?:i|we|it)(?![^ ])/

const asksWhenHeld =
  /(?<![^ ])(?:when|whens|what time|which hours?|at what hour|from when|how long until)(?![^ ])/
/** "When is it going to thaw", "when does it get above freezing": frost ends then. */
const thaws =
  /(?<![^ ])(?:thaw|thaws|thawing|thawed|unfreeze|unfreezes|defrost|defrosts|(?:above|over) (?:freezing|zero|nought)|(?:frost|ice|snow) (?:melt|melts|melting))(?![^ ])/
/** "How many hours of frost", "how long does it last". */
const asksHowLong = /(?<![^ ])(?:how long|how many hours|until when|till when)(?![^ ])/

/**
 * A question with what its topic asks where its words do not say it: "shall I, today?" of the water that it is about.
 *
 * @param asked what such a question asks
 */
export function completed(question: FarmQuestion | undefined, asked: FarmQuestion): FarmQuestion {
  if (question === undefined) return asked
  const says =
    question.jobs.length > 0 ||
    question.frost ||
    question.measures !== undefined ||
    question.clears !== undefined ||
    question.extremes !== undefined ||
    question.absent
  return says
    ? question
    : { ...asked, ...question, jobs: asked.jobs, ...(asked.measures && { measures: asked.measures }) }
}

/**
 * Understands a question about the weather and the work that it allows; undefined where it is about something else. In
 * English, and by plain words of six more languages.
 */
export function farmQuestion(text: string): FarmQuestion | undefined {
  // Frost on the ground is frost, and no ground that carries a machine; "sun drying" names no Sunday.
  const plain = plainText(text)
    .replace(/(?<![^ ])ground frosts?(?![^ ])/g, 'frost')
    .replace(/(?<![^ ])sun[- ]?(?=dry)/g, '')
    // What is drunk or milked dry is no weather.
    .replace(drained, '')
  const names = (phrases: readonly string[]) => phrases.some((phrase) => hasPhrase(plain, plainText(phrase)))
  const isPicked = pickedByHand.test(plain)
  const what = readWhat(names)
  const isMown = what.measures.includes('mowing')
  // No rule judges the picking of cotton or fruit: it wants dry days, and no combine's grain.
  const jobs = jobNames
    .filter(([job, phrases]) => names(phrases) && !(isPicked && job === 'harvest'))
    .map(([job]) => job)
    // Hay that is to be mown is not baled yet.
    .filter((job) => job !== 'hay' || !isMown || names(baling))
  const said = readWhen(withoutToldPast(plain))
  // "Cut yesterday, when can I bale it" asks of what is to come.
  const { since: _, ...toCome } = said
  const when: When = jobs.length > 0 && asksWhenToDo.test(plain) ? toCome : said
  // What dries in the open is covered against rain.
  const isThaw = thaws.test(plain)
  const frost = (names(frostNames) || isThaw) && !coversWhatDries(plain)
  const isOfHours = asksWhenHeld.test(plain) || asksHowLong.test(plain) || isThaw
  const all = names(allJobs)
  const tonight = names(tonightNames)
  const line = lineSaid(plain, what.measures)
  const clears = whenItClears.test(plain) ? (what.measures.includes('cloud') ? 'cloud' : 'rain') : undefined
  const needed: readonly Measure[] = [
    ...(asksOfDisease.test(plain) ? (['disease'] as const) : []),
    ...(line === undefined ? [] : [measureOf(line.of)]),
    ...(coversWhatDries(plain) ? (['rain'] as const) : []),
    ...(isPicked || when.run?.isDry || asksDryingDays.test(plain) ? (['dryDays'] as const) : []),
  ]
  // What is asked of dry days is told of each: their rain is in that.
  const ofDays = needed.includes('dryDays')
  const measures = [...new Set([...what.measures, ...needed])].filter((one) => !(ofDays && one === 'rain'))
  const isDated =
    when.days.length > 0 ||
    when.weekdays !== undefined ||
    when.through !== undefined ||
    when.since !== undefined ||
    when.nextHours !== undefined ||
    when.nextWeek !== undefined ||
    (when.dates !== undefined && measures.length > 0) ||
    (when.isFar === true && jobs.length > 0)
  // A part of a day that is named beside a job is when it is to be done.
  const asksWhen =
    jobs.length > 0 && (names(timing) || when.part !== undefined || when.untilHour !== undefined)
  const isGeneral = names(weatherNames) || asksHowItLooks(plain)
  // "The lowest temperature tonight" is of one night, and of no day of several.
  const extremes = tonight ? [] : extremesIn(plain, namesSeveral(when))
  const isOfWeather =
    measures.length > 0 ||
    clears !== undefined ||
    extremes.length > 0 ||
    isGeneral ||
    what.absent !== undefined ||
    what.warned !== undefined
  if (!asksWhen && !frost && !tonight && !all && !isDated && !isOfWeather) return undefined
  return {
    jobs: jobs.length === 0 && all && !isOfWeather && !frost ? 'all' : jobs,
    frost,
    ...(tonight && { tonight }),
    ...(measures.length > 0 && { measures }),
    ...((names(bestNames) || setsAgainst(plain, when)) && { best: true as const }),
    ...(line && { line }),
    ...(line && asksWhenHeld.test(plain) && { whenHeld: true as const }),
    ...(frost && isOfHours && { frostHours: true as const }),
    ...(clears && { clears }),
    ...(extremes.length > 0 && { extremes }),
    ...(what.absent && { absent: what.absent }),
    ...(jobs.includes('spraying') && washesOff.test(plain) && { washOff: true as const }),
    ...(what.warned && { warned: what.warned }),
    ...(isGeneral && measures.length === 0 && jobs.length === 0 && { general: true as const }),
    when,
  }
}
