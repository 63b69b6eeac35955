import { useRef, useState } from 'react'
import { checkAdjunto } from './check-adjunto.ts'

export interface Rechazado {
  readonly nombre: string
  readonly motivo: string
}

/**
 * Holds the files of a form: the accepted files, and the refused files with their reasons.
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
        else setRechazados((antes) => [...antes, { nombre: file.name, motivo }])
      }
    })
  }
  const remove = (file: File): void => {
    setRechazados([])
    put(taken.current.filter((otro) => otro !== file))
  }
  return { archivos, rechazados, add, remove }
}

export type ArchivosElegidos = ReturnType<typeof useAdjuntos>
