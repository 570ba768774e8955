import { plainText } from '../plain-text.ts'

const english = 'last|latest|newest|final|most recent|freshest|current|closing'
/** Of which nothing else is left in a question that was put into English words. */
const others =
  'ultimo ultima ultimos ultimas dernier derniere derniers mwisho actual reciente recente नया नई नए ताजा ताज़ा आखिरी अंतिम أحدث آخر الأخير الأخيرة'
const adjective = `(?:${english}|${others.split(' ').map(plainText).join('|')})`
const noun =
  '(?:price|prices|figure|figures|one|print|value|quote|quotation|number|month|update|reading|line|count|entry|record|recorded|data|point|rate|note|row|level|known|stored|listed|noted|published|tally)'
/** "The last price you have", "the latest", "on the final line of your list"; no "last week". */
const ofTheList = new RegExp(
  `(?<![^ ])(?:${adjective} (?:${noun}|(?:that |which )?(?:you|your|u)(?![^ ]))|${adjective}$|(?:price|figure|value|bei|mes|mois|month) (?:ya |wa |le |la |plus |the |that |is )*${adjective})(?![^ ])`,
  'u',
)
/** Of the month before this one, where it is not said to be that of the list. */
const lastMonth =
  /(?<![^ ])(?:last|ultimo|dernier) month(?! (?:you|that|which|on|of|in|recorded|stored|listed|known)(?![^ ]))/
const presently = /(?<![^ ])(?:how much|what|where|whats) (?:is|s|it is|does it|are)(?![^ ])/
const rightNow = /(?<![^ ])(?:now|today|currently|nowadays|at present|at the moment|these days)(?![^ ])/

/** Whether a clause names the newest price there is. */
export const namesNewest = (plain: string): boolean =>
  rightNow.test(plain) || (ofTheList.test(plain) && (!lastMonth.test(plain) || presently.test(plain)))

/** What sets the newest against what was asked beside it. */
export const setsAgainst = (plain: string): boolean =>
  /(?<![^ ])(?:compares?|compared|comparing|how (?:far|much (?:lower|higher|less|more|below|above|down|up|of a))|difference|gap|against|versus|vs|next to)(?![^ ])/.test(
    plain,
  )
