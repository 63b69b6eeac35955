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
     * Keeps the message of a failure 'otra-radicacion' as the question to show. Returns false for any other failure.
     */
    take: ({ code, message }: Failure): boolean => {
      const pide = code === 'otra-radicacion'
      if (pide) setPregunta(message)
      return pide
    },
    forget: () => setPregunta(undefined),
  }
}
