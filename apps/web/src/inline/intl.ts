/*
 * Closes the dashboard's page, while its scripts and answers are on their way: before a page formats its first number
 * and its first date, the browser reads tables for 11 ms of this machine, a tenth of a second of a cheap phone. That
 * need not be in the middle of the first drawing, nor before what is kept has been shown.
 */
setTimeout(() => {
  const language = document.documentElement.lang || undefined
  new Intl.NumberFormat(language).format(0)
  new Intl.DateTimeFormat(language).format(0)
})

export {}
