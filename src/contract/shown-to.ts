// Forms say to whom the page was shown that they stand on: in one browser somebody else may have logged in since.

/** The field that scripts add to every form that is posted; its value is the id of a person. */
export const shownTo = 'shown-to'

const last = new RegExp(`(?:^|&)${shownTo}=([0-9a-f-]{36})$`)

/** So long the end of a body is that says it. */
export const shownToMax = shownTo.length + 38

/** To whom the page of a form was shown, by the end of the body that it is sent as; undefined where it does not say. */
export const shownToIn = (end: string): string | undefined => last.exec(end)?.[1]
