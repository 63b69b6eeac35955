import { textos } from '@apremia/core'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import type { FichaDeActuacion } from './use-actuacion-form.ts'

const { borrador, descartarBorrador, borradorSinArchivos } = textos.actuaciones.form

/** What had been filled in is back; or not, if the person so wants. */
export const BorradorAlert = ({ ficha }: { readonly ficha: FichaDeActuacion }) =>
  ficha.draft && (
    <Alert
      kind="info"
      title={borrador}
      actions={<Button onClick={ficha.restart}>{descartarBorrador}</Button>}
    >
      <p>{borradorSinArchivos}</p>
    </Alert>
  )
