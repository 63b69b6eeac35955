import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { trabajoDejado, trabajoMirado } from './mirados-slice.ts'

export const useMirado = (id: string | null | undefined): void => {
  const dispatch = useDispatch()
  useEffect(() => {
    if (!id) return
    dispatch(trabajoMirado(id))
    return () => void dispatch(trabajoDejado(id))
  }, [id, dispatch])
}
