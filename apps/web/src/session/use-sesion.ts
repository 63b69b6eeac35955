import { type Capacidad, puede } from '@apremia/core'
import { useSelector } from 'react-redux'
import { selectExpiraEn, selectUsuario, type Usuario } from './session-slice.ts'

/** Signed-in person. The object stays the same while the session is only renewed. */
export const useUsuario = (): Usuario | null => useSelector(selectUsuario)

/** End of the session, or undefined without one. */
export const useExpiraEn = (): string | undefined => useSelector(selectExpiraEn)

/** Returns whether the signed-in person holds a capability of the table of core. Without a session, none is held. */
export const usePuede = (): ((capacidad: Capacidad) => boolean) => {
  const usuario = useUsuario()
  return (capacidad) => usuario !== null && puede(usuario, capacidad)
}
