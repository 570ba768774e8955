/** Where the farm is: its name above the weather, and what the account does not have of it yet. */
export const location = {
  change: 'Change Location',
  unfound: ({ wanted }: { wanted: string }) => `“${wanted}” was not found.`,
  unfoundAdvice: ({ name }: { name: string }) =>
    `This is the weather for ${name}. Change the location to your position, to coordinates, or to a town nearby.`,
  searchMissing: 'The search could not be loaded. It will be tried again when you are back online.',

  /** By what the account could not be told of. */
  unsaved: {
    current: 'This place could not be kept with your account.',
    add: 'The place could not be added.',
    remove: 'The place could not be removed.',
    rename: 'The place could not be renamed.',
  },
  unchanged: 'Your farm was not changed.',
  saving: 'Saving...',
}
