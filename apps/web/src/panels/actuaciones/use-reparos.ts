import { hayMotivo } from '@apremia/core'
import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'

/**
 * Returns the objection of the server. The server saves despite the objection once the person gives a reason (D175,
 * D176).
 */
export const useReparos = () => {
  const [mensaje, setMensaje] = useState<string>()
  const [motivo, setMotivo] = useState('')
  const [falta, setFalta] = useState(false)
  const sinMotivo = mensaje !== undefined && !hayMotivo(motivo)
  return {
    mensaje,
    motivo,
    write: setMotivo,
    /** True when the missing reason is shown as a fault. */
    falta: falta && sinMotivo,
    /** Returns true when the reason is missing, so nothing may be sent. The field then shows the fault. */
    impide: (): boolean => {
      setFalta(sinMotivo)
      return sinMotivo
    },
    /**
     * Keeps the objection when the failure is an objection, so that the form asks for the reason. Returns true in that
     * case.
     */
    take: ({ code, message }: Failure): boolean => {
      const pide = code === 'pide-motivo'
      if (pide) setMensaje(message)
      return pide
    },
    forget: () => {
      setMensaje(undefined)
      setMotivo('')
      setFalta(false)
    },
  }
}

export type Reparos = ReturnType<typeof useReparos>
