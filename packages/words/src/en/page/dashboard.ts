/** The frame of the dashboard. */
export const dashboard = {
  title: 'Dashboard',
  farm: ({ name }: { name: string }) => `${name} Farm Dashboard`,
  welcome: ({ name }: { name: string }) => `Welcome, ${name}!`,
  sections: 'Sections',
  market: 'Market Intelligence',
  assistant: 'Farm Assistant',
  /** As the beginning of a sentence. */
  assistantPart: 'The farm assistant',
  weather: 'Weather',
}
