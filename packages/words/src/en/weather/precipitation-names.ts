/** Used mid-sentence. */
export const precipitationNames = {
  rain: 'rain',
  freezing: 'freezing rain',
  snow: 'snow',
  mixed: 'rain and snow',
  either: 'rain or snow',
  rain_freezing: 'rain and freezing rain',
  snow_freezing: 'snow and freezing rain',
  mixed_freezing: 'rain, snow and freezing rain',
}
