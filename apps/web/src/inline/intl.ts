/*
 * Runs at the end of the dashboard's page, while its scripts and data are loading: formatting the first number and date
 * makes the browser read tables for 30 ms on a development machine, 100 ms on a cheap phone. The tables are shared by
 * the whole process, so a worker loads them in parallel.
 */
new Worker('/intl.js', { name: document.documentElement.lang })

export {}
