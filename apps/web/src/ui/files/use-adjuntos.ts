import { useRef, useState } from 'react'
import { checkAdjunto } from './check-adjunto.ts'

export interface Rechazado {
  readonly nombre: string
  readonly motivo: string
}

/**
 * The files of a form: those that were taken, and why the others were not.
 *
 * @param previos those it starts with
 * @param ajenos what goes in the same request for something else
 */
export const useAdjuntos = (previos: readonly File[] = [], ajenos: readonly File[] = []) => {
  const [archivos, setArchivos] = useState<readonly File[]>(previos)
  const [rechazados, setRechazados] = useState<readonly Rechazado[]>([])
  // One after the other: each is judged with those already taken.
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
