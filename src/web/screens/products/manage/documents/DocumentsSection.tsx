import { Trans } from '@lingui/react/macro'
import { Section } from '../../../../components/sheet/Section.tsx'
import { LinkButton } from '../../../../ui/Button.tsx'
import { documentsPath } from './document-answer.ts'

/** In the form of a product: the way to its documents, each of which is saved by itself. */
export function DocumentsSection({
  businessID,
  productID,
}: {
  businessID: string
  productID: string | undefined
}) {
  return (
    <Section
      id="documents"
      title={<Trans>Product documents</Trans>}
      note={<Trans>Data sheets, manuals, CAD files and brochures for buyers.</Trans>}
    >
      {productID === undefined ? (
        <p className="muted">
          <Trans>Once the product is saved, you add its documents here.</Trans>
        </p>
      ) : (
        <LinkButton to={documentsPath(businessID, productID)}>
          <Trans>Manage documents</Trans>
        </LinkButton>
      )}
    </Section>
  )
}
