import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'

/**
 * Keeps the question that the server asks before it saves another court filing of a property or business that already
 * has one (D137).
 */
export const useOtraRadicacion = () => {
  const [pregunta, setPregunta] = useState<string>()
  return {
    pregunta,
    /**
     * Handles a refused save. When the error code is 'otra-radicacion', keeps the message of the server as the question
     * to show. Returns false for any other error code.
     */
    take: ({ code, message }: Failure): boolean => {
      const pide = code === 'otra-radicacion'
      if (pide) setPregunta(message)
      return pide
    },
    forget: () => setPregunta(undefined),
  }
}
