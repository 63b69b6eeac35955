import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'

/** What the server asks before it saves another radication of an item that has one (D137). */
export const useOtraRadicacion = () => {
  const [pregunta, setPregunta] = useState<string>()
  return {
    pregunta,
    /** Whether that is why nothing was saved: the person is then asked. */
    take: ({ code, message }: Failure): boolean => {
      const pide = code === 'otra-radicacion'
      if (pide) setPregunta(message)
      return pide
    },
    forget: () => setPregunta(undefined),
  }
}
