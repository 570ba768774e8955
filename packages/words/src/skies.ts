/**
 * Wire names of the sky (`weather[0].description`) from all known providers. The names are English
 * codes in every language; catalogues translate them.
 */
export const SKY_NAMES = [
  // OpenWeather's names for condition ids 200 to 804: https://openweathermap.org/weather-conditions
  ...['thunderstorm with light rain', 'thunderstorm with rain', 'thunderstorm with heavy rain'],
  ...['light thunderstorm', 'thunderstorm', 'heavy thunderstorm', 'ragged thunderstorm'],
  ...['thunderstorm with light drizzle', 'thunderstorm with drizzle', 'thunderstorm with heavy drizzle'],
  ...['light intensity drizzle', 'drizzle', 'heavy intensity drizzle'],
  ...['light intensity drizzle rain', 'drizzle rain', 'heavy intensity drizzle rain'],
  ...['shower rain and drizzle', 'heavy shower rain and drizzle', 'shower drizzle'],
  ...[
    'light rain',
    'moderate rain',
    'heavy intensity rain',
    'very heavy rain',
    'extreme rain',
    'freezing rain',
  ],
  ...['light intensity shower rain', 'shower rain', 'heavy intensity shower rain', 'ragged shower rain'],
  ...['light snow', 'snow', 'heavy snow', 'sleet', 'light shower sleet', 'shower sleet'],
  ...['light rain and snow', 'rain and snow', 'light shower snow', 'shower snow', 'heavy shower snow'],
  ...[
    'mist',
    'smoke',
    'haze',
    'sand/dust whirls',
    'fog',
    'sand',
    'dust',
    'volcanic ash',
    'squalls',
    'tornado',
  ],
  ...['clear sky', 'few clouds', 'scattered clouds', 'broken clouds', 'overcast clouds'],
  // Our names for WMO codes (Open-Meteo) that OpenWeather does not name.
  ...['freezing fog', 'light drizzle', 'heavy drizzle', 'freezing drizzle', 'heavy rain', 'snow grains'],
  ...['light showers', 'showers', 'violent showers', 'light snow showers', 'heavy snow showers'],
  'thunderstorm with hail',
  // MET Norway's symbols, in words.
  ...['fair', 'partly cloudy', 'cloudy', 'rain', 'light sleet', 'heavy sleet'],
  ...['light rain showers', 'rain showers', 'heavy rain showers'],
  ...['light sleet showers', 'sleet showers', 'heavy sleet showers', 'snow showers'],
  ...['light rain and thunder', 'rain and thunder', 'heavy rain and thunder'],
  ...['light rain showers and thunder', 'rain showers and thunder', 'heavy rain showers and thunder'],
  ...['light sleet and thunder', 'sleet and thunder', 'heavy sleet and thunder'],
  ...['light sleet showers and thunder', 'sleet showers and thunder', 'heavy sleet showers and thunder'],
  ...['light snow and thunder', 'snow and thunder', 'heavy snow and thunder'],
  ...['light snow showers and thunder', 'snow showers and thunder', 'heavy snow showers and thunder'],
] as const

export type SkyName = (typeof SKY_NAMES)[number]
