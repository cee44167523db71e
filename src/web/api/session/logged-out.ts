// Whoever logs out does so in all tabs of the browser: what they typed elsewhere is forgotten too.
import { joinTabs } from './tabs.ts'

const channel = 'mw-logged-out'

/** Tells the other tabs; the page is about to be left. */
export function tellLoggedOut(): void {
  const tabs = joinTabs(channel, () => {})
  tabs.tell('out')
  tabs.close()
}

/** Hears of it from another tab; answers what ends that. */
export function onLoggedOut(heard: () => void): () => void {
  return joinTabs(channel, heard).close
}
