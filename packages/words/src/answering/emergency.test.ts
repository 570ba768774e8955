import type { Statements } from '@smart-farming/market-core/answer/statement'
import {
  type EmergencyKind,
  emergencyKinds,
  isPoisoning,
  needsRescue,
} from '@smart-farming/market-core/understand/danger/emergency-kind'
import { describe, expect, test } from 'vitest'
import { emergency as arabic } from '../ar/messages/emergency.ts'
import { emergency as english } from '../en/messages/emergency.ts'
import { emergency as spanish } from '../es/messages/emergency.ts'
import { emergency as french } from '../fr/messages/emergency.ts'
import { emergency as hindi } from '../hi/messages/emergency.ts'
import { phrases } from '../icu/phrases.ts'
import { emergency as portuguese } from '../pt/messages/emergency.ts'
import { emergency as swahili } from '../sw/messages/emergency.ts'
import { type EmergencySentences, emergencyText } from './emergency.ts'

const languages: Record<string, EmergencySentences> = {
  en: phrases('en', english),
  fr: phrases('fr', french),
  es: phrases('es', spanish),
  pt: phrases('pt', portuguese),
  sw: phrases('sw', swahili),
  hi: phrases('hi', hindi),
  ar: phrases('ar', arabic),
}
/** That nobody goes in after whoever is down. */
const stayOut: Record<string, RegExp> = {
  en: /do not go in|do not jump in/i,
  fr: /n’entrez pas|ne sautez pas/i,
  es: /no entre|no salte/i,
  pt: /não entre|não pule/i,
  sw: /usiingie|usiruke/i,
  hi: /अंदर न जाएं|न कूदें/,
  ar: /لا تدخل|لا تقفز/,
}
/** That a container is to be taken along: of no use for who lies under a tractor. */
const container: Record<string, RegExp> = {
  en: /container/,
  fr: /bidon/,
  es: /envase/,
  pt: /embalagem/,
  sw: /chombo/,
  hi: /डिब्बा/,
  ar: /العبوة/,
}
const said = (lang: string, values: Partial<Statements['emergency']> & { kind: EmergencyKind }) =>
  emergencyText(languages[lang] as EmergencySentences, { ambulance: '112', ...values }, (text) => text)
const all = Object.keys(languages).flatMap((lang) => emergencyKinds.map((kind) => ({ lang, kind })))

describe.each(all)('in $lang, $kind', ({ lang, kind }) => {
  test('whom to call stands in the first sentence, and it fits a screen', () => {
    const text = said(lang, { kind })
    if (kind !== 'animal') expect(text.split(/[.।]/)[0]).toContain('112')
    expect(text.length).toBeLessThanOrEqual(520)
  })

  test('a container is spoken of for a poison alone', () => {
    const speaks = (container[lang] as RegExp).test(said(lang, { kind }))
    expect(speaks).toBe(isPoisoning(kind) || kind === 'animal')
  })

  test('a poison centre is named for a poison alone', () => {
    expect(said(lang, { kind, poisonCentre: '13 11 26' }).includes('13 11 26')).toBe(isPoisoning(kind))
  })

  test('the fire brigade has its own number where only rescuers help', () => {
    expect(said(lang, { kind, fireBrigade: '193' }).includes('193')).toBe(needsRescue(kind))
  })
})

test.each(Object.keys(languages))('in %s nobody is sent into a pit, a silo or a pond', (lang) => {
  for (const kind of ['gas', 'grain', 'water'] as const)
    expect(said(lang, { kind }), kind).toMatch(stayOut[lang] as RegExp)
})
