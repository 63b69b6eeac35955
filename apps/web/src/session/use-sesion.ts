import { type Capacidad, puede } from '@apremia/core'
import { useSelector } from 'react-redux'
import { selectExpiraEn, selectUsuario, type Usuario } from './session-slice.ts'

/** Who is signed in: the same while the session is only renewed. */
export const useUsuario = (): Usuario | null => useSelector(selectUsuario)

/** Until when the session holds; undefined without one. */
export const useExpiraEn = (): string | undefined => useSelector(selectExpiraEn)

/** Whether the signed-in person holds a capability of core's table. Nobody signed in holds none. */
export const usePuede = (): ((capacidad: Capacidad) => boolean) => {
  const usuario = useUsuario()
  return (capacidad) => usuario !== null && puede(usuario, capacidad)
}
