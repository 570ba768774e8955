import { arabicLetters } from '../../reader/arabic-stems.ts'
import { arabicConsonants, bare, isArabizi } from '../../reader/arabizi.ts'
import { english } from '../english-words.ts'
import { fold } from '../written-words.ts'

/** Little words of Arabic as they are typed in Latin letters, which have too few consonants to be known by them. */
const little: ReadonlyMap<string, string> = new Map(
  `في:fi,fil,fel,fl و:w,wa,we,ou من:min,men,mn,dyal,dial,ta3,bta3,beta3,taba3 يبقى:yb2a,yeb2a,yib2a,teb2a,tb2a أنا:ana,ani هذا:da,dah,di,hada,hayda,hadi ما:eh,eih,shu,sho,shou,eish,esh,ash,chnou,chno
  يوم:yom,youm,yawm اليوم:elyom,elyoum,alyom,lyom,lyoum,nharda,naharda,ennaharda,elnaharda,enaharda,innaharda
  غدا:bokra,bukra,bukrah,bokrah,ghodwa,ghadan,ghedwa,boukra بعد:ba3d أمس:mbare7,embare7,imbare7,mbarih,ams الآن:delwa2ty,dilwa2ti,delwakty,dlwa2ty,hala2,halla2,hal2,daba,taw,alaan,alan,l2an
  كيف:ezay,ezzay,izay,kif,kifash,keif,keef متى:emta,imta,mta,meta,wa2tash,wa2tech أو:aw,walla,wella,wla هل:hal,wash,wach على:3ala,3la,3al أي:ay,anhy,anhi
  كم:kam,gaddesh,addesh,2addesh,2addeish,adesh,ch7al,sh7al,9addach,9adech بكم:bkam,bekam,bikam,bikamm,b2addesh,b2addeish,bi2addesh,bch7al,bsh7al,b9adech لا:la,mish,msh,mush,mosh,mafi ابني:ebny,ebni,ibni,weldi,wldi ابنتي:binti,benti,bnti كل:kol,koll,kull أكل:akal,akalt,akalet,akl,kala شرب:shereb,sherib,shrib,chrab,sharab عندي:3andi,3ndi,3andy,3indi أريد:3awez,3ayez,3awz,3ayz,biddi,bidi,bddi,bghit,abgha,abi أعرف:a3raf,a3ref,na3ref`
    .split(/\s+/)
    .flatMap((entry) => {
      const [arabic = '', latin = ''] = entry.split(':')
      return latin.split(',').map((word) => [word, arabic] as const)
    }),
)

/** The article, and what is written before a word, as words of their own in Latin letters. */
const fronts: ReadonlyMap<string, string> = new Map([
  ['el', 'ال'],
  ['al', 'ال'],
  ['il', 'ال'],
  ['l', 'ال'],
  ['b', 'ب'],
  ['bi', 'ب'],
  ['be', 'ب'],
])
const article = /^(?:(?:el|al|il)-?(?=[a-z\d]{3,})|l(?=[a-z\d]{4,}))/
/** Behind fewer consonants any word may stand. */
const LEAST = 2

/** How the consonants of a word are heard in one dialect or another: "dora" and "zora" are both ذرة. */
const spoken = (word: string): string[] => {
  const plain = consonantsOf(word)
  return [plain, plain.replaceAll('ذ', 'د'), plain.replaceAll('ذ', 'ز')]
}
const heard = (word: string): string[] =>
  spoken(word)
    .flatMap((one) => [one, one.replaceAll('ق', 'ج')])
    .flatMap((one) => [one, one.replaceAll('ث', 'ت'), one.replaceAll('ث', 'س')])

const consonantsOf = (word: string): string => bare(arabicLetters(fold(word))).replaceAll('ظ', 'ذ')

/**
 * What puts Arabic in Latin letters into its own, by the consonants of the words that are known; a text that is none of
 * it stays what it is.
 *
 * @param names of crops, which are likelier
 * @param others words of Arabic
 */
export function arabicByEar(
  names: Iterable<string>,
  others: Iterable<string>,
): {
  isWritten: (text: string) => boolean
  inItsLetters: (text: string) => string
} {
  const [crops, words] = [names, others].map((all) =>
    [...all].map((word) => word.replace(/^ال(?=\p{L}{2})/u, '')),
  ) as [string[], string[]]
  const all = [...crops, ...words]
  const byConsonants = new Map([
    ...indexed(all, heard),
    ...indexed(words, (word) => [consonantsOf(word)]),
    ...indexed(crops, spoken),
  ])
  // "2" stands for a letter that many do not speak: "2am7" is قمح.
  const withoutQaf = indexed(all, (word) => heard(word).map((sound) => sound.replaceAll('ق', '')))
  const find = (token: string): string | undefined => {
    const sound = arabicConsonants(token.replace(/([a-z])\1/g, '$1'))
    return (token.includes('2') ? withoutQaf.get(sound) : undefined) ?? byConsonants.get(sound)
  }
  const one = (token: string): string | undefined => {
    const short = little.get(token)
    if (short !== undefined) return short
    if (/^\d+$/.test(token)) return undefined
    const found = find(token)
    if (found !== undefined) return found
    const rest = token.replace(article, '')
    const behind = rest === token ? undefined : (little.get(rest) ?? find(rest))
    return behind === undefined ? undefined : `ال${behind}`
  }
  const tokens = /(?<!\u2060|\u2060[a-z]+)[a-z\d]*[a-z][a-z\d]*/g
  return {
    isWritten(text) {
      const plain = text.toLowerCase()
      if (/[^\p{ASCII}]/u.test(plain) || !isSaid(plain)) return false
      const words = plain.match(tokens) ?? []
      const isArabic = words.filter(
        (word) => !english.has(word) && (fronts.has(word) || one(word) !== undefined),
      )
      return isArabic.length * 2 > words.length
    },
    inItsLetters: (text) =>
      text
        // A name in the middle of a sentence stays one.
        .replace(/(?<= )[A-Z][a-z]+/g, (name) => `\u2060${name}`)
        .toLowerCase()
        .replace(tokens, (token) => fronts.get(token) ?? one(token) ?? token)
        .replace(/(?<=(?:^| )(?:ال|ب)) (?=\p{Script=Arabic})/gu, '')
        .replaceAll('\u2060', '')
        // An article before a word that is not known says nothing.
        .replace(/(?<=^| )ال(?= )/gu, ''),
  }
}

/** Words by their consonants, of two the one that comes first. */
function indexed(
  words: readonly string[],
  soundsOf: (word: string) => readonly string[],
): Map<string, string> {
  const found = new Map<string, string>()
  for (const word of words)
    for (const sound of soundsOf(word)) if (sound.length >= LEAST && !found.has(sound)) found.set(sound, word)
  return found
}

/** Letters and figures in one word, or several of the little words that no other language has. */
const isSaid = (plain: string): boolean =>
  isArabizi(plain) ||
  /(?<![\p{L}\d])(?:[23579][a-z]{3,}|bi?e?kam|bch7al|ennaharda|naharda)(?![\p{L}\d])/u.test(plain) ||
  new Set((plain.match(/[a-z\d]+/g) ?? []).filter((word) => sure.has(word))).size > 1

const sure: ReadonlySet<string> = new Set(
  'byetnafas ebny ibni binti mara2ti matar matara msh mish mush hal bkam bekam bikam kam el bokra bukra ezay emta 3ala 3la ch7al bch7al delwakty elyom naharda ennaharda elnaharda feddan dunam lyoum daba wash wach addesh adesh shu'.split(
    ' ',
  ),
)
