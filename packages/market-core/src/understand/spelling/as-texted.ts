/**
 * What short messages write for words that the reading turns on: by convention, and too short or too far from the word
 * to be guessed. Each stands for one word only.
 */
const texted: ReadonlyMap<string, string> = new Map(
  `tonite 2nite 2night tonit tonyt tonigt tonght 2nyt = tonight
  nite nyt nytt = night
  2moro 2morow 2morrow 2mrw 2mro tomoro tomoz tmoro tmro tmrow tomrow tmrrw = tomorrow
  2day 2dy tdy = today
  yday ystrdy ysterday yestrday = yesterday
  wen whn wenn = when
  wat wot wht whut = what
  wats wots whts = what is
  wich whch wch = which
  wer = where
  wil wll = will
  shud shuld shold = should
  cud cld = could
  wud wld = would
  da teh = the
  dis = this
  dat tht = that
  dere ther = there
  iz = is
  gud gd = good
  beter bettr betr = better
  mze = maize
  mkt mrkt = market
  bg bgs = bag
  ric = rice
  bef = beef
  b4 = before
  hld = hold
  kno knw = know
  wit = with
  sud shd = should
  untill untl = until
  nxt nx = next
  lst = last
  wk wek = week
  wkend wknd = weekend
  mrng mrning morng = morning
  evng evnin = evening
  hw = how
  mch muc = much
  abt = about
  frm = from
  wid wth = with
  coz cuz bcoz bcz = because
  prce prc prise pryce = price
  rayn = rain
  stp = stop
  gr8 = great
  l8r = later`
    .split('\n')
    .flatMap((line) => {
      const [written = '', meant = ''] = line.trim().split(' = ')
      return written.split(' ').map((one) => [one, meant] as const)
    }),
)

/** What a word of a short message stands for; undefined where it is no such word. */
export const textedFor = (word: string): string | undefined => texted.get(word)

const forATime =
  /(?<!\S)4(?=\s+(?:the|my|our|today|tomorrow|tonight|this|next|mon|tue|wed|thu|fri|sat|sun)(?!\S)|\s+[a-z]+day(?!\p{L}))/giu
/** Behind what a thing is wanted for; "rate 4 bags" counts them. */
const forAThing =
  /(?<=(?<!\p{L})(?:forecast|report|day|time|good|ok|price|rate|rates|weather|wait|ready)\s)4(?=\s+(?!(?:kgs?|kilos?|t|tons?|tonnes?|bags?|sacks?|quintals?|qtls?|acres?|ha|hectares?|lit[a-z]+|crates?|boxes|days?|weeks?|months?|years?|hours?)(?!\p{L}))\p{L})/giu

/** "Til xmas" is until then, and no sesame. */
const untilATime =
  /(?<!\S)till?(?=\s+(?:the |next |this |end |early |mid |late )*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|xmas|christmas|easter|eid|ramadan|diwali|spring|summer|autumn|winter|harvest|year|season|month)[a-z]*(?!\p{L}))/giu

/** "Rate 4 maize" is the rate for maize. */
export const withFor = (text: string): string =>
  text.replace(forATime, 'for').replace(forAThing, 'for').replace(untilATime, 'until')
