import { splitWords } from '../plain-text.ts'

/**
 * A kind of price that no source here publishes: what a government sets, what a market of the place pays by its own
 * list, and what an exchange quotes.
 */
export type PriceKind = 'support' | 'market' | 'exchange'

const phrase = (words: string): RegExp => new RegExp(`(?<![^ ])(?:${words})(?![^ ])`, 'g')

const kinds: readonly (readonly [PriceKind, RegExp])[] = [
  [
    'support',
    phrase(
      '(?:the )?(?:minimum )?support prices?(?: of)?|msps?|minimum price|floor prices?|frp|fair and remunerative prices?|srp|guaranteed prices?|procurement (?:prices?|rates?|centres?|centers?)|(?:price|rate) (?:fixed|set|announced) by(?: the)?(?: (?:government|govt|state|centre|board|[a-z]{2,5}(?= |$)))?|(?:government|govt) (?:prices?|rates?)|(?:fixed|set|announced) by (?:the )?(?:government|govt|state|cci|fci|ncpb|nafed)|cacp|nafed|ncpb(?: depot)?|cci',
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

/** Which kind of price a plain question asks for; undefined where it says none of these. */
export const priceKindOf = (plain: string): PriceKind | undefined =>
  kinds.find(([, said]) => plain.search(said) !== -1)?.[0]

/** The plain text without the words that say so: they are of no place and of no thing. */
export const withoutPriceKind = (plain: string): string =>
  splitWords(
    [...kinds.map(([, said]) => said), madeKnown].reduce((text, said) => text.replace(said, ' '), plain),
  ).join(' ')
