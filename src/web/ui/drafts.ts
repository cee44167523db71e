// What was typed in this tab and not sent, by whom (U26); inquiries and replies outlive the tab. Whoever comes next in the same
// browser sees nothing of it.

/** Texts by the name of the field; values of a name that was sent several times stand on lines of their own. */
export type Draft = Record<string, string>

const prefix = 'mw-draft:'
/** How the names of drafts begin that outlive their tab: somebody wrote to somebody. */
export const lastingName = 'letter '

/** Where the tab keeps what `owner` typed into the form called `name`; an owner is an id, and empty for nobody. */
export const draftKey = (owner: string, name: string): string => `${prefix}${owner}:${name}`

/** As long as they are somebody's. */
const lasting = new RegExp(`^${prefix}[^:]+:${lastingName}`)

/** What is kept there; null for nothing, or what is no draft. */
export function readDraft(key: string): Draft | null {
  const kept =
    attempt(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown) ??
    (lasting.test(key) && attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown))
  return typeof kept === 'object' && kept !== null ? (kept as Draft) : null
}

/** Keeps it there, where the storage lets it. */
export function writeDraft(key: string, draft: Draft): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)))
  if (lasting.test(key)) attempt(() => localStorage.setItem(key, JSON.stringify(draft)))
}

/** Keeps nothing there any more. */
export function removeDraft(key: string): void {
  attempt(() => sessionStorage.removeItem(key))
  attempt(() => localStorage.removeItem(key))
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
  const keysOf = (storage: () => Storage) => attempt(() => Object.keys(storage())) ?? []
  return [...new Set([...keysOf(() => sessionStorage), ...keysOf(() => localStorage)])]
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

/** What this tab keeps now: answers how to bring back what of it is gone by then, undefined when nothing is. */
export function noteDrafts(): () => (() => void) | undefined {
  const kept = drafts().map(({ key }) => ({ key, draft: readDraft(key) }))
  return () => {
    const gone = kept.filter(({ key, draft }) => draft !== null && readDraft(key) === null)
    return gone.length === 0 ? undefined : () => gone.forEach(({ key, draft }) => writeDraft(key, draft!))
  }
}
