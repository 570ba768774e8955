import type { EmergencyKind } from '@smart-farming/market-core/understand/danger/emergency-kind'

/** Emergency answers: whom to call, and first aid. */
export const emergency = {
  /** Whom to call: an ambulance, or else the way to a doctor. */
  call: 'This is an emergency: call {ambulance} now, or go to the nearest doctor or hospital at once.',
  /** Where only rescuers may go in: they and an ambulance by one number, or each by its own. */
  callRescue: 'This is an emergency: call {number} now, and ask for the fire brigade and an ambulance.',
  callBoth: 'This is an emergency: call the fire brigade now, {fireBrigade}, and an ambulance, {ambulance}.',
  callVet: 'This is an emergency: call a vet now.',
  poisonCentre: 'Poison centre: {number}.',
  /** First aid until help is there: what to do, and what not to do. */
  meanwhile: {
    gas: 'Do not go in after them: the gas, or air without oxygen, would kill you, too. Keep everybody away from the opening, and wait for rescuers with breathing apparatus.',
    grain:
      'Do not go in after them: you would sink, too. Stop every auger and conveyor, start none, and open no gate. Tell them to keep still until the rescuers are there.',
    water:
      'Do not jump in after them: reach out with a pole or a rope, or throw something that floats. Nobody climbs down a well or a tank.',
    injury:
      'Switch the engine off, and go near only when nothing moves any more. Do not move them, unless where they lie is not safe. On a bleeding wound press a clean cloth hard, and keep pressing.',
    venom:
      'Keep them still and calm, and the bitten part as well. Take off rings and whatever is tight. Do not cut, suck or tie the bite, put nothing on it, and do not go after the animal. Trouble with breathing or a swollen face is a danger to life: say so at once.',
    heat: 'Bring them into the shade, take off outer clothes, and cool them with water and a fan until help is there. Give nothing to drink to anybody who is confused or does not wake.',
    current:
      'Do not touch them while they may be in contact with the current: switch it off at the mains. Keep 10 m away from a fallen line, and others, too. Whoever sits in a machine that touches a line stays in it, unless it burns.',
    fire: 'Get everybody out and away, and do not go back in, for animals or machines either. Cool a burn under running water for 20 minutes, and put nothing else on it.',
    ammonia:
      'Get away against the wind, and do not go into the cloud after anybody. Rinse eyes and skin with plenty of water for at least 15 minutes, and take off what it has wetted, unless it is frozen to the skin.',
    swallowed:
      'Do not make them vomit, and give nothing by mouth, unless a doctor or a poison centre says so. Take the container or its label with you.',
    eyes: 'Rinse the eye now, with the lids open, with clean running water for at least 15 minutes; put nothing else into it. Take the container or its label with you.',
    skin: 'Take off what it has wetted, and rinse the skin now with plenty of water for at least 15 minutes. Take the container or its label with you.',
    breathed:
      'Into fresh air at once; do not go into a closed room or store after anybody. Take the container or its label with you.',
    poison:
      'Away from the spray and into fresh air; take off clothes that it has wetted, and rinse the skin. Do not make them vomit. Take the container or its label with you.',
    animal:
      'Keep the animal quiet, and people and other animals away from what it ate. Do not make it vomit, and give it nothing, unless the vet says so. Have the container or its label at hand.',
    despair:
      'You do not have to carry this alone. Go away from what could harm you, or give it to somebody to put out of reach. Ask somebody near to come and stay with you, and say on the telephone how bad it is.',
    person:
      'Do not leave them alone. Whoever breathes but does not wake is laid on the side; if they do not breathe, do what you are told on the telephone. Give no medicine without a doctor.',
  },
} as const satisfies {
  readonly [key: string]: string | object
  readonly meanwhile: Record<EmergencyKind, string>
}
