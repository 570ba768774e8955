import type { Statements } from '@smart-farming/market-core/answer/statement'
import { isPoisoning, needsRescue } from '@smart-farming/market-core/understand/danger/emergency-kind'
import type { emergency } from '../en/messages/emergency.ts'
import type { Phrases } from '../icu/phrases.ts'

/** The sentences of an emergency. */
export type EmergencySentences = Phrases<typeof emergency>

/**
 * An emergency in words: whom to call, then what must not be done. The advice is that on which published first aid
 * agrees (EPA and Cornell on pesticides, Maine and Purdue on grain, NASD on ammonia, WHO on snake bites, NHS on burns,
 * heat and bleeding), and no remedy.
 *
 * @param run keeps a number together in a language that is written from the right
 */
export function emergencyText(
  say: EmergencySentences,
  { kind, ambulance, fireBrigade, poisonCentre }: Statements['emergency'],
  run: (text: string) => string,
): string {
  const centre =
    isPoisoning(kind) && poisonCentre !== undefined ? [say.poisonCentre({ number: run(poisonCentre) })] : []
  return [opening(), ...centre, say.meanwhile[kind]].join(' ')

  function opening(): string {
    if (kind === 'animal') return say.callVet
    if (!needsRescue(kind)) return say.call({ ambulance: run(ambulance) })
    return fireBrigade === undefined
      ? say.callRescue({ number: run(ambulance) })
      : say.callBoth({ fireBrigade: run(fireBrigade), ambulance: run(ambulance) })
  }
}
