import { hayMotivo } from '@apremia/core'
import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'

/**
 * Keeps the server's objection to saving an action on a case, and the reason that the person types. With a reason, the
 * server saves the action in spite of the objection (D175, D176).
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
     * Returns true when the action on the case must not be sent yet, because the server objected and the person gave no
     * reason. The field of the reason then shows an error.
     */
    impide: (): boolean => {
      setFalta(sinMotivo)
      return sinMotivo
    },
    /**
     * Keeps the message of the server when the error code is 'pide-motivo', so that the form asks for a reason. Returns
     * false for any other error code.
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
