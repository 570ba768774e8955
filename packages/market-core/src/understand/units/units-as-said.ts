/** Whose a unit is, before or behind it, and what that unit is called here. */
export const unitsAsSaid: readonly (readonly [said: string, meant: string])[] = [
  [
    '(?:(?:cwt|hundredweights?),? )?(?:(?:proper|old|real) )*(?:english|imperial|british|uk|long) (?:cwt|hundredweights?)|(?:cwt|hundredweights?),?(?: (?:the|of|in|proper|old|real))* (?:english|imperial|british|uk|long)(?: (?:kind|ones?|sort|type|measure))?',
    'longcwt',
  ],
  ['(?:us|u s|american|short) (?:cwts?|hundredweights?)', 'cwt'],
  [
    '(?:cwts?|hundredweights?),?(?: (?:the|of|in))* (?:us|u s|american|short)(?: (?:kind|ones?|sort|type|measure))?',
    'cwt',
  ],
  [
    '(?:gallons?|gal),?(?: (?:the|of|in))* (?:english|imperial|british|uk)(?: (?:kind|ones?|sort|type|measure))?',
    'imperial gallons',
  ],
  [
    'tons?,?(?: (?:the|of|in))* (?:english|imperial|british|uk|long)(?: (?:kind|ones?|sort|type|measure))?',
    'long tons',
  ],
  [
    'tons?,?(?: (?:the|of|in))* (?:us|u s|american|short)(?: (?:kind|ones?|sort|type|measure))?',
    'short tons',
  ],
  ['(?:imperial|british|english) tons?', 'long tons'],
  ['(?:us|u s|american) gallons?', 'gallon'],
  // The arroba of cotton, beef and soya is of 15 kg in Brazil, where most is told in it.
  ['(\\d+) arrobas?(?: of 15 kg)?(?: of)?', '$1 sacks of 15 kg'],
  ['(?:an? |the |1 |one )?arrobas?(?: of 15 kg)?', 'sack of 15 kg'],
]
