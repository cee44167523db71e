// The seven export tips in their order (P2.2), and when each was first published.

export const tips = [
  { slug: 'export-to-the-world-tip-0', published: '2026-11-22' },
  { slug: 'how-to-create-export-system-tip-1', published: '2026-11-22' },
  { slug: 'industrial-marketing-tip-2', published: '2026-11-22' },
  { slug: 'distribution-network-tip-3', published: '2026-11-22' },
  { slug: 'international-buyers-tip-4', published: '2026-11-22' },
  { slug: 'qualified-exporting-companies-tip-5', published: '2026-11-22' },
  { slug: 'best-products-for-export-tip-6', published: '2026-11-22' },
] as const

/** The address of a tip. */
export const tipPath = (slug: string): string => `/b2b-tips/${slug}`

/** Their texts, as `articleOf` calls them. */
export const tipTexts: readonly string[] = tips.map(({ slug }) => `b2b-tips/${slug}`)
