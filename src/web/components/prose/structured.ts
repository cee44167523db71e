// What search engines are told of a page of prose (schema.org).
import type { Article, Question } from '../../content/article.ts'
import { plainText } from '../../content/fill.ts'

type Written = { url: string; language: string; publisher: string; published: string; image?: string | undefined }

/** An Article by the company that runs the site. */
export function articleOnPage(article: Article, { url, language, publisher, published, image }: Written): object {
  const organization = { '@type': 'Organization', name: publisher, url: new URL('/', url).href }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    inLanguage: language,
    datePublished: published,
    author: organization,
    publisher: organization,
    mainEntityOfPage: url,
    ...(image === undefined ? {} : { image }),
  }
}

/** A FAQPage of the questions that stand on a page; none without questions. */
export function questionsOnPage(questions: readonly Question[]): object[] {
  if (questions.length === 0) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ q, a }) => ({
        '@type': 'Question',
        name: q,
        acceptedAnswer: { '@type': 'Answer', text: plainText(a) },
      })),
    },
  ]
}
