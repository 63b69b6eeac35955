import { equivalencias as calls } from '@apremia/api-client'
import { useState } from 'react'
import type { Failure } from '../../../api/failure.ts'
import { useEnvio } from '../../../panels/documentos/use-envio.ts'
import { useAborto } from '../../../panels/envio-por-partes/send-archivo.ts'
import type { Borrador } from './borrador.ts'
import { toEquivalencia } from './borrador.ts'

export const useEnvioDeMuestra = () => {
  const { enviar, enviando, progreso } = useEnvio([])
  const [failure, setFailure] = useState<Failure>()
  const aborto = useAborto()
  const begin = () => {
    setFailure(undefined)
    return aborto.begin()
  }
  const propose = async (file: File) => {
    const signal = begin()
    const respuesta = await enviar(calls.proposeEquivalencias, { body: {}, signal }, [
      ['file', file],
    ])
    if (respuesta.ok) return respuesta.data
    if (!signal.aborted) setFailure(respuesta.failure)
    return undefined
  }
  const probe = async (file: File, borradores: readonly Borrador[]) => {
    const signal = begin()
    const body = { equivalencias: borradores.map(toEquivalencia) }
    const respuesta = await enviar(calls.tryEquivalencias, { body, signal }, [['file', file]])
    if (respuesta.ok) return respuesta.data
    if (!signal.aborted) setFailure(respuesta.failure)
    return undefined
  }
  return { propose, probe, enviando, parte: progreso?.[0], failure, onFailure: setFailure }
}
