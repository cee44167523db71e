const withArticle =
  /^(?:United |Netherlands$|Philippines$|Bahamas$|Maldives$|Dominican Republic$|Czech Republic$)/

/** A country's name as it stands after "in": English puts an article before some; other languages keep the name. */
export function countryInSentence(name: string, language: string): string {
  return language === 'en' && withArticle.test(name) ? `the ${name}` : name
}
