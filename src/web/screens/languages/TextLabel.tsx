import { Trans } from '@lingui/react/macro'
import { FieldLabel } from '../../components/manage/FieldLabel.tsx'
import { originalName, type TextField } from './texts.ts'

/** What a field of a company or a product is called. */
export function TextLabel({
  name,
  spec,
  picture,
  certificate,
}: Pick<TextField, 'name' | 'spec' | 'picture' | 'certificate'>) {
  if (spec) {
    const key = <bdi>{<>{spec.key}</>}</bdi>
    return spec.half === 'key' ? <Trans>Name of “{key}”</Trans> : <Trans>Value of “{key}”</Trans>
  }
  if (picture) {
    const { number } = picture
    return <Trans>What picture {number} shows</Trans>
  }
  if (certificate !== undefined) {
    // An element, not a text: Trans reads a text among its words for tags.
    const named = <bdi>{<>{certificate}</>}</bdi>
    return <Trans>Scope of {named}</Trans>
  }
  switch (name) {
    case 'name':
      return <Trans>Product name</Trans>
    case 'description':
      return <Trans>Description</Trans>
    case 'keywords':
      return <Trans>Keywords</Trans>
    case originalName:
      return <Trans>Language of the original</Trans>
    default:
      return <FieldLabel name={name} />
  }
}
