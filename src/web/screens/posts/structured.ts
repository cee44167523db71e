// What search engines are told of a post (schema.org): no more than the page shows.
import type { PostEntry } from '../../../contract/posts.ts'
import type { PostData } from '../../components/posts/post-data.ts'
import { cutAtWord, plainLine } from '../../components/text/cuts.ts'
import { withoutGaps } from '../../components/text/gaps.ts'

/** How much of a text stands for the title that it has not. */
export const headlineMax = 70

/** A SocialMediaPosting (schema.org); addresses are made whole with `origin`. */
export function postingOf(entry: PostEntry, post: PostData, origin: string): object {
  const whole = (address: string) => URL.parse(address, origin)?.href
  const { author, content, createdAt, editedAt, pictures } = entry
  const likes = post.likes
  return withoutGaps({
    '@context': 'https://schema.org',
    '@type': 'SocialMediaPosting',
    '@id': `${whole(post.path)}#post`,
    url: whole(post.path),
    headline: cutAtWord(plainLine(content), headlineMax),
    articleBody: content,
    datePublished: createdAt,
    dateModified: editedAt ?? undefined,
    author: {
      '@type': author.type === 'business' ? 'Organization' : 'Person',
      name: author.name,
      url: whole(post.author.path),
    },
    image: pictures.length > 0 ? pictures.map(({ url }) => whole(url)) : undefined,
    interactionStatistic:
      likes > 0
        ? {
            '@type': 'InteractionCounter',
            interactionType: 'https://schema.org/LikeAction',
            userInteractionCount: likes,
          }
        : undefined,
  })
}
