export type Standing = {
  liked: string[]
  followed: string[]
  saved: string[]
  connected: string[]
  /** Whom the acting identity has asked for a connection, and who asks it. */
  asked: string[]
  received: string[]
  /** Companies that the person belongs to, among those asked for. */
  mine: string[]
}

/** Of who stands to nothing on a page in any way. */
export const noStanding: Standing = {
  liked: [],
  followed: [],
  saved: [],
  connected: [],
  asked: [],
  received: [],
  mine: [],
}
