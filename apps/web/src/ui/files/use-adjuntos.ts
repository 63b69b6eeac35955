import { textos } from '@apremia/core'
import { useRef, useState } from 'react'
import type { Failure } from '../../api/failure.ts'
import { checkAdjunto } from './check-adjunto.ts'

export interface Rechazado {
  readonly nombre: string
  readonly motivo: string
}

/** Result of checking the chosen files: the accepted files, or the failure to show when a file was refused. */
type Revisados =
  | { readonly ok: true; readonly archivos: readonly File[] }
  | { readonly ok: false; readonly failure: Failure }

const RECHAZADO: Failure = {
  status: 422,
  code: 'archivo-rechazado',
  message: textos.documentos.adjuntos.revise,
}

/**
 * Keeps the files of a form: the accepted files, and the refused files with their reasons.
 *
 * @param previos initial files
 * @param ajenos files that another field sends in the same request
 */
export const useAdjuntos = (previos: readonly File[] = [], ajenos: readonly File[] = []) => {
  const [archivos, setArchivos] = useState<readonly File[]>(previos)
  const [rechazados, setRechazados] = useState<readonly Rechazado[]>([])
  // Files are checked one at a time. Each check compares the file with the files already accepted.
  const taken = useRef<readonly File[]>(previos)
  const queue = useRef(Promise.resolve())
  const refused = useRef(0)
  const put = (next: readonly File[]) => {
    taken.current = next
    setArchivos(next)
  }
  const add = (chosen: readonly File[]): void => {
    setRechazados([])
    queue.current = queue.current.then(async () => {
      for (const file of chosen) {
        const motivo = await checkAdjunto(file, taken.current, ajenos)
        if (motivo === undefined) put([...taken.current, file])
        else {
          refused.current += 1
          setRechazados((antes) => [...antes, { nombre: file.name, motivo }])
        }
      }
    })
  }
  const remove = (file: File): void => {
    setRechazados([])
    put(taken.current.filter((otro) => otro !== file))
  }
  /**
   * Waits until all the chosen files are checked. Without this wait, a save right after choosing a file would leave the
   * file out.
   */
  const checked = async (): Promise<Revisados> => {
    const antes = refused.current
    await queue.current
    return refused.current === antes
      ? { ok: true, archivos: taken.current }
      : { ok: false, failure: RECHAZADO }
  }
  return { archivos, rechazados, add, remove, checked }
}

export type ArchivosElegidos = ReturnType<typeof useAdjuntos>
