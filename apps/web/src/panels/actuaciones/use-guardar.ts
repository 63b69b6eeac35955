import { useRef, useState } from 'react'
import { newClave } from '../../api/clave-de-pedido.ts'
import type { Failure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { progresoDeEnvio } from '../../ui/files/progreso-de-envio.ts'
import { type CuerpoDeEnvio, type RespuestaDeGuardar, sendActuaciones } from './save-actuaciones.ts'

interface Nombrado {
  readonly body: string
  readonly archivos: readonly File[]
  readonly clave: string
}

const sameFiles = (unos: readonly File[], otros: readonly File[]): boolean =>
  unos.length === otros.length && unos.every((file, index) => file === otros[index])

/**
 * Sends an action. What is asked keeps its name until it ends well, so that sending it again after an answer that
 * never came saves nothing twice; another content is another request.
 */
export const useGuardarActuacion = () => {
  const dispatch = useAppDispatch()
  const named = useRef<Nombrado>(undefined)
  const [enviando, setEnviando] = useState(false)
  const [progreso, setProgreso] = useState<readonly number[]>()
  const [failure, setFailure] = useState<Failure>()

  const claveOf = (body: CuerpoDeEnvio, archivos: readonly File[]): string => {
    const text = JSON.stringify(body)
    const last = named.current
    if (last?.body === text && sameFiles(last.archivos, archivos)) return last.clave
    const clave = newClave()
    named.current = { body: text, archivos, clave }
    return clave
  }

  const guardar = async (
    body: CuerpoDeEnvio,
    archivos: readonly File[] = [],
  ): Promise<RespuestaDeGuardar> => {
    setEnviando(true)
    setFailure(undefined)
    const tamanos = archivos.map(({ size }) => size)
    if (archivos.length > 0) setProgreso(tamanos.map(() => 0))
    const respuesta = await dispatch(
      sendActuaciones({
        body,
        archivos,
        clave: claveOf(body, archivos),
        onProgress: (enviado, total) => setProgreso(progresoDeEnvio(tamanos, enviado, total)),
      }),
    )
    setEnviando(false)
    setProgreso(undefined)
    if (respuesta.ok) named.current = undefined
    else setFailure(respuesta.failure)
    return respuesta
  }

  return { guardar, enviando, progreso, failure, dismiss: () => setFailure(undefined) }
}

export type Guardado = ReturnType<typeof useGuardarActuacion>
