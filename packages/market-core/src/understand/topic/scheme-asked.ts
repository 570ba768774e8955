/** What help is asked about, as far as it decides whom to ask. */
export type SchemeAsked = 'insurance' | 'pm-kisan' | 'other'

const ofInsurance =
  /(?<![^ ])(?:insur[^ ]*|bima|beema|pmfby|premium|crop (?:loss|damage)|loss survey|claims?|seguro|assurance|bima ya|(?:flood|floods|hail|storm|rain|drought|fire) (?:took|destroyed|damaged|washed|spoilt)[^ ]*|(?:destroyed|washed away) (?:my|our))(?![^ ])/

const ofPmKisan =
  /(?<![^ ])(?:pm ?kisan|pm-kisan|pmkisan|kisan samman|samman nidhi|सममान निधि|सम्मान निधि)(?![^ ])/

/** Which kind of scheme a plain question is about: an insurance's line knows of no loan, subsidy or pension. */
export const schemeAsked = (plain: string): SchemeAsked =>
  ofInsurance.test(plain) ? 'insurance' : ofPmKisan.test(plain) ? 'pm-kisan' : 'other'
