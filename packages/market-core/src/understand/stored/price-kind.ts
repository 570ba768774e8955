import { splitWords } from '../plain-text.ts'

/**
 * A kind of price that no source here publishes: what a government sets, what a board, a factory or a buyer pays
 * farmers, what a market of the place pays by its own list, and what an exchange quotes.
 */
export type PriceKind = 'support' | 'producer' | 'market' | 'exchange'

const phrase = (words: string): RegExp => new RegExp(`(?<![^ ])(?:${words})(?![^ ])`, 'g')

/** What tea factories pay behind the month's price, and what they pay by the leaf; a name may stand as a sign. */
const bonus =
  '(?:tea|•) bonus(?: (?:rates?|payments?|payouts?))?|bonus (?:rates?|payments?|payouts?|per (?:kg|kilo))(?: (?:of|on|for) (?:tea|•))?'
const leaf = 'green ?leaf(?: (?:tea|•))? (?:prices?|rates?|payments?)'

const kinds: readonly (readonly [PriceKind, RegExp])[] = [
  [
    'support',
    phrase(
      '(?:the )?(?:minimum )?support prices?(?: of)?|msps?|minimum price|floor prices?|frp|fair and remunerative prices?|srp|guaranteed prices?|procurement (?:prices?|rates?|centres?|centers?)|(?:price|rate) (?:fixed|set|announced) by(?: the)?(?: (?:government|govt|state|centre|board|[a-z]{2,5}(?= |$)))?|(?:government|govt) (?:prices?|rates?)|(?:fixed|set|announced) by (?:the )?(?:government|govt|state|cci|fci|ncpb|nafed)|cacp|nafed|ncpb(?: depot)?|cci|nfa|cocobod|indicative prices?',
    ),
  ],
  [
    'producer',
    phrase(
      `farm ?gate(?: (?:prices?|rates?))?|(?:producers?|growers?|farmers? gate|buying|purchas(?:e|ing)|factory|ginnery|cooperative|co-?operative|coop|board) (?:prices?|rates?)(?: paid)?|prices? paid to (?:the )?(?:farmers?|growers?|producers?)|${bonus}|${leaf}`,
    ),
  ],
  [
    'exchange',
    phrase('ncdex|mcx|cbot|matif|euronext|safex|futures(?: contracts?| prices?)?|commodity exchange'),
  ],
  [
    'market',
    phrase(
      '(?:krishi )?upaj mandis?|krishi|agmarknet|e ?-?nam|apmc|mandis?|market yards?|market committee|regulated markets?|(?:weekly )?(?:haat|haats|shandy|bazaar|bazar)|rythu bazaar?|raithu bazar|district (?:rates?|prices?)(?: list)?|auction (?:prices?|rates?|yard)',
    ),
  ],
]

/** Words that only say that such a price was made known. */
const madeKnown = phrase('declared|announced|notified')

/**
 * Which kinds of price a plain question asks for: "the MSP, and the rate in the mandis". What is bought for a farm has
 * none that is paid to farmers.
 *
 * @param isOfInputs whether all that it names is bought by farmers
 */
export const priceKindsOf = (plain: string, isOfInputs = false): PriceKind[] =>
  kinds.flatMap(([kind, said]) =>
    plain.search(said) === -1 || (kind === 'producer' && isOfInputs) ? [] : [kind],
  )

/** The plain text without the words that say so: they are of no place and of no thing. */
export const withoutPriceKind = (plain: string): string =>
  splitWords(
    [...kinds.map(([, said]) => said), madeKnown].reduce((text, said) => text.replace(said, ' '), plain),
  ).join(' ')
