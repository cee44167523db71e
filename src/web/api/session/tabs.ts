// What the tabs of one browser tell each other.

/** The name by which tabs hear that the session is over. */
export const sessionEnded = 'mw-session-ended'

export type Tabs<News> = { tell(news: News): void; close(): void }

/** Joins the tabs that listen on `name`; what a tab tells, all others hear. */
export function joinTabs<News>(name: string, onNews: (news: News) => void): Tabs<News> {
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => onNews(data))
  return {
    // A channel reaches pages of this origin alone and takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (news) => channel.postMessage(news),
    close: () => channel.close(),
  }
}
