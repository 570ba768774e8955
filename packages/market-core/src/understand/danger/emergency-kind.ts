/**
 * What has happened, as far as it decides what a bystander must and must not do: gas or a closed space, grain that
 * buries, water, a machine or a fall, venom, heat, current, fire, ammonia, a poison by the way that it took, an animal,
 * somebody who writes that he wants to die, or a person that something is wrong with.
 */
export const emergencyKinds = [
  'gas',
  'grain',
  'water',
  'injury',
  'venom',
  'heat',
  'current',
  'fire',
  'ammonia',
  'swallowed',
  'eyes',
  'skin',
  'breathed',
  'poison',
  'animal',
  'despair',
  'person',
] as const

export type EmergencyKind = (typeof emergencyKinds)[number]

const rescued: ReadonlySet<EmergencyKind> = new Set([
  'gas',
  'grain',
  'water',
  'injury',
  'current',
  'fire',
  'ammonia',
])

/** True where nobody but a fire brigade, or who is trained and equipped like one, can get a person out. */
export const needsRescue = (kind: EmergencyKind): boolean => rescued.has(kind)

const poisonings: ReadonlySet<EmergencyKind> = new Set(['swallowed', 'eyes', 'skin', 'breathed', 'poison'])

/** True where a poison centre knows what to do. */
export const isPoisoning = (kind: EmergencyKind): boolean => poisonings.has(kind)
