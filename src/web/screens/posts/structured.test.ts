// What search engines are told of a post: no more than its page shows.
import { expect, test } from 'vitest'
import type { PostEntry } from '../../../contract/posts.ts'
import { postData } from '../../components/posts/post-data.ts'
import { postingOf } from './structured.ts'

const id = '01a1f9b9-ee27-792e-b40c-b1e2c3cff2c2'
const author: PostEntry['author'] = {
  type: 'business',
  id,
  name: 'Kitazawa Bearing Works',
  picture: null,
  country: { code: 'JP', countryName: 'Japan', emoji: '' },
  role: 'Manufacturer',
  company: null,
  city: 'Osaka',
  verified: false,
  key: `Kitazawa-Bearing-Works-${id}`,
  isGone: false,
}
const post: PostEntry = {
  postID: id,
  content: 'Line 3 runs.\n"As <b>it</b> is"',
  createdAt: '2026-11-01T00:00:00.000Z',
  author,
  header: { author, metadata: { datetime: '2026-11-01T00:00:00.000Z', resourceID: id } },
  body: { text: 'Line 3 runs.', picture: null },
  timeline: { type: 'business', id, name: author.name, path: '/business/x/' },
  pictures: [],
  document: null,
  video: null,
  shared: null,
  mentions: [],
  editedAt: null,
  revision: 1,
  comments: 0,
  reactions: { reactionCount: { like: 3 }, session: { reactionType: null } },
  session: null,
}

test('a post is a SocialMediaPosting with its author, text, day and likes', () => {
  const told = postingOf(post, postData(post, 'en', Date.now()), 'https://jp.example')
  expect(told).toEqual({
    '@context': 'https://schema.org',
    '@type': 'SocialMediaPosting',
    '@id': `https://jp.example/post/${id}#post`,
    url: `https://jp.example/post/${id}`,
    headline: 'Line 3 runs. "As <b>it</b> is"',
    articleBody: post.content,
    datePublished: post.createdAt,
    author: {
      '@type': 'Organization',
      name: 'Kitazawa Bearing Works',
      url: expect.stringMatching(/^https:\/\/jp\.example\/business\//) as string,
    },
    interactionStatistic: {
      '@type': 'InteractionCounter',
      interactionType: 'https://schema.org/LikeAction',
      userInteractionCount: 3,
    },
  })
})

test('moments are told as distances while they are near, then as days', () => {
  const at = (days: number) =>
    postData(
      { ...post, createdAt: new Date(Date.UTC(2026, 10, 25) - days * 86_400_000).toISOString() },
      'en',
      Date.UTC(2026, 10, 25),
    ).ago
  expect(at(0.1)).toBe('2 hr. ago')
  expect(at(5)).toBe('5 days ago')
  expect(at(20)).toBe('5 Nov 2026')
})
