import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'

/** Question of the server before it saves another radication of an item that already has one (D137). */
export const useOtraRadicacion = () => {
  const [pregunta, setPregunta] = useState<string>()
  return {
    pregunta,
    /** Returns true when the failure asks whether to add another radication. The person is then asked. */
    take: ({ code, message }: Failure): boolean => {
      const pide = code === 'otra-radicacion'
      if (pide) setPregunta(message)
      return pide
    },
    forget: () => setPregunta(undefined),
  }
}
