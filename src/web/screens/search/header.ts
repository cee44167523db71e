// The words above the results (P2.12): '{n} Results for {type label} - {query}'.
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { formatNumber } from '../../components/text/formats.ts'
import type { ResultKind } from '../../components/search/address.ts'

type Header = { total: number; count: string; typeName: string; text: string }

/** '{n} Results for {type label} - {query}', without the last part when nothing was asked. */
export function headerText(i18n: I18n, { total, count, typeName, text }: Header): string {
  if (text === '')
    return total === 1 ? i18n._(msg`1 Result for ${typeName}`) : i18n._(msg`${count} Results for ${typeName}`)
  return total === 1
    ? i18n._(msg`1 Result for ${typeName} - ${text}`)
    : i18n._(msg`${count} Results for ${typeName} - ${text}`)
}

/** A number of results as people read it: 1,000+ where no more are counted. */
export const countText = (
  { total, totalIsExact }: { total: number; totalIsExact: boolean },
  language: string,
): string => formatNumber(total, language) + (totalIsExact ? '' : '+')

/** Which of them are on this page, such as 1–5 of 128; `first` is the number of its first. */
export function rangeText(
  i18n: I18n,
  { first, shown, count, language }: { first: number; shown: number; count: string; language: string },
): string {
  const from = formatNumber(first, language)
  const to = formatNumber(first + shown - 1, language)
  return i18n._(msg`${from}–${to} of ${count}`)
}

/** The same of results with fewer words than were asked for. */
export function similarText(i18n: I18n, range: Parameters<typeof rangeText>[1]): string {
  const shown = rangeText(i18n, range)
  return i18n._(msg`Similar results: ${shown}`)
}

/** What is said below the last page when there are more results than the search counts. */
export function moreText(i18n: I18n, kind: ResultKind): string {
  switch (kind) {
    case 'companies':
      return i18n._(
        msg`There are more companies than these. Add a word or a country to see the ones that fit best.`,
      )
    case 'products':
      return i18n._(
        msg`There are more products than these. Add a word or a country to see the ones that fit best.`,
      )
    case 'people':
      return i18n._(
        msg`There are more people than these. Add a word or a country to see the ones that fit best.`,
      )
  }
}
