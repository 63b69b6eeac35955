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
     * Handles a refused save. With the error code 'otra-radicacion', the message of the server is the question to show,
     * and the function keeps it. Returns false for any other error code.
     */
    take: ({ code, message }: Failure): boolean => {
      const pide = code === 'otra-radicacion'
      if (pide) setPregunta(message)
      return pide
    },
    forget: () => setPregunta(undefined),
  }
}
