/** So much of an id ends the username that everybody begins with (ensureProfile). */
const idInUsername = 12

/** False for the username that was given with the account, which tells people nothing. */
export const isChosen = (username: string, userID: string): boolean =>
  !username.endsWith(userID.slice(-idInUsername))
