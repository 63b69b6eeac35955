import { textos } from '@apremia/core'
import { useRef } from 'react'
import { newClave } from '../../api/clave-de-pedido.ts'
import { failureOf } from '../../api/failure.ts'
import { MotivoDialog } from '../../ui/record/motivo-dialog.tsx'
import { useUndoActuacionesMutation } from './actuaciones-api.ts'
import { checkMotivoDeBaja } from './check-motivo-de-baja.ts'
import { cuantasDe, type LoteGrabado } from './grabacion.ts'

const t = textos.actuaciones.deshacer

interface DeshacerDialogProps {
  readonly lote: LoteGrabado
  readonly onClose: () => void
  readonly onDone: () => void
}

export const DeshacerDialog = ({ lote, onClose, onDone }: DeshacerDialogProps) => {
  const clave = useRef(newClave())
  const [undo] = useUndoActuacionesMutation()
  return (
    <MotivoDialog
      title={t.titulo}
      confirmLabel={t.abrir}
      hint={t.efecto}
      check={checkMotivoDeBaja}
      save={async (motivo) => {
        const idempotencyKey = clave.current
        const { error } = await undo({
          params: { lote: lote.id },
          body: { motivo },
          idempotencyKey,
        })
        return { failure: failureOf(error), title: t.hecho.titulo, text: t.hecho.texto }
      }}
      onClose={onClose}
      onSaved={onDone}
    >
      <p>{cuantasDe(lote)}</p>
    </MotivoDialog>
  )
}
