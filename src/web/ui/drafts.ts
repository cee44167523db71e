// What was typed in this tab and not sent, by whom (U26): whoever comes next in the same browser sees nothing of it.

/** Texts by the name of the field; values of a name that was sent several times stand on lines of their own. */
export type Draft = Record<string, string>

const prefix = 'mw-draft:'

/** Where the tab keeps what `owner` typed into the form called `name`; an owner is an id, and empty for nobody. */
export const draftKey = (owner: string, name: string): string => `${prefix}${owner}:${name}`

/** What is kept there; null for nothing, or what is no draft. */
export function readDraft(key: string): Draft | null {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown)
  return typeof kept === 'object' && kept !== null ? (kept as Draft) : null
}

/** Keeps it there, where the storage lets it. */
export function writeDraft(key: string, draft: Draft): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)))
}

/** Keeps nothing there any more. */
export function removeDraft(key: string): void {
  attempt(() => sessionStorage.removeItem(key))
}

/** Forgets what was typed into one form, from another page. */
export const dropDraft = (name: string): void => dropWhere((_, ofForm) => ofForm === name)

/** Forgets all that was typed in this tab: whoever logs out leaves nothing behind. */
export const dropDrafts = (): void => dropWhere(() => true)

/** Forgets what others than `owner` typed in this tab, whose session ended before they sent it; what was typed before the log-in becomes the owner's. */
export function keepDraftsOf(owner: string): void {
  for (const { key, of, name } of drafts()) {
    if (of !== '') continue
    const typed = readDraft(key)
    if (typed && readDraft(draftKey(owner, name)) === null) writeDraft(draftKey(owner, name), typed)
  }
  dropWhere((of) => of !== owner)
}

function dropWhere(isDue: (owner: string, name: string) => boolean): void {
  for (const { key, of, name } of drafts()) if (isDue(of, name)) removeDraft(key)
}

function drafts(): { key: string; of: string; name: string }[] {
  const keys = attempt(() => Object.keys(sessionStorage)) ?? []
  return keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const [of = '', ...name] = key.slice(prefix.length).split(':')
      return { key, of, name: name.join(':') }
    })
}

/** Storage may be full or forbidden: a form works without it. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
