import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'

/** Returns the question of the server that precedes another radication of an item that already has one (D137). */
export const useOtraRadicacion = () => {
  const [pregunta, setPregunta] = useState<string>()
  return {
    pregunta,
    /**
     * Keeps the question of a failure, if it asks whether to add another radication. Returns true when the failure
     * does.
     */
    take: ({ code, message }: Failure): boolean => {
      const pide = code === 'otra-radicacion'
      if (pide) setPregunta(message)
      return pide
    },
    forget: () => setPregunta(undefined),
  }
}
