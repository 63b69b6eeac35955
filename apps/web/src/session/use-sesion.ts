import { type Capacidad, puede } from '@apremia/core'
import { useSelector } from 'react-redux'
import { selectExpiraEn, selectUsuario, type Usuario } from './session-slice.ts'

/**
 * Returns the signed-in user, or null without a session. Renewing the session returns the same object while its data
 * are equal, so that components do not render again.
 */
export const useUsuario = (): Usuario | null => useSelector(selectUsuario)

export const useExpiraEn = (): string | undefined => useSelector(selectExpiraEn)

/**
 * Returns a function that tells whether the signed-in user has a capability. Without a session, the function always
 * returns false.
 */
export const usePuede = (): ((capacidad: Capacidad) => boolean) => {
  const usuario = useUsuario()
  return (capacidad) => usuario !== null && puede(usuario, capacidad)
}
