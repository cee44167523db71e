import { expect, test } from 'vitest'
import { domainListeners } from './domains.ts'

test('each listener has a queue of its own', () => {
  const names = domainListeners.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
})

// News that waits under another name is nobody's: a new name needs a migration that renames what waits.
test('listeners are called what they were called', () => {
  expect(domainListeners.map(({ name }) => name).toSorted()).toEqual([
    'accounts: links for forgotten passwords',
    'answers of a company on its own row',
    'archives of who deleted their account',
    'bell and open pages',
    'blocks of removed accounts',
    'boosts of companies that are gone',
    'comments of what or who is gone',
    'connections between those who block',
    'connections of who is gone',
    'conversations of removed accounts',
    'conversations of removed companies',
    'directory entries of companies and products',
    'documents of products whose company is gone for good',
    'favourites of who is gone',
    'files of somebody who left',
    'files that nobody reads after a company is gone',
    'follows between those who block',
    'follows of who is gone',
    'groups of who is gone',
    'how many products a company shows, on its own row',
    'likes of what is gone',
    'likes of who is gone',
    'likes where pages and cards show them',
    'news feeds of who is gone',
    'news feeds: posts',
    'news feeds: who reads whom',
    'pages that show how many comments there are',
    'pages that show how many follow',
    'posts of who is gone',
    'posts: pictures in groups that are shut',
    'products that the plan of their company has room for',
    'profiles of new accounts',
    'profiles of removed accounts',
    'receipts of payments',
    'search documents',
    'staff: roles of removed accounts',
    'statistics of companies that are gone',
    'statistics: inquiries and answers',
    'statistics: saved and followed',
    'team: who deleted a company, and who brought it back',
    'team: who made a company',
    'team: who was asked into a company that is given up, or asked to join it',
    'verification: cases of companies that are gone',
    'verification: what the program finds of a company',
    'verification: what the program finds of the companies of a person',
  ])
})
