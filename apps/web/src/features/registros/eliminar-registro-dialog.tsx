import { registros as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { bodySchema } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { checkBody } from '../../api/validate.ts'
import { MotivoDialog } from '../../ui/record/motivo-dialog.tsx'
import { type Registro, useDeleteRegistroMutation } from './registros-api.ts'
import { nombreEnRegistro } from './registros-columns.tsx'

const t = textos.registros

const SCHEMA = bodySchema(calls.deleteRegistro)

interface EliminarRegistroDialogProps {
  readonly registro: Registro
  readonly onClose: () => void
}

/**
 * Dialog that erases an uploaded record: the data of a person and a property, with their documents. The erasure cannot
 * be undone (Ley 25.326).
 */
export const EliminarRegistroDialog = ({ registro, onClose }: EliminarRegistroDialogProps) => {
  const [remove] = useDeleteRegistroMutation()
  const { id, inmueble, registro_documentos: suyos } = registro
  return (
    <MotivoDialog
      title={t.titulos.eliminar}
      confirmLabel={t.eliminar}
      hint={t.ayudaMotivo}
      check={(body) => checkBody(SCHEMA, body)}
      save={async (motivo) => {
        const { error } = await remove({ params: { id }, body: { motivo } })
        return { failure: failureOf(error), title: t.eliminado }
      }}
      onClose={onClose}
    >
      <p>
        {interpolar(t.confirmarEliminar, {
          ...{ persona: nombreEnRegistro(registro), inmueble, documentos: suyos.length },
        })}
      </p>
    </MotivoDialog>
  )
}
