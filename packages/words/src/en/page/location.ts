export const location = {
  change: 'Change Location',
  /** In the header on wide screens. */
  find: 'Find a place',
  unfound: ({ wanted }: { wanted: string }) => `We could not find ${wanted}. Choose your place.`,
  unfoundAdvice: ({ name }: { name: string }) => `Until then, this is the weather for ${name}.`,
  searchMissing: 'The search could not be loaded. We will try again when you are back online.',

  unsaved: 'This place could not be saved to your account.',
  unchanged: 'Your farm was not changed.',
}
