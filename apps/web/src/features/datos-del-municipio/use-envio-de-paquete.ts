import { paquetes as calls } from '@apremia/api-client'
import { useEffect, useRef, useState } from 'react'
import type { Failure } from '../../api/failure.ts'
import { useEnvio } from '../../panels/documentos/use-envio.ts'

/** How a package is to be taken. */
interface Pedido {
  readonly simulacion: boolean
  readonly rechazosHasta: number
  readonly bajasHasta: number
}

export type OnEmpezada = (carga: number, file: File) => void

/** Sends a package, to be tried or loaded. Leaving the screen before the end stops it, and nothing begins. */
export const useEnvioDePaquete = (onEmpezada: OnEmpezada) => {
  const { enviar, progreso } = useEnvio(['cargas', 'trabajos'])
  const [archivo, setArchivo] = useState<string>()
  const [failure, setFailure] = useState<Failure>()
  const envio = useRef<AbortController>(undefined)
  const detener = () => envio.current?.abort()
  useEffect(() => () => envio.current?.abort(), [])
  const send = async (file: File, pedido: Pedido) => {
    const controller = new AbortController()
    envio.current = controller
    const { signal } = controller
    setFailure(undefined)
    setArchivo(file.name)
    const respuesta = await enviar(
      calls.loadPaquete,
      { body: { ...pedido, continuar: false }, signal },
      [['file', file]],
    )
    setArchivo(undefined)
    if (respuesta.ok) onEmpezada(respuesta.data.carga, file)
    else if (!signal.aborted) setFailure(respuesta.failure)
  }
  return {
    ...{ send, detener, failure, onFailure: setFailure },
    /** File being sent, and the part of it that has gone, from 0 to 1. */
    avance: archivo === undefined ? undefined : { archivo, parte: progreso?.[0] ?? 0 },
  }
}
