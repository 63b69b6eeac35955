import { interpolar, textos } from '@apremia/core'
import { formatDate } from '../../ui/format.ts'
import { MotivoDialog } from '../../ui/record/motivo-dialog.tsx'
import { withWords } from '../../ui/with-words.ts'
import { checkMotivoDeBaja } from './check-motivo-de-baja.ts'
import { nombreDePar } from './elegido.ts'
import { useGuardarActuacion } from './use-guardar.ts'
import type { Actuacion } from './use-linea-de-tiempo.ts'

const { confirmarEliminar, eliminadas, falla, eliminar } = textos.actuaciones

interface EliminarDialogProps {
  readonly actuacion: Actuacion
  readonly onClose: () => void
}

/** The deleted action stays in the timeline of the case (D74). */
export const EliminarDialog = ({ actuacion, onClose }: EliminarDialogProps) => {
  const { guardar } = useGuardarActuacion()
  return (
    <MotivoDialog
      title={eliminar.titulo}
      hint={eliminar.efecto}
      failureTitle={falla.titulo}
      check={checkMotivoDeBaja}
      save={async (motivo) => {
        // The request names the version of the case action that the person saw. If another person changed the action in
        // the meantime, the server refuses the deletion (D42).
        const { id_etapa, tp_id, gp_id, version } = actuacion
        const respuesta = await guardar({ proceso: 'B', id_etapa, tp_id, gp_id, version, motivo })
        if (!respuesta.ok) return { failure: withWords(respuesta.failure, falla.texto) }
        return { title: eliminadas.titulo, text: eliminadas.texto }
      }}
      onClose={onClose}
    >
      <p>{confirmarEliminar}</p>
      <p>
        {interpolar(eliminar.cual, {
          tipo: actuacion.tipo_nombre,
          fecha: formatDate(actuacion.fecha),
          imponible: nombreDePar(actuacion),
        })}
      </p>
    </MotivoDialog>
  )
}
