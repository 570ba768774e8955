import { list, oneOf, whole } from '../danger/word-patterns.ts'
import { findCommodities } from '../find-commodities.ts'
import { splitWords } from '../plain-text.ts'

/** A vote, and who comes out of it. */
const politics = [
  // The word is one for choosing a seed, too.
  whole('(?:chunav|chunaav|चनव)(?: [^ ]+){0,4} (?:jeet[^ ]*|jit[^ ]*|जत[^ ]*|natij[^ ]*|नतज[^ ]*)'),
  whole(
    '(?:who|which|whom|when|what|will|did|qui|quel|quien|quem|nani|lini|من|متى)(?: [^ ]+){0,8} (?:elections?|electoral|vote|voted|voting|political part(?:y|ies)|eleccion|elecciones|eleicao|eleicoes|uchaguzi|الانتخابات|انتخابات)',
  ),
  whole(
    '(?:elections?|eleccion|elecciones|eleicao|eleicoes|uchaguzi|الانتخابات|انتخابات)(?: [^ ]+){0,5} (?:win|wins|winner|won|results?|nani|quien|quem|qui|من)',
  ),
  whole(
    '(?:who|what|how old)(?: (?:is|was|s|are|will be))+ (?:the )?(?:(?:new|next|current|present|first) )?(?:president|prime minister|king|queen|pope|governor|mayor|senator|minister|vice president|chancellor)(?: (?:of|in) [^ ]+.*)?',
  ),
]
/** Papers and wagers that money is put on, and no grain. */
const money = oneOf(
  list(`bitcoin bitcoins crypto cryptocurrency cryptocurrencies ethereum stock_exchange stock_market share_market mutual_fund mutual_funds company_shares
  lottery_numbers lottery_ticket lottery_tickets win_the_lottery lotto jackpot betting sports_bet forex_trading casino bourse_des_actions bolsa_de_valores acciones_de_empresas actions_en_bourse acoes_da_bolsa hisa_za_kampuni
  بيتكوين اسهم`),
)
const shares = whole(
  '(?:shares?|stocks?|bonds?|equities) (?:of|in) (?:a |the |any |which )?(?:company|companies|bank|banks|firm|firms)|(?:which|what|any|good|some)(?: [^ ]+){0,2} (?:shares|stocks|bonds|equities)(?: [^ ]+){0,4} (?:buy|invest|invested|put)|(?:buy|invest in|put money in|put my money in) (?:the )?(?:shares|bonds|equities)',
)
/** Games, stars and signs. */
const play = [
  whole(
    '(?:who|which team|what|when|did|will)(?: [^ ]+){0,5} (?:win|wins|won|winning|play|plays|score|scored|lose|beat)(?: [^ ]+){0,4} (?:match|game|cup|league|world cup|final|finals|championship|race|derby|title|olympics|ipl)',
  ),
  whole(
    '(?:match|football|cricket|premier league|world cup|ipl) (?:score|scores|result|results|fixtures?|today|tonight)|score of the (?:match|game)|horoscopes?|zodiac|star sign|movies?|film star',
  ),
]
const ofAField = whole(
  'crops?|fields?|farms?|seeds?|harvest[^ ]*|spray[^ ]*|rains?|pests?|cows?|goats?|soils?',
)

/**
 * Whether a text asks of the world's affairs, which no farm and no price has a part in: an election, a match, what
 * shares to buy. Long messages may tell of one and ask of another.
 */
export const isNotOurs = (plain: string): boolean =>
  splitWords(plain).length <= MOST_WORDS &&
  (money.test(plain) || shares.test(plain) || [...politics, ...play].some((one) => one.test(plain))) &&
  !ofAField.test(plain) &&
  findCommodities(plain.replace(wins, '')).length === 0

/** To win, in Spanish, is a slip away from a carrot in Hindi. */
const wins = /(?<![^ ])gan(?:ar|ara|aran|a|o)(?![^ ])/g

const MOST_WORDS = 12
