const date =
  '(?=(?:(?:early|mid|late|the (?:beginning|start|end) of) )?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}* )?(?:19|20)\\d\\d)'
const occasion = new RegExp(
  `\\b(since|from|after|before|until|till) (?:when|the|we|they|i|our|my) [^.;?!]{3,60}?[, ]+(?:that is|that was|which was|i\\.?e\\.?|namely|meaning) (?:in |about |from )?${date}`,
  'iu',
)

const beginning = new RegExp(
  `\\b(since|after|before|until) [^,.;?!]{2,40}? (?:started|began|begun|broke out|came|hit|ended|stopped) (?:in |on )?${date}`,
  'iu',
)

/** Who is to eat it is not asked about: "for the pigs: barley or maize". */
const forWhom =
  /^\s*(?:to feed|for|as feed for) (?:the|my|our) (?:pigs?|hens?|chickens?|cows?|cattle|goats?|sheep|rabbits?|ducks?|calves|fish|poultry)\s*[:,](?=\s*\S)/iu

/** "We feed it to pigs": who eats it is told, and not asked about. */
const fedTo =
  /[,;.?!]?\s*(?:(?:i|we) (?:use|feed|give) (?:it|that|this|them) (?:to|for|as feed for)|(?:it is |its |it's )?(?:to feed|for feeding)) (?:the |my |our )?(?:pigs?|hens?|layers?|broilers?|chickens?|cows?|cattle|goats?|sheep|rabbits?|ducks?|calves|fish|poultry|dairy cows)(?: feed| mash| ration)?\s*[.?!]?\s*$/iu

/** "Since the war began, that is Feb 2022" is since February 2022: what happened then is not asked of. */
export const withoutOccasions = (text: string): string =>
  text.replace(occasion, '$1 ').replace(beginning, '$1 ').replace(forWhom, ' ').replace(fedTo, ' ')

/** "Minutes item 4:", "Q3." in front of what is asked: the number of a list, and no figure. */
export const withoutItems = (text: string): string =>
  text.replace(
    /(?<![\p{L}\d])(?:minutes |agenda )?(?:items?|points?|question|q|no|nr) ?\d{1,2}\s*[:.)](?=\s)/giu,
    ' ',
  )
