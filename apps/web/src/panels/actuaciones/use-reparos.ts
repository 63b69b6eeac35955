import { hayMotivo } from '@apremia/core'
import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'

/** What the server saves only once the person says why (D175, D176). */
export const useReparos = () => {
  const [mensaje, setMensaje] = useState<string>()
  const [motivo, setMotivo] = useState('')
  const [falta, setFalta] = useState(false)
  const sinMotivo = mensaje !== undefined && !hayMotivo(motivo)
  return {
    mensaje,
    motivo,
    write: setMotivo,
    /** Whether to tell that the reason is still to be written. */
    falta: falta && sinMotivo,
    /** Whether nothing is sent, for want of the reason that was asked for: that is then told. */
    impide: (): boolean => {
      setFalta(sinMotivo)
      return sinMotivo
    },
    /** Whether that is why nothing was saved: the person is then asked. */
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
