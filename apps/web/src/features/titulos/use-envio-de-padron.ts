import { useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import {
  type AvanceDeEnvio,
  esGrande,
  useAborto,
} from '../../panels/envio-por-partes/send-archivo.ts'
import { trabajoSeguido } from '../../panels/trabajos/seguimiento-slice.ts'
import { reviewLibro } from '../../panels/trabajos/send-libro.ts'
import type { CargaValues } from './carga-form.tsx'
import { useReviewPadronMutation } from './cargas-api.ts'
import { sendPadron } from './send-padron.ts'

/**
 * Uploads the register of properties (padrón) and reports the progress. Leaving the screen stops the upload. The server
 * keeps the received parts, so that the upload can be resumed.
 */
export const useEnvioDePadron = (onEmpezada: (carga: number) => void) => {
  const dispatch = useAppDispatch()
  const [review] = useReviewPadronMutation()
  const [avance, setAvance] = useState<AvanceDeEnvio>()
  const [failure, setFailure] = useState<Failure>()
  const { begin, abort: detener } = useAborto()

  const enviarEntero = async ({ modo, file }: CargaValues) => {
    const files = { file: { data: file, name: file.name } }
    const { data, error } = await dispatch(
      reviewLibro(
        file.name,
        () => review({ body: { modo }, files }),
        (result) => failureOf(result.error)?.message,
      ),
    )
    return { data, failure: failureOf(error) }
  }

  const enviarPorPartes = async ({ modo, file }: CargaValues) => {
    const signal = begin()
    const respuesta = await dispatch(sendPadron({ file, modo, signal, onProgress: setAvance }))
    setAvance(undefined)
    if (respuesta.ok) return { data: respuesta.data, failure: undefined }
    return { data: undefined, failure: signal.aborted ? undefined : respuesta.failure }
  }

  const enviar = async (values: CargaValues) => {
    setFailure(undefined)
    const enviado = await (esGrande(values.file) ? enviarPorPartes(values) : enviarEntero(values))
    setFailure(enviado.failure)
    if (!enviado.data) return
    onEmpezada(enviado.data.carga)
    dispatch(trabajoSeguido({ id: enviado.data.trabajo.id, nuevo: true }))
  }

  return { enviar, detener, avance, failure, onFailure: setFailure }
}
