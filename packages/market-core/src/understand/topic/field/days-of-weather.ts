import { atATime } from '../asked-of.ts'
import { hasSign } from '../topic-signs.ts'

const air =
  '(?:weather|clouds?|cloudy|cloudiness|overcast|rains?|rainy|raining|fog|foggy|mist|frosts?|heat|heat ?wave|hot spell|cold|cold wave|wind|winds|windy|harmattan|drizzle|showers?|storms?|dry spell|sunshine|snow|humidity|it)'
const howLong = '(?:how many (?:more )?(?:days|weeks|hours)|how long|till when|until when|up to when|when)'
const lasts =
  '(?:remain|remains|last|lasts|lasting|continue|continues|continuing|stay|stays|persist|persists|go on|goes on|carry on|clear|clears|clear up|lift|lifts|end|ends|stop|stops|be there|be over|go away|keep up|hold|reduce|reduces|ease|eases|fall|start|starts|starting|begin|begins|beginning|come|comes|coming|arrive|arrives|set in|durer|dure|durera|durar|dura|durara|duran|itaendelea|utaendelea|litaendelea|يستمر|ستستمر|سيستمر|rahega|rahegi|rahenge|chalega|chalegi)'
const lasting = new RegExp(
  `(?<![^ ])(?:${air}(?: [^ ]+){0,8} ${howLong}(?: [^ ]+){0,5} ${lasts}|${howLong}(?: [^ ]+){0,6} ${air}(?: [^ ]+){0,4} ${lasts}|${howLong}(?: [^ ]+){0,4} ${lasts}(?: [^ ]+){0,3} ${air})(?![^ ])`,
)

const howItIs = new RegExp(
  `(?<![^ ])how(?: is|s| will| are)(?: the| be)? (?:${air.replace('|it)', '|sun)')})(?: be)?(?: [^ ]+){0,3}(?: today| tomorrow| this| next| for| in|$)`,
)
const ground =
  /(?<![^ ])(?:will|would|is)(?: it| the (?:field|ground|soil|land|road))? (?:be |get |going to be )?(?:too )?(?:mud|muddy|wet|dry|waterlogged|sticky|hard)(?![^ ])/

/** "How is the sun this week", "on Monday or it will be mud": what the days bring, whatever waits for it. */
export const asksHowTheDaysAre = (plain: string): boolean =>
  howItIs.test(plain) || (ground.test(plain) && atATime.test(plain) && !/(?<![^ ])now(?![^ ])/.test(plain))

/** How long clouds, rain or cold stay: of the days to come, whatever grows under them. */
export const asksHowLongItLasts = (plain: string): boolean =>
  (hasSign(plain, 'weather') || overcast.test(plain)) && lasting.test(plain)

const overcast = /(?<![^ ])(?:overcast|harmattan|heat ?waves?)(?![^ ])/

const work =
  /(?<![^ ])(?:spray|spraying|sprayer|harvest|harvesting|combine|combining|mow|mowing|cutting hay|bale|baling|sow|sowing|drill|drilling|transplant|transplanting|plough|ploughing|plow|plowing|top ?dress(?:ing)?|fertili[sz]ing|drone|boom|threshing|dusting)(?![^ ])/
const decides =
  /(?<![^ ])(?:(?:ok|okay|on|go|fine|good|keep|hold|yes|carry on|continue|proceed|confirm)(?: it)? or (?:cancel|off|no|not|no go|postpone|shift|wait|call (?:it )?off|delay|reschedule|skip|hold|drop)|cancel or [^ ]+|(?:shall|should|do|must|can|better) (?:we |i |to )?(?:cancel|postpone|reschedule|go ahead|call (?:it|them|him|the [^ ]+) off|proceed|put (?:it )?off)|to (?:cancel|postpone|reschedule)|still on|go ahead)(?![^ ])/
const sprays = /(?<![^ ])(?:spray|spraying|sprayed|sprays)(?![^ ])/
const lets =
  /(?<![^ ])(?:ok|okay|safe|good|fine|suitable|right|best|proper|favou?rable|possible|allowed?|can (?:i|we)|should (?:i|we)|time)(?![^ ])/

/** "Is it OK to spray with this much wind": the air decides, whatever is sprayed against. */
export const asksWhetherAirLets = (plain: string): boolean =>
  sprays.test(plain) && !whichSpray.test(plain) && lets.test(plain) && hasSign(plain, 'weather')

const whichSpray = /(?<![^ ])(?:which|what|name of|kaun sa|any) (?:spray|sprays|chemical|medicine)(?![^ ])/

const isIll =
  /(?<![^ ])(?:broken|broke|repair|spares?|nozzles?|calibrat[^ ]*|hire|rent|buy|licen[cs]e|insurance)(?![^ ])/

/** Work that is booked for an hour, and is to be held or called off: the forecast decides, whatever does the work. */
export const decidesOnWork = (plain: string): boolean =>
  work.test(plain) && atATime.test(plain) && decides.test(plain) && !isIll.test(plain)
