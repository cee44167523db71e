/** Texts that look like an element of a translated text: by its number, or by a name that every JavaScript object has. */
export const likeElements: readonly string[] = [
  '<toString/>',
  '<constructor/>',
  '<hasOwnProperty/>',
  '<valueOf>x</valueOf>',
  '<__proto__/>',
  '<0/>',
  '<0>x</0>',
  '</0>',
  '<0><toString/></0>',
  '<b>x</b>',
]
