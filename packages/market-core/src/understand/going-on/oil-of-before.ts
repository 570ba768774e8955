import { commodityById } from '../../commodities/catalogue.ts'
import type { Question } from '../reading.ts'

/** What stands for the oil of another crop, by the language: "y el de palma", "et celui de palme". */
const said: Readonly<Record<string, readonly [RegExp, string]>> = {
  es: [/^[\s¿]*y (?:el|la) del? (?:la |el )?(?=\p{L}+[\s?.!]*$)/iu, 'y el aceite de '],
  fr: [/^\s*et (?:celui|celle) (?:de la |de l['’]|de |du |d['’])(?=\p{L}+[\s?.!]*$)/iu, 'et l’huile de '],
  pt: [/^\s*e o d[eoa] (?=\p{L}+[\s?.!]*$)/iu, 'e o óleo de '],
  sw: [/^\s*na (?:ya|yale ya) (?=\p{L}+[\s?.!]*$)/iu, 'na mafuta ya '],
}

/** A turn that leaves out that it is of an oil, where the turn before was of one. */
export function withOilOfBefore(text: string, previous: Question | undefined): string {
  const [id] = previous?.commodities.slice(-1) ?? []
  const [leaves, whole] = said[previous?.language ?? ''] ?? []
  const isOfOil = / oil$/i.test(commodityById(id ?? '')?.name ?? '')
  return leaves !== undefined && whole !== undefined && isOfOil ? text.replace(leaves, whole) : text
}
