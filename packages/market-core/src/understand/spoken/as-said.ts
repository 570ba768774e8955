import { plainText, splitWords } from '../plain-text.ts'
import { unitsAsSaid } from '../units/units-as-said.ts'

/** What follows a way that a price went, and follows nothing else that these words are. */
const overATime = '(?= (?:from|since|between|in|during|over|after|before|this|last|by|to)(?![^ ])|$)'

const shorthand: readonly (readonly [written: RegExp, meant: string])[] = (
  [
    ['2day|2dy|tday', 'today'],
    ['2moro|2mrw|tmrw|tmr', 'tomorrow'],
    ['2(?= (?:buy|sell|get|pay|make|cover)(?:$| ))', 'to'],
    // "DAP fertiliser" is DAP, where nothing more is said of it than what it costs.
    [
      '(?<=(?:urea|dap|tsp|mop|potash|phosphate) )fertili[sz]ers?(?= (?:price|prices|rate|rates|cost|costs|worth|per|in|here|now|today|a|an|go|went|move|moved|change|changed|up|cheaper|dearer|highest|lowest|cheapest|dearest|average|vs|versus|and|or|than)(?![^ ])| ?$)',
      '',
    ],
    // "N fertiliser" is of nitrogen; "maize n fertiliser" are two, and "n wheat?" goes on.
    ['(?<!^)n|n(?! fertili[sz]er)', 'and'],
    ['pr', 'per'],
    [
      '(?<=(?:much|mch) )4(?= (?!(?:kgs?|kilos?|bags?|sacks?|tons?|tonnes?|t|lbs?|pounds?|quintals?|litres?|acres?|ha|days?|weeks?|months?|years?)(?![^ ]))[a-z]+)',
      'for',
    ],
    ['brk ?ev(?:e?n)|break evn|b / e', 'break even'],
    ['yr|yer', 'year'],
    ['yrs|yers', 'years'],
    ['mnth|mth|monht', 'month'],
    ['mnths|mths|monhts', 'months'],
    ['(?<=^)(?:gm|gd m[or]+ning|gud (?:morning|day|evening))', ''],
    ['(mother|father|daughter|son|brother|sister)s? in law', '$1'],
    ['(?:kindly|please|pls|plz|sir|madam) (?:inform|intimate|furnish|advise|share)(?: me| us)?', 'please'],
    [
      '(?:am |i am |im |we are )?(?:putting together|preparing|writing|making up|drawing up|doing) (?:an?|the|my|our|some) (?:quote|quotation|offer|bid|tender|budget|report|figures|invoice|contract)(?: for (?:an?|the|my|our|some) [^ ]+)?',
      '',
    ],
    ['(?:no|number|nr|nbr) (?:5|11|16)(?= (?:sugar|contract|futures|cents|in|per|a|price)|$)', ''],
    [
      '(?:i am|i m|im|we are|am) new(?: (?:here|to this|at this|user|member|to farming|in farming|on this))*',
      '',
    ],
    ['yoy|y-o-y|y o y|y / y', 'year on year'],
    ['mom|m-o-m|m / m(?= (?:change|chg|%))', 'on the month'],
    ['chg|chng', 'change'],
    ['gunny(?= (?:bags?|sacks?))', ''],
    ['(?:travell?ed|got on|gone along)(?= (?:over|since|in|during|from|between|through))', 'moved'],
    [
      '(?:hit|hits|reach|reached|touch|touched) (?:its|their|the|an?|that)(?: all time| very)? (?:top|peak|high|highest|ceiling)(?: price)?',
      'peak',
    ],
    [
      '(?:hit|hits|reach|reached|touch|touched) (?:its|their|the|a|rock)(?: all time| very)? (?:bottom|low|lowest|floor)(?: price)?',
      'bottom',
    ],
    [
      '(?:that|it|which|this) was (?:the|a) (?:year|month|time|season)(?: when| that| in which)? (?:[^ ]+ ){1,3}(?:went|rose|fell|was|were|ran) (?:mad|crazy|wild|nuts|through the roof|up|down|bad|high|low)',
      '',
    ],
    ['(?:went|gone|go|goes|going) (?:mad|crazy|wild|nuts|through the roof)', 'rose'],
    ['px', 'price'],
    ['sel', 'sell'],
    ['(pay|mak|go|do|sell|com|giv|tak|gett|fall|ris|cost|bring|fetch|say)in', '$1ing'],
    [
      '(\\d+ (?:litres?|liters?|ltrs?|l)) (?:jerry ?cans?|jerrycans?|cans?|drums?|buckets?|containers?)',
      '$1',
    ],
    [
      '(?:and )?(?:which|what) month (?:(?:it|that|this) (?:belongs to|is of|is from|is for|comes from|refers to|dates from)|(?:they|those) (?:belong to|are of|are from|come from|refer to))',
      '',
    ],
    [
      '(?:(?:and|with|plus) )?(?:(?:put|set|show|give|write|lay) )?(?:me )?(?:the )?same month (?:of )?(?:a|the|one) year (?:earlier|before|ago) (?:beside|next to|alongside|against|with)(?: (?:it|that|them))?',
      'change over a year',
    ],
    ['wk', 'week'],
    ['wks', 'weeks'],
    ['gonna', 'going to'],
    ['hte|teh', 'the'],
    ['calender', 'calendar'],
    ['fel', 'fell'],
    ['whn', 'when'],
    ['(?<!from (?:19|20)\\d\\d )thru(?= (?:19|20)\\d\\d)', 'in'],
    ['thru', 'to'],
    ['ag[ae]?i?nst', 'against'],
    ['w', 'with'],
    ['b / e', 'break even'],
    ['wich|wch', 'which'],
    ['til(?= (?:\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|now|today|end))', 'until'],
    ['todays', 'today'],
    ['most costly|most costliest|most dear|most pricey', 'most expensive'],
    ['discount(?= (?:to|against|from|under|below|on|over|between|versus|vs)(?![^ ]))', 'gap'],
    ['premium(?= to(?![^ ]))', 'gap'],
    ['(?:at|for|as of) (?:the|this) (?:moment|minute|time being)|for the time being|as we speak', 'now'],
    [
      '(?:full )?to the brim|(?:in|out of|into) (?:my|our|the|your|their) (?:own )?pockets?|over the counter|(?:in|with) a hurry|with respect|if you do not mind|if you please',
      '',
    ],
    ['per cent|percents', 'percent'],
    ['(?:and )?what is left|whats left|what s left|what do i have left|how much do i keep', 'margin'],
    ['times more|times as much|how many times', 'compared times'],
    [
      'pounds(?= (?:per|an?|the|each|/) (?:t|tonne|ton|kg|kilo|bag|sack|bushel|quintal|litre))',
      'pounds sterling',
    ],
    ...unitsAsSaid,
    ['(?<=(?:up|down|higher|lower|dearer|cheaper) )on(?= (?:last|this time last) )', 'compared with'],
    ['ex works(?= (?:price|prices|rate)|$| (?:today|now|this))', ''],
    [
      '(?:price )?basis (?:ex (?:farm|field)|farm ?gate)|ex (?:farm|field)(?= (?:price|prices|rate)|$| (?:today|now|this))',
      'farm gate',
    ],
    ['(?:make it|in|into|to) pounds(?= (?:money|please|pls)$|$)', 'in pounds sterling'],
    ['british pounds?', 'pounds sterling'],
    ['(?<=(?:what|which|where) (?:was|is|were) )the (?:top|ceiling)', 'the highest'],
    ['(?<=(?:what|which|where) (?:was|is|were) )the (?:bottom|floor)', 'the lowest'],
    ['west texas(?: intermediate)?', 'wti'],
    ['at the (?:petrol |fuel |filling |gas )?(?:pump|pumps|petrol station|filling station)', ''],
    ['(?:yes or no|yes no)(?: only)?', ''],
    [
      '(?<!(?:expensive|dearer|cheaper|costly) )(?:and )?(?:the|which|what) month(?= it was$| and how much$|$)',
      '',
    ],
    ['(?:i|you) mean|i meant', ''],
    ['jumps? about(?: more)?|jumps? around(?: more)?|jumpy|jumpier|jumps', 'volatile'],
    ['at (?:its|their|the) worst', 'dearest'],
    ['n how much', ''],
    [
      '(?<=(?:\\d|one|two|three|four|five|six|a) (?:years?|months?) )(?:on(?! (?:average|the|a))|further on|after that|afterwards)(?: from (?:that|then|there))?',
      'later',
    ],
    [
      '(?:the |your )?(?:last|newest|latest|most recent) (?:month|figure|data|datum|value|number|entry|reading|record|point|quote|quotation)(?: (?:that )?(?:you|u) (?:have|hold|got|keep|ve got)| on file| on record| stored| available| of your data| in your (?:data|book|file))',
      'now',
    ],
    [
      '(?<=(?:until|till|to|upto|up to|through) )(?:the |your |its )?(?:last|newest|latest|most recent) (?:figure|data|datum|value|number|entry|reading|record|point|quote|quotation|one)',
      'now',
    ],
    // How hard it fell is how far.
    [
      '(?<=(?:fell|fallen|fall|falls|crashed|collapsed|plunged|slumped|tumbled|soared|surged|spiked|dropped|drop|rose|risen|rise|rises|moved|changed|swung|swings) )(?:(?:the )?(?:harder|hardest|worse|worst)|steeper|steepest|sharper|sharpest)',
      'more',
    ],
    [
      '(?:the |in the |at the )?same (?:month|time)(?: of| in)? (?:the )?(?:last|previous) year',
      'a year ago',
    ],
    [
      '(?:(?:in|of|for|at) )?(?:the |that )?same (?:month|time)(?: of| in)? (?:(?:the|a|one) )?year (?:before|earlier|previous)(?: (?:that|it|then))?(?= beside|$| (?:and|please|pls|too))',
      'a year before',
    ],
    ['bales?(?= of \\d+ (?:lbs?|pounds?|kg|kilos?)(?![^ ]))', 'sack'],
    // Who says it is no part of what is asked.
    [
      '(?:the|my|our|an?|this|that|some)(?: (?:extension|old|young|agri|agriculture|agricultural|county|government|bank|shop|cooperative|field|other|wise|big))* (?:man|woman|officer|agent|fellow|guy|lady|clerk|teacher|expert|neighbour|neighbor|friend|brother|uncle|wife|husband|son|paper|radio|television|tv) (?:swears|swore|claims|claimed|insists|insisted|thinks|reckons|bets|believes|argues|says|said|tells? (?:me|us)|told (?:me|us))(?: (?:that|it))?(?= \\p{L})',
      '',
    ],
    [
      '(?:^)(?:members|people|they|we|farmers|neighbours|customers|students|the [^ ]+) (?:ask|asks|asked|want to know|wonder|are asking)(?= \\p{L})',
      '',
    ],
    [
      'is (?:he|she|that|it) (?:right|correct|true|wrong|lying)(?: or not| or wrong)?$|are they (?:right|correct|wrong|lying)$',
      '',
    ],
    [
      '(?:get|take|bring|run|send|have)(?: the| my| our)? sprayers? (?:out|on|onto|into|going|through)(?: on| in| to)?',
      'spray',
    ],
    ['(?:on|to|off|from|out of|for) (?:the|each|every|an?) (?=(?:acre|hectare|ha)(?![^ ]))', 'per '],
    [
      'since (?:its|the|their|that)(?: all time| last| old)? (?:top|record|peak|high|height|heights|summit)',
      'since its highest',
    ],
    // What everybody dates by: each is told with its month.
    ['(?:last )?(?:christmas|xmas)(?: of| in)?(?= (?:19|20)\\d\\d)', 'december'],
    ['(?:last |the )?(?:christmas|xmas)', 'last december'],
    [
      '(?:the )?(?:war|invasion|russian invasion|fighting) (?:in|of|with|on) ukraine(?: (?:began|started|broke out))?|(?:the )?ukraine war(?: (?:began|started))?',
      'february 2022',
    ],
    [
      '(?<=(?:before|since|after|until|during) )(?:the )?(?:covid|corona|coronavirus|pandemic|covid 19|lockdown)(?: pandemic| times)?',
      'march 2020',
    ],
    ['a year and a half|one and a half years?', '18 months'],
    ['(?:two|2) and a half years?|two years and a half', '30 months'],
    ['half an? (?:year|yr)', '6 months'],
    ['(?:put|list|arrange|place|sort)(?: these| them| those| the following)? in order', 'compare'],
    ['lst', 'last'],
    ['h[ae]?lf|haf', 'half'],
    ['tak', 'take'],
    ['cst|csts', 'cost'],
    ['averig|averige|averiges|avrages|averages', 'average'],
    [
      '(?<=(?:cheaper|dearer|more|less|higher|lower|better|worse)(?: [^ ]+){0,6} )then(?= (?:in |on |last |the |its |my |a )?(?:(?:19|20)\\d\\d|year|month|average|price|before|now|today))',
      'than',
    ],
    ['(?:the )?(?:2|two|too|both) (?=average(?![^ ]))', ''],
    ['nw', 'now'],
    // Leaves drop, too.
    ['(?:drop|drops|dropped|dropping)(?= (?:under|below|beneath|to|from|by|past) (?:[$€£₹] ?)?\\d)', 'fall'],
    ['(?:keep|keeps|keeping) an eye on (?:it|them|this|that)', ''],
    ['(?:top|peak)(?= (?:prices?|rates?|value)(?![^ ]))', 'highest'],
    ['premium(?= (?:over|above|against|between|to|in percent|now|today|just)|$)', 'gap'],
    ['(?:(?:has|have|had) )?gone (?:bad|south|to the dogs)', 'fell'],
    [
      '(?:most|highest) (?:they|anybody|anyone|people|traders|buyers)(?: have| has)? ever (?:payed|paid|gave)',
      'highest ever',
    ],
    [
      '(?:least|lowest) (?:they|anybody|anyone|people|traders|buyers)(?: have| has)? ever (?:payed|paid|gave)',
      'lowest ever',
    ],
    ['(?:(?:has|have) )?(?:collapsed|crashed|plunged|plummeted|tumbled|slumped)', 'fell'],
    ['(?:(?:has|have) )?(?:soared|surged|skyrocketed|spiked|shot up)', 'rose'],
    [`(?:climb|soar|surge|leap|skyrocket|escalate|spike)${overATime}`, 'rise'],
    [`(?:plunge|plummet|tumble|slump|slide|sink)${overATime}`, 'fall'],
    [
      '(?:stood|stands|sat|held|stayed|remained|kept)(?= (?:above|over|below|under|at (?:least|most))(?![^ ]))',
      'was',
    ],
    ['how much (?:has|have|did) (?:it|they) (?:lost|gained|lose|gain)', 'how much has it changed'],
  ] as const
).map(([written, meant]) => [new RegExp(`(?<![^ ])(?:${written})(?![^ ])`, 'gu'), meant])

/** "Jan 25 vs jan 26" is of two years: prices are of months, not of days. */
const aMonth =
  'jan[a-z]*|feb[a-z]*|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug[a-z]*|sept?(?:ember)?|oct[a-z]*|nov[a-z]*|dec[a-z]*'
const twoYears = new RegExp(
  `(?<![^ ])(${aMonth}) ([0-3]\\d)( (?:vs|versus|to|and|until|or|against|with) )(${aMonth}) ([0-3]\\d)(?![^ ])`,
  'g',
)

const numbers = 'two three four five six seven eight nine ten eleven twelve'.split(' ')
const tens: Readonly<Record<string, string>> = { fifteen: '15', twenty: '20', thirty: '30', fifty: '50' }
const anyNumber = [...numbers, ...Object.keys(tens)].join('|')
/** Words for numbers, where money or a share comes behind: "six dollars", "five percent". */
const countedMoney = new RegExp(
  `(?<![^ ])(${anyNumber})(?= (?:percent|%|dollars?|euros?|shillings?|rupees?|rand|naira|pesos?|usd|cents?)(?![^ ]))`,
  'g',
)

const digits = (word: string): string => tens[word] ?? String(numbers.indexOf(word) + 2)

/** The plain text with the short ways of messages and of speech written out. */
export const asSaid = (plain: string): string =>
  shorthand
    .reduce((text, [written, meant]) => text.replace(written, meant), plain)
    .replace(/(?<=\p{L}{3})-(to|vs|versus|and|against)-(?=\p{L}{3})/gu, ' $1 ')
    .replace(
      twoYears,
      (_, month: string, year: string, link: string, other: string, later: string) =>
        `${month} 20${year}${year < later ? ' to ' : link}${other} 20${later}`,
    )
    .replace(countedMoney, (_, word: string) => digits(word))
    .replace(/\s+/g, ' ')
    .trim()

/**
 * "I have no use for the palm kernel one", "forget the white sort": says what is not meant, until something else is.
 */
const refusals = [
  '(?:i|we) (?:(?:have|had|got|ve got) )?(?:no (?:use|need|interest|time)|not? any use) (?:for|of|in)',
  'no (?:use|need) (?:for|of)',
  "(?:(?:i|we|he|she|they|you|buyers?|customers?|traders?|please) )?(?:do not|does not|don['’]?t|dont|doesn['’]?t|doesnt) " +
    '(?:wants?|mean|needs?|care (?:for|about)|(?:give|tell|show|quote|send|bring) (?:me|us))(?! (?:to|less|more|it|me|that|if|how|why|what)(?![^\\s,.;:!?]))',
  'never mind(?: about)?',
  'forget(?: about)?',
  'leave out',
]
const excludes = new RegExp(
  `(?<![^\\s,.;:!?(-])(?:${refusals.join('|')}) (?:(?!\\b(?:but|only|just|instead|so|and|what|how|which)\\b)[^,.;?!\\n]|\\.(?=\\d))+`,
  'gi',
)

/**
 * A text without what it says that it does not mean: "banana flour, not the banana", "310 per tonne not your price".
 * What stands before says what is meant.
 */
export const withoutDenials = (text: string): string =>
  meantIn(text.replace(/^\s*not (?!counting|including|only)(?:the |your )?[^,.;?!\n]+,(?=\s*\p{L})/iu, ' '))
    .replace(ofTheEnd, ' ')
    .replace(
      /(?:,\s*(?:and |but )?|\s+(?:and |but )?)not (?:the|your|my|what|a|an|from|of|in|per) (?:[^,.;:?!\n]|\.(?=\d))+/gi,
      ' ',
    )

/** "Robusta please, not arabica": at the end of all that is said, behind a comma. */
const ofTheEnd =
  /,\s*(?:and |but )?not (?!counting|including|only|sure|too|yet|now|that|if|more|less|over|under|above|below|before|since)\p{L}+(?: \p{L}+)?(?: (?:or|nor|and) \p{L}+)?(?=\s*[?.!]*\s*$)/iu

/** What is left says what is meant, or nothing was excluded from anything. */
function meantIn(text: string): string {
  // "I do not want less than 310": a figure is the farmer's own, whatever he refuses.
  const meant = text.replace(excludes, (excluded) => (/\d/.test(excluded) ? excluded : ' '))
  return splitWords(plainText(meant)).length > 0 ? meant : text
}
