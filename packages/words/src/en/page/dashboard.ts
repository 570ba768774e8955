export const dashboard = {
  title: 'Dashboard',
  farm: ({ name }: { name: string }) => `${name} Farm Dashboard`,
  welcome: ({ name }: { name: string }) => `Welcome, ${name}!`,
  sections: 'Sections',
  market: 'Market Intelligence',
  assistant: 'Farm Assistant',
  assistantMissing: 'The farm assistant is not loading. You may be offline. It will reload automatically.',
  prices: 'Prices',
  weather: 'Weather',
  sums: 'Farm sums',
  sumsMissing: 'The farm sums are not loading. You may be offline.',
  /** Skip link to the main content. */
  skip: 'Skip the menu',
}
