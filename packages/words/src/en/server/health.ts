export const health = {
  ok: 'ok',
  databaseSilent: 'is not responding',
  diskFull: 'is full: less than 20 MB left',
  placesMissing: 'could not be loaded; trying again',
  stopping: 'is stopping',
}
