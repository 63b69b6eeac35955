import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { progresoDeEnvio } from '../../ui/files/progreso-de-envio.ts'
import { useClaveDePedido } from '../../ui/record/use-clave-de-pedido.ts'
import { type CuerpoDeEnvio, type RespuestaDeGuardar, sendActuaciones } from './save-actuaciones.ts'
import { type CuerpoDeCartasSolas, type RespuestaDeCartas, sendCartas } from './send-cartas.ts'

/** Saves actions on cases and reports the progress. An action sent again after a lost response is not saved twice. */
export const useGuardarActuacion = () => {
  const dispatch = useAppDispatch()
  const pedir = useClaveDePedido()
  const [enviando, setEnviando] = useState(false)
  const [progreso, setProgreso] = useState<readonly number[]>()
  const [failure, setFailure] = useState<Failure>()

  const guardar = async (
    body: CuerpoDeEnvio,
    archivos: readonly File[] = [],
  ): Promise<RespuestaDeGuardar> => {
    setEnviando(true)
    setFailure(undefined)
    const tamanos = archivos.map(({ size }) => size)
    if (archivos.length > 0) setProgreso(tamanos.map(() => 0))
    const onProgress = (enviado: number, total: number) =>
      setProgreso(progresoDeEnvio(tamanos, enviado, total))
    const respuesta = await pedir(['saveActuaciones', body], (clave) =>
      dispatch(sendActuaciones({ body, archivos, clave, onProgress })),
    )
    setEnviando(false)
    setProgreso(undefined)
    if (!respuesta.ok) setFailure(respuesta.failure)
    return respuesta
  }

  const hacerCartas = async (body: CuerpoDeCartasSolas): Promise<RespuestaDeCartas> => {
    setEnviando(true)
    setFailure(undefined)
    const respuesta = await pedir(['createCartas', body], (clave) =>
      dispatch(sendCartas(body, clave)),
    )
    setEnviando(false)
    if (!respuesta.ok) setFailure(respuesta.failure)
    return respuesta
  }

  return { guardar, hacerCartas, enviando, progreso, failure, dismiss: () => setFailure(undefined) }
}

export type Guardado = ReturnType<typeof useGuardarActuacion>
