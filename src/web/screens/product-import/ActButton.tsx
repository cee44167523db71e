import { Form, useNavigation } from 'react-router'
import { Button, type ButtonLook } from '../../ui/Button.tsx'
import type { Intent } from './answer.ts'

type Props = Pick<ButtonLook, 'variant' | 'block'> & {
  intent: Intent
  path: string
  /** Of a row that it is for. */
  row?: number
  label?: string
  children: React.ReactNode
}

/** A button that does one thing with an import. */
export function ActButton({ intent, path, row, variant, block, label, children }: Props) {
  const { formData } = useNavigation()
  const isBusy =
    formData?.get('intent') === intent && (row === undefined || formData.get('row') === String(row))
  return (
    <Form method="post" action={path} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {row !== undefined && <input type="hidden" name="row" value={row} />}
      <Button
        type="submit"
        variant={variant}
        block={block}
        aria-label={label}
        aria-disabled={isBusy || undefined}
      >
        {children}
      </Button>
    </Form>
  )
}
