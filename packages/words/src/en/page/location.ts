/** Where the farm is: its name above the weather, and what the account does not have of it yet. */
export const location = {
  change: 'Change Location',
  unfound: ({ wanted }: { wanted: string }) => `“${wanted}” was not found.`,
  unfoundAdvice: ({ name }: { name: string }) =>
    `This is the weather for ${name}. Change the location to your position, to coordinates, or to a town nearby.`,
  searchMissing: 'The search could not be loaded. It will be tried again when you are back online.',

  unsaved: 'This place could not be kept with your account.',
  unchanged: 'Your farm was not changed.',
}
