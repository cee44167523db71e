// What came from tables of strangers, as the database takes it.

/** JSON without what PostgreSQL refuses in it: halves of letters, and the letter 0. */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '') : part,
  )
