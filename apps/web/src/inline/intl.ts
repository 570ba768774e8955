/*
 * Closes the dashboard's page, while its scripts and answers are on their way: before a page formats its first number
 * and its first date, the browser reads tables for 30 ms of this machine, a tenth of a second of a cheap phone. They
 * are the whole process's, so a worker reads them beside the page.
 */
new Worker('/intl.js', { name: document.documentElement.lang })

export {}
