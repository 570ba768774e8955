import { hasPhrase, plainText } from '@smart-farming/market-core/understand/plain-text'

/** A part of a day by the clock of the place, or the hours that begin now. */
export type DayPart = 'now' | 'dawn' | 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

/** Words of other languages stand beside the English ones: they are few, and plain. */
export const today = ['today', 'aaj', 'leo', 'hoy', 'hoje', 'aujourd hui', 'آज', 'आज', 'اليوم', 'ዛሬ']
export const tomorrow = [
  'tomorrow',
  'tmrw',
  'tmr',
  'tomorow',
  'tommorow',
  'tommorrow',
  'kal',
  'kesho',
  'amanha',
  'demain',
  'कल',
  'غدا',
  'ነገ',
]
export const afterTomorrow = [
  'day after tomorrow',
  'parson',
  'kesho kutwa',
  'pasado manana',
  'depois de amanha',
  'apres demain',
]
const weekdays: readonly (readonly string[])[] = [
  ['sunday', 'sun', 'domingo', 'dimanche', 'jumapili'],
  ['monday', 'mon', 'lunes', 'lundi', 'segunda feira', 'jumatatu'],
  ['tuesday', 'tue', 'tues', 'martes', 'mardi', 'terca feira', 'jumanne'],
  ['wednesday', 'wed', 'miercoles', 'mercredi', 'quarta feira', 'jumatano'],
  ['thursday', 'thu', 'thur', 'thurs', 'jueves', 'jeudi', 'quinta feira', 'alhamisi'],
  ['friday', 'fri', 'viernes', 'vendredi', 'sexta feira', 'ijumaa'],
  ['saturday', 'sat', 'sabado', 'samedi', 'jumamosi'],
]
/** "mon" and "sun" are words of their own in other languages and questions. */
const ambiguous = new Set(['sun', 'mon', 'sat', 'wed'])
/**
 * "Sat" and "wed" are a day wherever nobody sits or weds: behind no subject, and before nothing that one sits on.
 * "Mon" is one where it ends what is asked, or a clause of it.
 */
const shortDay: ReadonlyMap<string, RegExp> = new Map([
  [
    'sat',
    /(?<!(?:^| )(?:i|we|he|she|it|they|that|which|who|ve|has|have|had|was|were|been|be|just|still|is|are|stock|water|bales|grain|hay|tractor|combine) )(?<![^ ])sat(?! (?:in|on|at|down|there|idle|under|waiting|outside|unused|nav|images?|over|around|next|wet|for \d|\d))(?![^ ])/,
  ],
  ['wed', /(?<!(?:^| )(?:to|be|get|was|were|are|is|they|we) )(?<![^ ])wed(?! (?:in|at|her|him))(?![^ ])/],
  ['mon', /(?<![^ ])mon(?: (?:please|pls|plz|or|and|to))?$/],
])
/** Beside these such a word is a day. */
const asADay = (name: string): string[] => [
  ...['on', 'this', 'next', 'by', 'until', 'till', 'before', 'and', 'n', 'for'].map(
    (word) => `${word} ${name}`,
  ),
  ...['morning', 'afternoon', 'evening', 'night', 'am', 'pm'].map((part) => `${name} ${part}`),
]
/** How the parts of a day are called. */
export const parts: Readonly<Record<DayPart, readonly string[]>> = {
  now: [
    'now',
    'right now',
    'at the moment',
    'just now',
    'abhi',
    'ahora',
    'maintenant',
    'agora',
    'sasa',
    'الان',
    'अभी',
  ],
  dawn: [
    'dawn',
    'daybreak',
    'early morning',
    'first light',
    'aube',
    'amanecer',
    'amanhecer',
    'alfajiri',
    'فجر',
    'भोर',
  ],
  morning: [
    'morning',
    'mornng',
    'forenoon',
    'subah',
    'asubuhi',
    'matin',
    'por la manana',
    'de manha',
    'सुबह',
    'صباحا',
  ],
  noon: ['noon', 'midday', 'mid day', 'lunch', 'midi', 'mediodia', 'meio dia', 'ظهر'],
  afternoon: ['afternoon', 'this arvo', 'dopahar', 'mchana', 'tarde', 'apres midi', 'दोपहर'],
  evening: ['evening', 'eve', 'shaam', 'sham', 'jioni', 'soir', 'शाम', 'مساء'],
  night: ['night', 'tonight', 'overnight', 'raat', 'usiku', 'nuit', 'noche', 'noite', 'रात', 'الليلة'],
}

/** The days of the week that a plain question names, from Sunday, 0. */
export function weekdaysNamed(plain: string): number[] {
  const says = (phrases: readonly string[]) => phrases.some((phrase) => hasPhrase(plain, plainText(phrase)))
  return weekdays.flatMap((names, weekday) =>
    says(names.filter((name) => !ambiguous.has(name))) ||
    says(names.filter((name) => ambiguous.has(name)).flatMap(asADay)) ||
    names.some((name) => shortDay.get(name)?.test(plain))
      ? [weekday]
      : [],
  )
}
