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
    falta: falta && sinMotivo,
    /**
     * Returns true when the server objected and the person gave no reason, so nothing may be sent. The field of the
     * reason then shows the fault.
     */
    impide: (): boolean => {
      setFalta(sinMotivo)
      return sinMotivo
    },
    /**
     * Keeps the message of a failure 'pide-motivo', so that the form asks for the reason. Returns false for any other
     * failure.
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
