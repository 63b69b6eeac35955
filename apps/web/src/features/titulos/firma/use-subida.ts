import { type ArchivoDeFirmados, firmaDeTitulos, sendFirmados } from '@apremia/api-client'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { type Failure, toFailure } from '../../../api/failure.ts'
import { type Thunk, useAppDispatch } from '../../../api/thunk.ts'
import { useAborto } from '../../../panels/envio-por-partes/send-archivo.ts'

export interface AvanceDeSubida {
  readonly archivo: string
  /**
   * 'enviando' while the bytes of the file are sent, and then 'revisando' while the server checks the titles of the
   * file.
   */
  readonly paso: 'enviando' | 'revisando'
  readonly hecho: number
  readonly total: number
}

interface Subida {
  readonly files: readonly File[]
  readonly reemplazar: boolean
  readonly signal: AbortSignal
  readonly onAvance: (avance: AvanceDeSubida) => void
  readonly onArchivos: (archivos: readonly ArchivoDeFirmados[]) => void
  readonly onFalla: (falla: FallaDeSubida) => void
}

export interface FallaDeSubida {
  readonly archivo: string
  readonly failure: Failure
}

/** Tells whether the server refused this file for its content or size. The upload then goes on with the next file. */
const isDeArchivo = ({ status }: Failure): boolean => status === 413 || status === 422

const sendAll =
  ({ files, reemplazar, signal, onAvance, onArchivos, onFalla }: Subida): Thunk<Promise<void>> =>
  async (dispatch, _getState, { client, clientWithProgress }) => {
    try {
      for (const file of files) {
        const archivo = file.name
        const sender = await clientWithProgress((hecho, total) =>
          onAvance({ archivo, hecho, total, paso: hecho < total ? 'enviando' : 'revisando' }),
        )
        try {
          await sendFirmados({
            reemplazar,
            send: (body, conArchivo) =>
              conArchivo
                ? sender.call(firmaDeTitulos.keepTitulosFirmados, {
                    ...{ body, signal, files: { file: { data: file, name: archivo } } },
                  })
                : client.call(firmaDeTitulos.keepTitulosFirmados, { body, signal, files: {} }),
            onArchivos: (archivos, hecho, total) => {
              onArchivos(archivos)
              onAvance({ archivo, paso: 'revisando', hecho, total })
            },
          })
        } catch (error) {
          if (signal.aborted) return
          const failure = toFailure(error)
          onFalla({ archivo, failure })
          if (!isDeArchivo(failure)) return
        }
      }
    } finally {
      dispatch(api.util.invalidateTags(['titulos', 'lotes']))
    }
  }

/**
 * Uploads signed executive titles, one file after another, and keeps the result of each file. Leaving the screen stops
 * the upload.
 */
export const useSubida = () => {
  const dispatch = useAppDispatch()
  const [avance, setAvance] = useState<AvanceDeSubida>()
  const [archivos, setArchivos] = useState<readonly ArchivoDeFirmados[]>([])
  const [fallas, setFallas] = useState<readonly FallaDeSubida[]>([])
  const [hecha, setHecha] = useState(false)
  const { begin, abort: detener } = useAborto()
  const limpiar = () => {
    setArchivos([])
    setFallas([])
    setHecha(false)
  }
  const subir = async (files: readonly File[], reemplazar: boolean) => {
    limpiar()
    const [primero] = files
    if (primero === undefined) return
    setAvance({ archivo: primero.name, paso: 'enviando', hecho: 0, total: 0 })
    await dispatch(
      sendAll({
        ...{ files, reemplazar, signal: begin(), onAvance: setAvance },
        onArchivos: (nuevos) => setArchivos((antes) => [...antes, ...nuevos]),
        onFalla: (falla) => setFallas((antes) => [...antes, falla]),
      }),
    )
    setAvance(undefined)
    setHecha(true)
  }
  return { avance, archivos, fallas, hecha, subir, detener, limpiar }
}
