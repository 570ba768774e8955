const end = '(?![^ ])'

/** Turns of phrase that carry nothing, or mean what another word says. */
const turns: readonly (readonly [said: RegExp, meant: string])[] = (
  [
    [
      `(?:and )?(?:what |where |how )?(?:it |they )?(?:started|began|opened)(?: (?:on|at|with))? (?:and|n) (?:what |where )?(?:it |they )?(?:finished|ended|closed)(?: (?:on|at|with|up))?${end}`,
      'and change',
    ],
    // On which terms it is sold: the price that is stored is told with its own.
    [
      `(?:(?:price )?basis )?(?:ex (?:works|store|mill|factory|warehouse)|exw|fob|f o b|cif|c i f|cfr(?! spot)|landed(?: in| at)?)(?= (?:prices?|rate|now|today|this|please|pls|[^ ]+)$|$| (?:prices?|rate)${end})`,
      '',
    ],
    [
      `(?:if|in case) (?:(?:you|u) (?:ve |have )?(?:got|have|can|could|do|know)(?: (?:it|them|that|any|one|so))?|possible|available|any|so|yes|not too much trouble)(?= |$)(?! (?:of|for|to|the|a|an)${end})`,
      '',
    ],
    [
      `(?:do|did|have) (?:you|u) (?:hold|have|keep|got|carry|store) (?:anything|something|any(?: (?:data|figures?|numbers?|info|information))?) (?:on|for|about|of) `,
      'price of ',
    ],
    [`which (?:grade|quality|class)(?: of)?${end}`, 'which'],
    [`side by side${end}`, 'compared'],
    [`(?:all|the whole|the lot) of (it|that|this)${end}`, '$1'],
    // Of one year there is no season, only its months.
    [`(?:best|top|peak) months?(?= (?:of|in) (?:19|20)\\d\\d${end})`, 'highest month'],
    [`worst months?(?= (?:of|in) (?:19|20)\\d\\d${end})`, 'lowest month'],
    [`who (?:of us |of them )?is (?:right|wrong|correct)$|which of (?:us|them) is (?:right|wrong)$`, ''],
    [
      `(?:what|how much|how many dollars) (?:would|do|could|will|can) (?:i|we) save(?: (?:with|by|on|if|when|taking|using|buying|i take|we take))*${end}`,
      'difference',
    ],
    [`(per|a|each) cube${end}`, '$1 cubic metre'],
    [
      `(usually|normally|typically|always|often|tends? to)(?: (?:also|to|be))? (?:dip|sag|slump|ease|soften|firm up|fall|drop|go down|rise|go up|low|lower|cheap|cheaper|high)s?(?: a bit| a little| off| back)? (?:at|after|around|during|before|about|near|just after) (?:the )?harvest(?: ?time| season)?${end}`,
      '$1',
    ],
    // What somebody puts right at once is said in the place of what he asked before.
    [`(?:lol|lmao|haha+|hehe+|hihi|oops|whoops|erm|ehm|uhm|umm?|hmm+|ugh|argh)${end}`, ''],
    [
      `(?<=^ *(?:(?:no|nope|sorry|oh|ah|wait|actually|well|but) )*)(?:i )?(?:meant|was (?:after|asking about|thinking of|talking about))(?: to (?:say|ask|write|type))?(?: (?:for|about))?(?= [^ ])`,
      'no',
    ],
    // "2024 likewise", "ditto for sorghum": as before.
    [
      `(?:likewise|ditto|same (?:again|thing|here|drill|story)|idem|ibid|as before)(?: (?:for|with|in))?${end}`,
      'same',
    ],
    [`(?:hi|high|highs) (?:and |n |or |\\/ )?(?:lo|low|lows)${end}`, 'high low'],
    // How long the answer may be, and where it is from.
    [
      `(?:(?:just|only|in|with|give|me|keep it to|as) )*(?:one|a|a single|1|two|short|a short) (?:lines?|liners?|words?|sentences?|figures?|numbers?)(?: (?:each|apiece|per one|only|is (?:enough|fine|ok)|will do|answers?|please|pls))+${end}`,
      '',
    ],
    [
      `(?:(?:that |which )?(?:you|u) (?:have|hold|keep|got) )?(?:on|in|from|per|by|off) (?:(?:the|your|our|my|ur|this) )?(?:files?|archives?|books?|datasets?|data ?sets?|data|databases?|tables?|records|spreadsheets?|system)${end}(?! (?:of|for|about)${end})`,
      '',
    ],
    [
      `(?:the way|as|like|how) (?:the )?(?:brokers?|traders?|merchants?|buyers?|exporters?|dealers?|bankers?|analysts?|they|people|everybody|millers?) (?:say|says|quote|quotes|put|puts|write|writes|call|calls|use|uses|tell|have)(?: it| them)?${end}`,
      '',
    ],
    [
      `(?:(?:but|and|please|pls|then|so) )*(?:answer|reply|respond|tell me|write|talk|speak)(?: (?:to )?me)?(?: back)? in (?:english|plain english|simple english|simple words|my language)${end}`,
      '',
    ],
    [
      `(?:and|then|but|or)(?: (?:is|are|was|were|have|has|do|there|you|u|got|have))* (?:anything|something|any(?: (?:more|figures?|prices?|data))?)(?: (?:more|at all))? (?:after|since|newer|later|fresher|recent)(?: (?:that|this|it|then))?${end}`,
      'and what is it now',
    ],
    // Greetings, thanks and pleas of messages.
    [
      `(?:thx|thnx|tnx|ty|cheers|abeg|biko|oga|ehn|sha|goeie (?:more|dag|middag)|sawubona|molo|namaste|namaskar|jambo|habari|hujambo|howzit|kindest regards|best regards|regards|good (?:people|sir))${end}`,
      '',
    ],
    [
      `(?:kindly |please )?share (?:with (?:me|us) )?(?=(?:the|your|latest|current|today|any|with)${end})`,
      '',
    ],
    // Who is on the telephone, and what he does there.
    [
      `(?:(?:the|a|this|our|one) )?(?:caller|farmer|client|customer|member)s?(?: (?:from|in|of) [^ ]+(?: (?:district|village|block|taluk|county|state))?)? (?:is |are |has |have )?(?:asks?|asked|asking|says?|saying|said|wants?|wanted|wanting|inquir[^ ]*|enquir[^ ]*|calling|called|rang|phoned|needs?)(?: (?:to know|to ask|about|for|on|us|me|that|if))*${end}`,
      '',
    ],
    // "The price is killing us": it is high.
    [
      `(?:(?:is|are|s|re) )?(?:killing|bleeding|choking|strangling|ruining|crippling|eating|finishing) (?:me|us|farmers|everybody|everyone)(?: off)?${end}`,
      '',
    ],
    [`(?:come|comes|came|coming) down${end}`, 'going down'],
    // What has just come up in a field is no price.
    [`(?<!just )(?:come|comes|came|coming) up(?= or|$)`, 'going up'],
    [`(?:or )?(?:whatever|whichever)(?: (?:you|u|it|they|that) [^ ]+| one)?${end}`, ''],
    [`(?:at|for) (?:the|this) (?:min|mo|mom|minute|moment)${end}`, 'now'],
    [`evr${end}`, 'ever'],
    // "What is barley making": its price.
    [
      `(what(?:s| is| are| s)) ((?:[^ ]+ ){1,4})(?:making|fetching|bringing|doing)(?: (?:in|at) (?:the )?(?:mart|market|sales?))?(?: (?=now|today|these days)|$)`,
      '$1 price $2',
    ],
    // "Where's beef sitting", "where do soybeans sit right now", "what's cotton running".
    [
      `(?:where|whereabouts)(?: is| are| s| do| does| has| have)?(?: the)? ((?:[^ ]+ ){1,3})(?:sitting|sit|sits|standing|been sitting)(?: at)?(?= (?:now|right now|today|these days|at the|at present|currently|this week)${end}|$)`,
      'what price $1',
    ],
    [
      `(what(?:s| is| are| s)) ((?:[^ ]+ ){1,2})running(?: at)?(?= (?:now|today|these days)|$)`,
      '$1 price $2',
    ],
    [`iko (?:aje|vipi|ngapi)${end}`, 'price'],
    // "Where wheat stood in May": its price then.
    [
      `(what|where) ((?:[^ ]+ ){1,4})(?:stood|stands|was standing|is standing)(?: (?:at|on))?${end}`,
      '$1 price $2',
    ],
    // The English of West Africa: "how much dem dey sell", "wetin be the price".
    [
      `how much (?:(?:dem|they|una|people) )?(?:dey|de|be)(?: (?:dey )?(?:sell|buy|cost))?${end}`,
      'how much is',
    ],
    [`wetin (?:be|is|dey be)${end}`, 'what is'],
    [`(?:for|inside) (?=world market)`, 'on '],
    [`exports? (?=(?:prices?|quotes?|quotations?|rates?)${end})`, ''],
    [`(?:of |in |for )?this season(?: s)?${end}`, 'now'],
    // The seed of an oilseed is what is sold of it.
    [
      `(?<=(?:rapeseed|sunflower|canola|sesame|simsim|mustard|castor|linseed|safflower) )(?:(?:the )?seeds?${end} ?)+`,
      '',
    ],
    [
      `(market|marche|mercado) (?:that is )?(?:called|named|known as|by the name of|appele|nomme|llamado|chamado)${end}`,
      '$1',
    ],
    [`(?:top|peak) out${end}`, 'peak'],
    [`bottom out${end}`, 'lowest'],
    [
      `(?:the )?most ((?:[^ ]+ ){1,4})(?:has|have) ever (?:cost|been|made|fetched|brought|sold for)${end}`,
      'highest ever $1',
    ],
    [
      `(?:the )?least ((?:[^ ]+ ){1,4})(?:has|have) ever (?:cost|been|made|fetched|brought|sold for)${end}`,
      'lowest ever $1',
    ],
    [`(?:bids?|quotes?|quotations?)(?= (?:per|for|on|of|in|now|today|at)${end}|$)`, 'price'],
    [`(?<=(?:19|20)\\d\\d (?:[^ ]+ )?)(?:crash|crisis|boom|bubble|shock)(?: years?| time)?${end}`, ''],
    // Orders of prices.
    [
      `(?:put|set|sort|rank|order|arrange|list)(?: (?:them|these|those))?(?: in order)? (?:from )?(?:the )?(?:dear|dearest|expensive|most expensive|highest|high|top)(?: one)? (?:to|down to) (?:the )?(?:cheap|cheapest|low|lowest|least expensive|bottom)${end}`,
      'rank dearest',
    ],
    [
      `(?:put|set|sort|rank|order|arrange|list)(?: (?:them|these|those))?(?: in order)? (?:from )?(?:the )?(?:cheap|cheapest|low|lowest|least expensive)(?: one)? (?:to|up to) (?:the )?(?:dear|dearest|expensive|most expensive|high|highest)${end}`,
      'rank cheapest',
    ],
    [
      `(?:from )?(?:the )?(?:dear|dearest|expensive|most expensive|high|highest) to (?:the )?(?:cheap|cheapest|low|lowest|least expensive)${end}`,
      'rank dearest',
    ],
    [
      `(?:from )?(?:the )?(?:cheap|cheapest|low|lowest|least expensive) to (?:the )?(?:dear|dearest|expensive|most expensive|high|highest)${end}`,
      'rank cheapest',
    ],
    [
      `(?<=(?:from|off|below|under|since) (?:its|their|the) )(?:top|tops|summit|height|heights)${end}`,
      'peak',
    ],
    [`ferts?${end}`, 'fertiliser'],
    // "What does a tonne make": its price for a tonne.
    [
      `what (?:does|do|would|will|did) (?=(?:an? |one |the )?(?:tonne|ton|kilo|kg|quintal|bag|sack|pound|bushel|litre|liter)${end})((?:[^ ]+ ){1,3}?)(?:make|fetch|bring|go for)${end}`,
      'what price $1',
    ],
    // How far from a top is how far from the highest.
    [`(?:further|farther|furthest|farthest)(?= (?:from|off|below|under)${end})`, 'more'],
  ] as const
).map(([said, meant]) => [new RegExp(`(?<![^ ])(?:${said})`, 'gu'), meant])

/** "Soya oil or that of sunflower": what is made of a thing may be left out of the second of two. */
const leftOutOf =
  /(?<![^ ])(oil|meal|flour|cake|paste)((?: [^ ]+){0,3}?) (?:(?:the|that|those|el|la|lo|le|les|los|las|o|a|ile|yale|celle|celui|celles|ceux) )(?:one )?(?:of|from|de|do|da|du|ya)(?: (?:the|la|le|el|o|a))? (\p{L}{3,})(?: seeds?)?(?![^ ])/gu

/** The plain text without turns of phrase that say nothing of a price, and with what two things share said of both. */
export const turnsOfSpeech = (plain: string): string =>
  turns
    .reduce((text, [said, meant]) => text.replace(said, meant), plain)
    .replace(
      leftOutOf,
      (_, made: string, between: string, of: string) => `${made}${between} ${of.replace(/s$/, '')} ${made}`,
    )
    .replace(/\s+/g, ' ')
    .trim()
