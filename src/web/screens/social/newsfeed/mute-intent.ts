/** What a form says that keeps somebody or a post out of the feed; for good with `-for-good` behind it. */
export const muteIntent = 'mute'
