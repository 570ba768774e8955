/**
 * Turns of phrase with a word that elsewhere says what is wanted: "any date will do" foretells nothing, and what was
 * "written down" has not fallen.
 */
const idioms: readonly (readonly [RegExp, string])[] = [
  [/(?<![^ ])(?:any|either|whichever|whatever)((?: [^ ]+){0,3}) (?:will|would|ll) do(?![^ ])/g, 'any$1'],
  // What will do is how it is wanted, and nothing to come.
  [/(?<![^ ])(?:will|would|ll) do(?: (?:me|us|fine|nicely|just|well))+(?![^ ])/g, ''],
  [
    /(?<![^ ])(written|wrote|write|writes|noted|note|put|set|took|taken|jotted|got|get)((?: (?:it|them|that|this))?) down(?![^ ])/g,
    '$1$2',
  ],
  [/(?<![^ ])(look|looked|looking|write|wrote|written)((?: (?:it|them|that|this))?) up(?![^ ])/g, '$1$2'],
  [/(?<![^ ])(knock|knocked|knocks)((?: [^ ]+){0,3}) down(?![^ ])/g, '$1$2'],
  // Who went somewhere is no price that went.
  [/(?<![^ ])(i|we|he|she|they|who|you) (?:went|goes?|going|moved|rose|fell)(?![^ ])/g, '$1'],
  // "How much will a tin be going for": what it costs, where no time to come is named.
  [
    /(?<![^ ])how much (?:will|would|might)((?: (?!tomorrow|next|later|soon|by|in|after|come|then)[^ ]+){1,8}) be (?:going|selling|costing|fetching|trading)(?: for)?(?!.*(?<![^ ])(?:tomorrow|next|later|soon|by (?!the|a |an |weight|volume|world|market)|after|come|harvest|christmas|easter)(?![^ ]))(?![^ ])/g,
    'how much is$1',
  ],
  [/(?<![^ ])up to date(?![^ ])/g, 'newest'],
  // What somebody is about to do foretells no price.
  [
    /(?<![^ ])(?:i|we) (?:(?:just|only|now|soon|also) )*(?:ll|will|must|shall|need to|want to|have to|has to|am going to|are going to|m going to|plan to|hope to|intend to|am planning to|would like to)(?: (?:order|buy|pay|collect|fetch|deliver|plant|spread|apply|harvest|haul|ship|get|bring))(?: (?!what|how|when|which|will)[^ ]+){0,5}? (?:next (?:week|month|season|year)|tomorrow|soon|shortly)(?![^ ])/g,
    '',
  ],
  // The mean of three auctions is a series, and no mean over time.
  [
    /(?<![^ ])(?:average|avg|mean)((?: [^ ]+){0,3} (?:all|the|three|3)(?: three| 3)? auctions?)(?![^ ])/g,
    '$1',
  ],
  // So a source calls what speaks for a whole country.
  [/(?<![^ ])(?:national|country|countrywide|nationwide) (?:average|mean)(?![^ ])/g, 'national'],
  [/(?<![^ ])(auctions?) (?:average|avg|mean)(?![^ ])/g, '$1'],
]

/** A plain question without the words of it that say nothing where they stand. */
export const withoutIdioms = (plain: string): string =>
  idioms.reduce((text, [idiom, meant]) => text.replace(idiom, meant), plain)
