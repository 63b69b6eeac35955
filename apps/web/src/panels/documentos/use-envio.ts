import type { Entry, Esquema, InputOf } from '@apremia/api-client'
import { useRef, useState } from 'react'
import type { CacheTag } from '../../api/api.ts'
import { newClave } from '../../api/clave-de-pedido.ts'
import { sendFiles } from '../../api/send-files.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { progresoDeEnvio } from '../../ui/files/progreso-de-envio.ts'

/** A file, and the field of the form it goes in. */
export type ArchivoEnCampo = readonly [campo: string, file: File]

/** Several to a field, in the order they travel. */
const filesOf = (archivos: readonly ArchivoEnCampo[]) => {
  const campos: Record<string, { readonly data: File; readonly name: string }[]> = {}
  for (const [campo, file] of archivos)
    campos[campo] = [...(campos[campo] ?? []), { data: file, name: file.name }]
  return campos
}

/**
 * Sends a form with its files, telling how much of each has gone. What is asked keeps its name until it ends well, so
 * that the same form again after an answer that never came is not saved twice.
 */
export const useEnvio = (invalidates: readonly CacheTag[]) => {
  const dispatch = useAppDispatch()
  const named = useRef<{ readonly texto: string; readonly clave: string }>(undefined)
  const [enviando, setEnviando] = useState(false)
  const [progreso, setProgreso] = useState<readonly number[]>()
  const claveOf = (input: object, archivos: readonly ArchivoEnCampo[]): string => {
    const nombres = archivos.map(([campo, { name, size }]) => [campo, name, size])
    const texto = JSON.stringify([input, nombres])
    if (named.current?.texto !== texto) named.current = { texto, clave: newClave() }
    return named.current.clave
  }
  const enviar = async <E extends Entry & { readonly reply: Esquema }>(
    entry: E,
    input: InputOf<E>,
    archivos: readonly ArchivoEnCampo[],
  ) => {
    setEnviando(true)
    const tamanos = archivos.map(([, { size }]) => size)
    if (archivos.length > 0) setProgreso(tamanos.map(() => 0))
    const respuesta = await dispatch(
      sendFiles({
        entry,
        input: {
          ...input,
          ...(archivos.length > 0 ? { files: filesOf(archivos) } : {}),
          ...(entry.idempotente ? { idempotencyKey: claveOf(input, archivos) } : {}),
        },
        invalidates,
        onProgress: (enviado, total) => setProgreso(progresoDeEnvio(tamanos, enviado, total)),
      }),
    )
    setEnviando(false)
    setProgreso(undefined)
    if (respuesta.ok) named.current = undefined
    return respuesta
  }
  return { enviar, enviando, progreso }
}
