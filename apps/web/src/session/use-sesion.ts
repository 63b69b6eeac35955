import { type Capacidad, puede } from '@apremia/core'
import { useSelector } from 'react-redux'
import { selectExpiraEn, selectUsuario, type Usuario } from './session-slice.ts'

/** Returns the signed-in person. The object is the same across renewals of the session. */
export const useUsuario = (): Usuario | null => useSelector(selectUsuario)

/** Returns the instant when the session expires, or undefined without a session. */
export const useExpiraEn = (): string | undefined => useSelector(selectExpiraEn)

/**
 * Returns a function that tells whether the signed-in person has a capability. Without a session the function returns
 * false.
 */
export const usePuede = (): ((capacidad: Capacidad) => boolean) => {
  const usuario = useUsuario()
  return (capacidad) => usuario !== null && puede(usuario, capacidad)
}
