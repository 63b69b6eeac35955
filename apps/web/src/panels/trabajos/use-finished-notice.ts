import { useEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { notified } from '../../session/notices-slice.ts'
import { selectMirados } from './mirados-slice.ts'
import { selectSeguimiento } from './seguimiento-slice.ts'
import { estaActivo, nombreDeEstado, type Trabajo } from './trabajo.ts'

export const useFinishedNotice = (trabajos: readonly Trabajo[] | undefined): void => {
  const dispatch = useDispatch()
  const seguimiento = useSelector(selectSeguimiento)
  const mirados = useSelector(selectMirados)
  const followed = seguimiento.fase === 'trabajo' ? seguimiento.id : undefined
  const going = useRef<ReadonlySet<string>>(new Set())

  useEffect(() => {
    if (!trabajos) return
    for (const { id, titulo, estado } of trabajos) {
      if (!going.current.has(id) || id === followed || mirados.includes(id)) continue
      if (estado === 'terminado') {
        const text = 'El resultado está en Tareas.'
        dispatch(notified({ kind: 'exito', title: `${nombreDeEstado(estado)}: ${titulo}`, text }))
      } else if (estado === 'fallido') {
        const text = 'El informe está en Tareas.'
        dispatch(notified({ kind: 'error', title: `${nombreDeEstado(estado)}: ${titulo}`, text }))
      }
    }
    going.current = new Set(trabajos.filter(estaActivo).map(({ id }) => id))
  }, [trabajos, followed, mirados, dispatch])
}
