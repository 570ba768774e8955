// Started by the dashboard's page (src/inline/intl.ts), whose language is its name.
for (const Format of [Intl.NumberFormat, Intl.DateTimeFormat]) new Format(name || undefined).format(0)
close()
