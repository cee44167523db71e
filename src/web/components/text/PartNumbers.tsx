import { Fragment } from 'react'
import { withPartNumbers } from './cuts.ts'

/** A product’s name whose part numbers and sizes, such as 6310-2RS and 50×110 mm, stay in one piece. */
export function PartNumbers({ text }: { text: string }) {
  return withPartNumbers(text).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
