const month =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro'
const date = `(?:(?:in |of |en |de |em )?(?:${month})\\.?,? (?:of |de )?)?(?:19|20)\\d\\d(?!\\d)`
const events =
  'cris[ie]s|crash|slump|panic|boom|bubble|shock|spike|frost|drought|war|glut|shortage|embargo|collapse|crise|krach|gel|sécheresse|guerre|helada|sequía|guerra|geada|seca'

/** "Around the coffee crisis, Oct 2001": the date says when that was, and the event of which thing it is remembered. */
const eventBeside = new RegExp(
  `(?<![\\p{L}])(?:(?:right |just )?(?:around|at the (?:height|time|peak|end|start) of|during|in|amid|at|autour de|pendant|durant|lors de|dans|durante|na|no|en)(?: the| la| le| a| o| el| l['’])?|that|the) (?:great |big |world |global )?(?:\\p{L}+ )?(?:${events})(?: du café| del café| do café| du cacao)?(?:,? (?:that is|i\\.?e\\.?|namely|c['’]est-à-dire|o sea|ou seja))?[,:;(]* (?=${date})`,
  'iu',
)

const trades =
  '(?:(?:feed|flour|oil|rice|maize|corn|posho|sugar|small|little|own|cotton|animal|cattle|fish|poultry|pig|dairy|chicken|school|new|family|village|local|community) ){0,3}(?:mill|mills|millers|bakery|bakeries|brewery|distillery|canteen|kitchen|hotel|restaurant|factory|plant|feedlot|farm|business|project|shop|cooperative|sacco|company|hatchery|piggery|ginnery|roastery|workshop|church|clinic)'
/** "Fish meal price for my feed mill": who will use it, and no kind of it. */
const forATrade = new RegExp(
  `(?:,\\s*|\\s+)(?:it is |its |it's |this is |needed |wanted )?(?:for|pour|para) (?:my|our|a|the|his|her|their|mon|notre|mi|nuestro|nuestra|meu|minha|nossa|nosso) (?:${trades}|moulin|boulangerie|ferme|provenderie|usine|molino|panadería|granja|fábrica|padaria|moinho|granja|usina)(?: here| at home)?(?=\\s*(?:[,.;?!]|$|price|prix|precio|preço))`,
  'iu',
)

const head = '(?:head|heads|hd|cows?|cattle|steers?|ewes?|sheep|goats?|breeders|sows|acres?|hectares?|ha)'
/** "Running 300 head out past Dubbo": what somebody keeps and where, in a sentence that asks nothing. */
const keeps = new RegExp(
  `(?:^|(?<=[.?!;,–-]))\\s*(?:(?:i|we)(?:'m|'re| am| are|'ve| have)? )?(?:running|run|got|have|having|keeping|keep|grazing|graze|fattening|finishing|feeding|farming|with) (?:about |around |roughly |some |over )?\\d[\\d,.]* ${head}(?: (?:here|out|up|down|over|just|back))*(?: (?:past|near|at|outside|around|by|west of|east of|north of|south of|in|on|beyond|from) (?:the )?[\\p{L}'-]+(?: [\\p{L}'-]+)?)?(?: way)?\\s*(?:[.!;,]|$)`,
  'iu',
)
/** Where tobacco is sold in the south of Africa: an auction, and nothing to stand on. */
const floors =
  /(?<!\p{L})(?:(?:on|at|from|off) the (?:auction |sales? |tobacco )?floors?|auction floors?)(?: prices?)?(?!\p{L})/giu

const asksOfOneThing =
  /(?<!\p{L})(?:where(?:'s|s| is| are)|what(?:'s|s| is| are|'re)|how much|price|prices|rate|worth|how(?:'s|s| is| are))(?!\p{L})/iu
const hasOtherFigure = (text: string): boolean => /\d/.test(text.replace(/(?<!\d)(?:19|20)\d\d(?!\d)/g, ''))

/**
 * A text without what is told around a price and changes nothing of it: an event beside its date, the trade that it is
 * wanted for, and what somebody keeps where he asks for no sum.
 */
export function withoutToldBeside(text: string): string {
  const dated = text.replace(eventBeside, ' in ').replace(/(?<= in) (?:in |of |en |de |em )/iu, ' ')
  const asked = dated.replace(forATrade, ' ').replace(floors, 'auction price')
  const alone = asked.replace(keeps, ' ')
  const left = alone !== asked && asksOfOneThing.test(alone) && !hasOtherFigure(alone) ? alone : asked
  return left.trim() === '' ? text : left
}
