/** The farm's places, and the search for one. Names of places come as they are shown. */
export const places = {
  mine: {
    heading: 'Place',
    headingOfSeveral: 'Places',
    unknown: 'Not found yet',
    shown: 'shown now',
    show: 'Show',
    showPlace: ({ place }: { place: string }) => `Show ${place}`,
    remove: 'Remove',
    removePlace: ({ place }: { place: string }) => `Remove ${place}`,
    sure: ({ place }: { place: string }) => `Remove ${place} from your farm?`,
    removeNow: 'Yes, remove it',
    keep: 'Keep it',
    add: 'Add another place',
    added: ({ place }: { place: string }) => `${place} was added.`,
    removed: ({ place }: { place: string }) => `${place} was removed.`,
    renamed: ({ before, place }: { before: string; place: string }) => `${before} is now ${place}.`,
  },
  rename: {
    open: 'Rename',
    place: ({ place }: { place: string }) => `Rename ${place}`,
    name: 'Name of the place',
    save: 'Save',
    cancel: 'Cancel',
  },
  choice: {
    label: 'Your places',
    question: ({ wanted }: { wanted: string }) => `There are several places called “${wanted}”.`,
    advice: 'Say which one is yours, so that weather, prices and answers are for your farm.',
  },
  search: {
    label: 'Find a place',
    name: 'Town or village',
    example: 'Enter town/village name...',
    search: 'Search',
    cancel: 'Cancel',
    searching: 'Searching...',
    nothing: ({ wanted }: { wanted: string }) =>
      `Nothing was found for “${wanted}”. Check the spelling, or try a larger town nearby. Or give your position, or coordinates: that spot will be called “${wanted}”.`,
    select: 'Select your location:',
  },
  position: {
    find: 'Use my position',
    finding: 'Finding your position...',
    hint: 'Or type coordinates, such as 52.37, -2.72',
    /** Why there is none. */
    refused:
      'Your browser may not share your position. Allow it for this page in the browser’s settings, or type the coordinates.',
    notFound: 'Your position cannot be found just now. Try again outdoors, or type the coordinates.',
    late: 'Finding your position took too long. Try again outdoors, or type the coordinates.',
    unable: 'This browser cannot tell your position. Type the coordinates instead.',
    insecure: 'Browsers share a position with secure (https) pages only. Type the coordinates instead.',
  },
}
