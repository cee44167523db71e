// What counts as a mail address: one mailbox as people write it, in any script, never a list, a name or a comment.
// Without flags and classes by name, since it also stands in the API document.
const notIn = String.raw`\s@"<>()[\]\\,;:\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069`

/** Linear in the length of the text; lengths are for whoever asks to limit. */
export const mailAddress = new RegExp(`^[^${notIn}]{1,64}@(?:[^${notIn}.]{1,63}\\.)+[^${notIn}.]{2,63}$`)
