import { type Capacidad, puede } from '@apremia/core'
import { useSelector } from 'react-redux'
import { type SesionAbierta, selectSesion } from './session-slice.ts'

export const useSesion = (): SesionAbierta | null => useSelector(selectSesion)

/** Whether the signed-in person holds a capability of core's table. Nobody signed in holds none. */
export const usePuede = (): ((capacidad: Capacidad) => boolean) => {
  const sesion = useSesion()
  return (capacidad) => sesion !== null && puede(sesion.usuario, capacidad)
}
