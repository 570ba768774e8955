import { MAP_ATTRIBUTION, startMapTiles } from '../src/map-tiles.ts'
import { startMetNorway } from '../src/met-norway.ts'
import { startOpenMeteo } from '../src/open-meteo.ts'
import { OPEN_WEATHER_KEY, startOpenWeather } from '../src/open-weather.ts'
import { startOpenAi } from '../src/openai.ts'

// Starts every double on a fixed port with today's sample weather, for offline demonstrations.
const now = () => Date.now()
const openWeather = await startOpenWeather({ port: 4101, now })
const openMeteo = await startOpenMeteo({ port: 4102, now })
const metNorway = await startMetNorway({ port: 4103, now })
const openAi = await startOpenAi({ port: 4104, now })
const mapTiles = await startMapTiles({ port: 4105 })

process.stdout.write(`Stand-ins are running. Start the product with:
OPENWEATHER_API_KEY=${OPEN_WEATHER_KEY}
OPENWEATHER_BASE_URL=${openWeather.url}
OPEN_METEO_BASE_URL=${openMeteo.url}
OPEN_METEO_ARCHIVE_BASE_URL=${openMeteo.url}
OPEN_METEO_GEOCODING_BASE_URL=${openMeteo.url}
MET_NORWAY_BASE_URL=${metNorway.url}
OPENAI_BASE_URL=${openAi.url}/v1
MAP_TILES_URL=${mapTiles.url}/{z}/{x}/{y}.png
MAP_ATTRIBUTION=${MAP_ATTRIBUTION}
`)
