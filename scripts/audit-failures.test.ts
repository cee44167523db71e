import { expect, test } from 'vitest'
import { failuresOf } from './audit-failures.ts'

const report = {
  categories: {
    accessibility: {
      auditRefs: [
        { id: 'image-alt', weight: 10 },
        { id: 'tabindex', weight: 7 },
        { id: 'manual', weight: 0 },
        { id: 'video-caption', weight: 10 },
      ],
    },
    seo: { auditRefs: [{ id: 'document-title', weight: 1 }] },
  },
  audits: {
    'image-alt': {
      title: 'Image elements lack alt',
      score: 0,
      details: { items: [{ node: { selector: 'main > img', snippet: '<img>', explanation: 'no\n alt' } }] },
    },
    tabindex: { title: 'tabindex', score: 1 },
    manual: { title: 'By hand', score: 0 },
    'video-caption': { title: 'Not applicable', score: null },
    'document-title': { title: 'No title', score: 0 },
  },
}

test('tells the weighted audits that failed, with their elements, of the categories asked for', () => {
  expect(failuresOf(report, ['accessibility'])).toEqual([
    {
      audit: 'image-alt',
      title: 'Image elements lack alt',
      shown: '',
      places: ['main > img | <img> | no alt'],
    },
  ])
  expect(failuresOf(report, ['accessibility', 'seo']).map(({ audit }) => audit)).toEqual([
    'image-alt',
    'document-title',
  ])
})
