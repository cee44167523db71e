import { postalParts } from './wording.ts'

/** An address whose postal codes never break. */
export function AddressText({ text }: { text: string }) {
  return postalParts(text).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
