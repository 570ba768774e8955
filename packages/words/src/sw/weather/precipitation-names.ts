import type { precipitationNames as english } from '../../en/weather/precipitation-names.ts'

export const precipitationNames: Record<keyof typeof english, string> = {
  rain: 'mvua',
  freezing: 'mvua inayoganda',
  snow: 'theluji',
  mixed: 'mvua na theluji',
  either: 'mvua au theluji',
  rain_freezing: 'mvua na mvua inayoganda',
  snow_freezing: 'theluji na mvua inayoganda',
  mixed_freezing: 'mvua, theluji na mvua inayoganda',
}
