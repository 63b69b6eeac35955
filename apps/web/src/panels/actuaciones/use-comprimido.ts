import { useEffect, useState } from 'react'
import { comprimir } from '../../api/comprimir.ts'
import type { Par } from './elegido.ts'

interface Comprimido {
  readonly key: string
  readonly data: string
}

/**
 * Returns the properties or businesses as a gzip in base64, the format of S2 §7. Undefined while the compression runs,
 * and for an empty list.
 */
export const useComprimido = (pares: readonly Par[]): string | undefined => {
  const key = JSON.stringify(pares)
  const [comprimido, setComprimido] = useState<Comprimido>()
  useEffect(() => {
    let left = false
    void comprimir(JSON.parse(key)).then((data) => {
      if (!left) setComprimido({ key, data })
    })
    return () => {
      left = true
    }
  }, [key])
  return pares.length > 0 && comprimido?.key === key ? comprimido.data : undefined
}
