import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'

/** What the server saves only once the person says why (D175, D176). */
export const useReparos = () => {
  const [mensaje, setMensaje] = useState<string>()
  const [motivo, setMotivo] = useState('')
  return {
    mensaje,
    motivo,
    write: setMotivo,
    /** Whether that is why nothing was saved: the person is then asked. */
    take: ({ code, message }: Failure): boolean => {
      const pide = code === 'pide-motivo'
      if (pide) setMensaje(message)
      return pide
    },
    forget: () => {
      setMensaje(undefined)
      setMotivo('')
    },
  }
}

export type Reparos = ReturnType<typeof useReparos>
