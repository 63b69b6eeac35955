import { type Capacidad, puede } from '@apremia/core'
import { useSelector } from 'react-redux'
import { selectExpiraEn, selectUsuario, type Usuario } from './session-slice.ts'

/** The user object stays the same across renewals of the session. */
export const useUsuario = (): Usuario | null => useSelector(selectUsuario)

export const useExpiraEn = (): string | undefined => useSelector(selectExpiraEn)

/** Without a session, the returned function answers false for every capability. */
export const usePuede = (): ((capacidad: Capacidad) => boolean) => {
  const usuario = useUsuario()
  return (capacidad) => usuario !== null && puede(usuario, capacidad)
}
