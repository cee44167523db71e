// The form of a new company as texts, and what the call takes of it (P3.14, "Create-business payload").
export const createNames = [
  'companyName',
  'businessType',
  'country',
  'state',
  'website',
  'registerNumber',
  'categories',
  'shortDescription',
  'profilePhoto',
  'coverPhoto',
  /** Where the uploaded pictures can be seen until the company has them. */
  'profilePhotoShown',
  'coverPhotoShown',
] as const
export type CreateName = (typeof createNames)[number]
/** The categories stand on lines of their own. */
export type CreateValues = Record<CreateName, string>

/** What was typed; of a name that was sent several times every value. */
export function createValuesFrom(sent: { all(name: string): string[] }): CreateValues {
  const text = (name: string) => sent.all(name).join('\n').replaceAll('\r\n', '\n')
  return Object.fromEntries(createNames.map((name) => [name, text(name)])) as CreateValues
}

/** The body of the call. */
export function newBusinessOf(values: CreateValues) {
  const { profilePhotoShown: _, coverPhotoShown: __, categories, ...texts } = values
  return { ...texts, categories: categories.split('\n').filter(Boolean) }
}

/** The field that a path of a failure means; undefined for one that the form does not have. */
export function createFieldOf(path: string): CreateName | undefined {
  const head = path.split('.')[0]
  return createNames.find((name) => name === head)
}

/** Whether enough is there to look for the same company, and what is looked for. */
export function likenessOf({ companyName, country, website, registerNumber }: CreateValues) {
  if (companyName.trim() === '' || country === '') return undefined
  return { companyName, country, website, registerNumber }
}
export type Likeness = NonNullable<ReturnType<typeof likenessOf>>
