import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { trabajoDejado, trabajoMirado } from './mirados-slice.ts'

/** Marks the job as being looked at while the component is mounted. */
export const useMirado = (id: string | null | undefined): void => {
  const dispatch = useDispatch()
  useEffect(() => {
    if (!id) return
    dispatch(trabajoMirado(id))
    return () => void dispatch(trabajoDejado(id))
  }, [id, dispatch])
}
