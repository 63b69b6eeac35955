import { hayMotivo } from '@apremia/core'
import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'

/** Objections of the server, which saves only once the person gives a reason (D175, D176). */
export const useReparos = () => {
  const [mensaje, setMensaje] = useState<string>()
  const [motivo, setMotivo] = useState('')
  const [falta, setFalta] = useState(false)
  const sinMotivo = mensaje !== undefined && !hayMotivo(motivo)
  return {
    mensaje,
    motivo,
    write: setMotivo,
    /** True when the missing reason has to be shown as a fault. */
    falta: falta && sinMotivo,
    /** Returns true, and shows the fault, when the reason is missing and nothing may be sent. */
    impide: (): boolean => {
      setFalta(sinMotivo)
      return sinMotivo
    },
    /** Returns true when an objection is why nothing was saved. The person is then asked. */
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
