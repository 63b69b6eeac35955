import type { InputOf } from '@apremia/api-client'
import { useEffect, useRef, useState } from 'react'
import type { FileEntry } from '../../api/endpoint.ts'
import type { Failure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { type ArchivoTraido, fetchArchivo } from './fetch-archivo.ts'

export type EstadoDeArchivo =
  | { readonly tipo: 'cargando' }
  | { readonly tipo: 'fallo'; readonly failure: Failure }
  | { readonly tipo: 'listo'; readonly archivo: ArchivoTraido }

const CARGANDO: EstadoDeArchivo = { tipo: 'cargando' }

export const useArchivo = <E extends FileEntry>(entry: E, input: InputOf<E>) => {
  const dispatch = useAppDispatch()
  const [estado, setEstado] = useState<EstadoDeArchivo>(CARGANDO)
  const [intento, setIntento] = useState(0)
  const wanted = useRef({ entry, input })
  wanted.current = { entry, input }
  const key = JSON.stringify(input)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document or a new attempt starts it again
  useEffect(() => {
    let left = false
    setEstado(CARGANDO)
    const { entry, input } = wanted.current
    void dispatch(fetchArchivo(entry, input)).then((respuesta) => {
      if (left) return
      setEstado(
        respuesta.ok
          ? { tipo: 'listo', archivo: respuesta.archivo }
          : { tipo: 'fallo', failure: respuesta.failure },
      )
    })
    return () => {
      left = true
    }
  }, [dispatch, key, intento])
  return { estado, retry: () => setIntento((n) => n + 1) }
}
