/** The frame of the dashboard. */
export const dashboard = {
  title: 'Dashboard',
  farm: ({ name }: { name: string }) => `${name} Farm Dashboard`,
  welcome: ({ name }: { name: string }) => `Welcome, ${name}!`,
  sections: 'Sections',
  market: 'Market Intelligence',
  assistant: 'Farm Assistant',
  /** As the beginning of a sentence. */
  assistantMissing:
    'The farm assistant could not be loaded. It will be tried again when you are back online.',
  prices: 'Prices',
  weather: 'Weather',
  /** To what stands behind the menu. */
  skip: 'Skip the menu',
}
