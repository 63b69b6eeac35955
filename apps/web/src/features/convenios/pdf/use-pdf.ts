import { useCallback, useEffect, useState } from 'react'
import type { Failure } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../api/thunk.ts'
import { type Archivo, fetchPdf } from './fetch-pdf.ts'
import { openPdf, type Pagina, readPaginas } from './open-pdf.ts'

export type EstadoDePdf =
  | { readonly tipo: 'cargando' }
  | { readonly tipo: 'fallo'; readonly failure: Failure }
  /** It arrived, and this browser cannot draw it. */
  | { readonly tipo: 'sin-vista'; readonly archivo: Archivo }
  | { readonly tipo: 'listo'; readonly archivo: Archivo; readonly paginas: readonly Pagina[] }

const CARGANDO: EstadoDePdf = { tipo: 'cargando' }

/** The document of an agreement, brought and opened. */
export const usePdf = (id: number) => {
  const dispatch = useAppDispatch()
  const [estado, setEstado] = useState<EstadoDePdf>(CARGANDO)
  const [intento, setIntento] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts it again
  useEffect(() => {
    let left = false
    let free = () => {}
    const show = (next: EstadoDePdf) => {
      if (!left) setEstado(next)
    }
    const load = async () => {
      show(CARGANDO)
      const respuesta = await dispatch(fetchPdf(id))
      if (left) return
      if (!respuesta.ok) return show({ tipo: 'fallo', failure: respuesta.failure })
      const { archivo } = respuesta
      try {
        const task = await openPdf(archivo.blob)
        free = () => void task.destroy()
        if (left) return free()
        show({ tipo: 'listo', archivo, paginas: await readPaginas(task) })
      } catch {
        show({ tipo: 'sin-vista', archivo })
      }
    }
    void load()
    return () => {
      left = true
      free()
    }
  }, [dispatch, id, intento])
  return {
    estado,
    retry: () => setIntento((n) => n + 1),
    /** It opened, and a page could not be drawn: half a document is not shown as if it were whole. */
    giveUp: useCallback(
      () =>
        setEstado((current) =>
          current.tipo === 'listo' ? { tipo: 'sin-vista', archivo: current.archivo } : current,
        ),
      [],
    ),
  }
}
