import { hayMotivo, textos } from '@apremia/core'
import { useState } from 'react'
import { Button } from './button.tsx'
import { TextAreaField } from './text-area-field.tsx'

const { faltaMotivo } = textos.actuaciones

interface MotivoParaSeguirProps {
  readonly accion: string
  readonly onSeguir: (motivo: string) => void
}

/**
 * Asks for the reason to continue an operation that the server refuses without a reason. The audit history records the
 * reason.
 */
export const MotivoParaSeguir = ({ accion, onSeguir }: MotivoParaSeguirProps) => {
  const [motivo, setMotivo] = useState('')
  const [pedido, setPedido] = useState(false)
  const seguir = () => {
    setPedido(true)
    if (hayMotivo(motivo)) onSeguir(motivo.trim())
  }
  return (
    <>
      <TextAreaField
        label={textos.actuaciones.reparos.motivo}
        required
        rows={2}
        value={motivo}
        error={pedido && !hayMotivo(motivo) ? faltaMotivo : undefined}
        onChange={({ target }) => setMotivo(target.value)}
      />
      <Button onClick={seguir}>{accion}</Button>
    </>
  )
}
