/** Whether a key belongs to an input method at work (D38); Safari ends a composition before the key that ended it, and only the old key code 229 tells. */
export const isOfInputMethod = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === 229
