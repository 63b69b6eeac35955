import type { Entry, Esquema, InputOf } from '@apremia/api-client'
import { useState } from 'react'
import type { CacheTag } from '../../api/api.ts'
import { sendFiles } from '../../api/send-files.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { progresoDeEnvio } from '../../ui/files/progreso-de-envio.ts'
import { useClaveDePedido } from '../../ui/record/use-clave-de-pedido.ts'

export type ArchivoEnCampo = readonly [campo: string, file: File]

const filesOf = (archivos: readonly ArchivoEnCampo[]) => {
  const campos: Record<string, { readonly data: File; readonly name: string }[]> = {}
  for (const [campo, file] of archivos)
    campos[campo] = [...(campos[campo] ?? []), { data: file, name: file.name }]
  return campos
}

/**
 * Returns the values that identify a request, so that a repeated request is recognised. When the form has no typed
 * fields, the name, size and date of each file are added.
 */
const whatOf = (input: object, archivos: readonly ArchivoEnCampo[]): readonly unknown[] => {
  const typed = 'body' in input && Object.keys(input.body ?? {}).length > 0
  return typed
    ? [input]
    : [
        input,
        archivos.map(([campo, { name, size, lastModified }]) => [campo, name, size, lastModified]),
      ]
}

/**
 * Sends a form with its files and reports the progress. When the call takes an idempotency key, a form sent again after
 * a lost response is not saved twice.
 */
export const useEnvio = (invalidates: readonly CacheTag[]) => {
  const dispatch = useAppDispatch()
  const pedir = useClaveDePedido()
  const [enviando, setEnviando] = useState(false)
  const [progreso, setProgreso] = useState<readonly number[]>()
  const enviar = async <E extends Entry & { readonly reply: Esquema }>(
    entry: E,
    input: InputOf<E>,
    archivos: readonly ArchivoEnCampo[],
  ) => {
    setEnviando(true)
    const files = archivos.map(([, file]) => file)
    const tamanos = files.map(({ size }) => size)
    if (archivos.length > 0) setProgreso(tamanos.map(() => 0))
    const onProgress = (enviado: number, total: number) =>
      setProgreso(progresoDeEnvio(tamanos, enviado, total))
    const respuesta = await pedir([entry.method, entry.path, ...whatOf(input, archivos)], (clave) =>
      dispatch(
        sendFiles({
          entry,
          input: {
            ...input,
            ...(archivos.length > 0 ? { files: filesOf(archivos) } : {}),
            ...(entry.idempotente ? { idempotencyKey: clave } : {}),
          },
          invalidates,
          onProgress,
        }),
      ),
    )
    setEnviando(false)
    setProgreso(undefined)
    return respuesta
  }
  return { enviar, enviando, progreso }
}
