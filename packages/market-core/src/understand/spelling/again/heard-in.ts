import { hindiByEar } from '../../languages/hindi-by-ear.ts'
import type { OtherLanguage } from '../../languages/language.ts'

type Sounds = readonly (readonly [written: RegExp, sound: string])[]

/** How the letters of a folded word sound, in this order; what is silent is left out. */
const sounds: Partial<Readonly<Record<OtherLanguage, Sounds>>> = {
  fr: [
    [/^ca$/g, 'sa'],
    [/œ/g, 'e'],
    [/ph/g, 'f'],
    [/gn/g, 'ny'],
    [/[sc]?ch|sh/g, 'S'],
    [/qu|q|k|c(?![eiyh])/g, 'k'],
    [/c(?=[eiy])|ss|(?<=.)z|ç/g, 's'],
    [/gu(?=[eiy])/g, 'G'],
    [/ge(?=[ao])|g(?=[eiy])/g, 'j'],
    [/h/g, ''],
    [/(?:ent|es|e[rz]|ees?)$/g, 'e'],
    [/(?<=.)(?:[sxtdpz]+)$/g, ''],
    [/eaux?|aux?/g, 'o'],
    [/oi|oy/g, 'wa'],
    [/(?:ai|ei|ain|ein|in|im|un|ym)(?=n?(?:[^aeiouyn]|$))(?<=n|m)/g, '1'],
    [/(?:an|am|en|em)(?=[^aeiouynm]|$)/g, '2'],
    [/(?:on|om)(?=[^aeiouynm]|$)/g, '3'],
    [/ai|ei|ey|ay/g, 'e'],
    [/eu/g, 'e'],
    [/ou|w/g, 'u'],
    [/y/g, 'i'],
    [/(?<=..)e$/g, ''],
    [/(.)\1+/g, '$1'],
  ],
  es: [
    [/^eu/g, 'u'],
    [/ll/g, 'y'],
    [/qu(?=[ei])|k|c(?![eih])/g, 'k'],
    [/c(?=[ei])|z|ç|x/g, 's'],
    [/g(?=[ei])/g, 'j'],
    [/(?<!c)h/g, ''],
    [/v|w/g, 'b'],
    [/y$|(?<=[^aeiou])y/g, 'i'],
    [/(.)\1+/g, '$1'],
  ],
  pt: [
    [/^eu/g, 'u'],
    [/ch|x/g, 'S'],
    [/(?<![ln])h/g, ''],
    [/qu(?=[ei])|k|c(?![ei])/g, 'k'],
    [/c(?=[ei])|z|ss|ç/g, 's'],
    [/g(?=[ei])/g, 'j'],
    [/l(?=[^aeiouh]|$)/g, 'u'],
    [/ou/g, 'o'],
    [/(?<=..)o$/g, 'u'],
    [/(?<=..)e$/g, 'i'],
    [/y/g, 'i'],
    [/(.)\1+/g, '$1'],
  ],
  sw: [
    [/(?<=u)w(?=[aei])|(?<=i)y(?=[aeo])/g, ''],
    [/dh/g, 'z'],
    [/th/g, 's'],
    [/gh/g, 'g'],
    [/kh/g, 'h'],
    [/r/g, 'l'],
    [/x/g, 's'],
    [/(.)\1+/g, '$1'],
  ],
  hi: [
    [/([kgcjtdpb])h/g, '$1'],
    [/[ei]y?a/g, 'ia'],
    [/(?<=..)[eai]$/g, ''],
    [/(.)\1+/g, '$1'],
  ],
}

/** How a word of a language sounds to who writes it by ear; as it stands where nothing is known of that. */
export function heardIn(language: OtherLanguage): (folded: string) => string {
  const own = sounds[language] ?? []
  const said = language === 'hi' ? hindiByEar : (word: string) => word
  return (folded) => own.reduce((word, [written, sound]) => word.replace(written, sound), said(folded))
}
