/** Checks every row, then fails once with the errors of all failed rows, each named by its row. */
export async function checkRows<Row extends [unknown] | object | string | number | null | undefined>(
  rows: readonly Row[],
  check: (row: Row) => unknown,
): Promise<void> {
  const errors = rows.length > 0 ? [] : [new Error('no rows')]
  for (const row of rows)
    try {
      await check(row)
    } catch (error) {
      const message = `${JSON.stringify(row)?.slice(0, 200)}: ${error}`
      errors.push(Object.assign(error as Error, { message }))
    }
  if (errors.length > 0) throw new AggregateError(errors)
}
