// Worker that the dashboard's page starts (src/inline/intl.ts). The worker's name is the page's language.
for (const Format of [Intl.NumberFormat, Intl.DateTimeFormat]) new Format(name || undefined).format(0)
close()
