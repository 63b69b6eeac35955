import { useRef, useState } from 'react'
import { newClave } from '../../api/clave-de-pedido.ts'
import type { Failure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { progresoDeEnvio } from '../../ui/files/progreso-de-envio.ts'
import { keepDraft, readDraft } from '../../ui/record/draft.ts'
import { type CuerpoDeEnvio, type RespuestaDeGuardar, sendActuaciones } from './save-actuaciones.ts'

/** Where the name of what was sent and not answered is kept, beside the drafts of the tab. */
const PEDIDO = 'pedido'

interface Nombrado {
  readonly texto: string
  readonly clave: string
}

/** What is asked, in words that are the same after a reload. */
const textoDe = (body: CuerpoDeEnvio, archivos: readonly File[]): string =>
  JSON.stringify([body, archivos.map(({ name, size, lastModified }) => [name, size, lastModified])])

/**
 * Sends an action. What is asked keeps its name until something ends well, so that sending it again after an answer
 * that never came, even from a form opened again, saves nothing twice; another content is another request.
 */
export const useGuardarActuacion = () => {
  const dispatch = useAppDispatch()
  const named = useRef<Nombrado>(undefined)
  const [enviando, setEnviando] = useState(false)
  const [progreso, setProgreso] = useState<readonly number[]>()
  const [failure, setFailure] = useState<Failure>()

  const claveOf = (body: CuerpoDeEnvio, archivos: readonly File[]): string => {
    const texto = textoDe(body, archivos)
    const last = named.current ?? readDraft<Nombrado, undefined>(PEDIDO)?.valores
    if (last?.texto === texto && last.clave !== undefined) return last.clave
    const clave = newClave()
    named.current = { texto, clave }
    keepDraft(PEDIDO, { valores: named.current, version: 0 })
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
    if (respuesta.ok || respuesta.failure.code === 'clave-de-otro-pedido') {
      named.current = undefined
      keepDraft(PEDIDO, undefined)
    }
    if (!respuesta.ok) setFailure(respuesta.failure)
    return respuesta
  }

  return { guardar, enviando, progreso, failure, dismiss: () => setFailure(undefined) }
}

export type Guardado = ReturnType<typeof useGuardarActuacion>
