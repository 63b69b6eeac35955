import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { trabajoDejado, trabajoMirado } from './mirados-slice.ts'

/** Registers the job as shown on a screen while the component is mounted. */
export const useMirado = (id: string | null | undefined): void => {
  const dispatch = useDispatch()
  useEffect(() => {
    if (!id) return
    dispatch(trabajoMirado(id))
    return () => void dispatch(trabajoDejado(id))
  }, [id, dispatch])
}
