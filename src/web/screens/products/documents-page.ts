// What a product page draws of the documents of its product, all in words already (documents-page.server.ts).
export type DocumentsPage = {
  title: string
  rows: {
    id: string
    title: string
    lang?: string
    /** Kind, language, version, type and size. */
    facts: string
    /** Opens it, or leads to a request for it. */
    path: string
    /** What the way to it is called where its title is not. */
    ask?: string
  }[]
}
