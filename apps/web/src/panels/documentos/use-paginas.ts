import { useCallback, useEffect, useState } from 'react'
import { openPdf, type PaginaDePdf, readPaginas } from './open-pdf.ts'

type EstadoDePaginas =
  | { readonly tipo: 'cargando' }
  /** This browser cannot draw the pages of the document. */
  | { readonly tipo: 'sin-vista' }
  | { readonly tipo: 'listo'; readonly paginas: readonly PaginaDePdf[] }

const CARGANDO: EstadoDePaginas = { tipo: 'cargando' }

export const usePaginas = (blob: Blob) => {
  const [estado, setEstado] = useState<EstadoDePaginas>(CARGANDO)
  useEffect(() => {
    let left = false
    let free = () => {}
    const show = (next: EstadoDePaginas) => {
      if (!left) setEstado(next)
    }
    const load = async () => {
      show(CARGANDO)
      try {
        const task = await openPdf(blob)
        free = () => void task.destroy()
        if (left) return free()
        show({ tipo: 'listo', paginas: await readPaginas(task) })
      } catch {
        show({ tipo: 'sin-vista' })
      }
    }
    void load()
    return () => {
      left = true
      free()
    }
  }, [blob])
  return {
    estado,
    /**
     * Stops showing a document when one of its pages cannot be drawn, because half a document must not look complete.
     */
    giveUp: useCallback(() => setEstado({ tipo: 'sin-vista' }), []),
  }
}
