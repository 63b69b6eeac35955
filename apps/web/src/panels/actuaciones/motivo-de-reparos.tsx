import { textos } from '@apremia/core'
import { Alert } from '../../ui/alert.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import type { Reparos } from './use-reparos.ts'

/**
 * Field for the reason to save an action to which the server objects. The audit history keeps the reason (D175, D176).
 */
export const MotivoDeReparos = ({ reparos }: { readonly reparos: Reparos }) =>
  reparos.mensaje === undefined ? null : (
    <>
      <Alert kind="aviso" title={reparos.mensaje} />
      <TextAreaField
        label={textos.actuaciones.reparos.motivo}
        required
        rows={2}
        value={reparos.motivo}
        error={reparos.falta ? textos.actuaciones.faltaMotivo : undefined}
        onChange={({ target }) => reparos.write(target.value)}
      />
    </>
  )
