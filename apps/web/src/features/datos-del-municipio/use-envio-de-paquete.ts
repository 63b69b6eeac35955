import { paquetes as calls } from '@apremia/api-client'
import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { useEnvio } from '../../panels/documentos/use-envio.ts'
import {
  type AvanceDeEnvio,
  esGrande,
  useAborto,
} from '../../panels/envio-por-partes/send-archivo.ts'
import { type PedidoDePaquete, sendPaquete } from './send-paquete.ts'

export type OnEmpezada = (carga: number) => void

/**
 * Uploads a data package and reports the progress. Leaving the screen stops the upload, and no load starts. The server
 * keeps the received parts of a big package, so that the upload can be resumed.
 */
export const useEnvioDePaquete = (onEmpezada: OnEmpezada) => {
  const dispatch = useAppDispatch()
  const { enviar, progreso } = useEnvio(['cargas', 'trabajos'])
  const [avance, setAvance] = useState<AvanceDeEnvio>()
  const [failure, setFailure] = useState<Failure>()
  const { begin, abort: detener } = useAborto()
  const send = async (file: File, pedido: PedidoDePaquete) => {
    const signal = begin()
    setFailure(undefined)
    setAvance({ archivo: file.name, recibido: 0, tamano: file.size, estaban: 0, espera: 0 })
    const respuesta = await (esGrande(file)
      ? dispatch(sendPaquete({ file, pedido, signal, onProgress: setAvance }))
      : enviar(calls.loadPaquete, { body: { ...pedido, continuar: false }, signal }, [
          ['file', file],
        ]))
    setAvance(undefined)
    if (respuesta.ok) onEmpezada(respuesta.data.carga)
    else if (!signal.aborted) setFailure(respuesta.failure)
  }
  const [parte] = progreso ?? []
  return {
    ...{ send, detener, failure, onFailure: setFailure },
    avance:
      avance && parte !== undefined
        ? { ...avance, recibido: Math.floor(parte * avance.tamano) }
        : avance,
  }
}
