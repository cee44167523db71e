/** Names one after another, as the language separates them. */
export const listText = (names: readonly string[], language: string): string =>
  names.join(language === 'ja' || language === 'zh' ? '、' : ', ')
