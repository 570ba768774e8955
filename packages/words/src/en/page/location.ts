/** Where the farm is: its name above the weather, and what the account does not have of it yet. */
export const location = {
  change: 'Change Location',
  /** In the header of a desk. */
  find: 'Find a place',
  unfound: ({ wanted }: { wanted: string }) => `We could not find ${wanted}. Choose your place.`,
  unfoundAdvice: ({ name }: { name: string }) => `Until then, this is the weather for ${name}.`,
  searchMissing: 'The search could not be loaded. It will be tried again when you are back online.',

  unsaved: 'This place could not be kept with your account.',
  unchanged: 'Your farm was not changed.',
}
