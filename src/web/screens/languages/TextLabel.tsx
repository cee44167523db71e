import { Trans } from '@lingui/react/macro'
import { FieldLabel } from '../../components/manage/FieldLabel.tsx'
import { originalName, type TextField } from './texts.ts'

/** What a field of a company or a product is called. */
export function TextLabel({ name, spec }: Pick<TextField, 'name' | 'spec'>) {
  if (spec) {
    const key = <bdi>{<>{spec.key}</>}</bdi>
    return spec.half === 'key' ? <Trans>Name of “{key}”</Trans> : <Trans>Value of “{key}”</Trans>
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
