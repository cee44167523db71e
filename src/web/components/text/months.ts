/** A month (YYYY-MM) in words of a language. */
export const monthText = (month: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`))
