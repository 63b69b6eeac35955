import { sesiones } from '@apremia/api-client'
import type { SesionAbierta } from './session-slice.ts'

/** Name under which `sessionStorage` keeps the user and the token (S1 §3, D3, D114). */
export const CLAVE_DE_SESION = 'apremia.sesion'

type SessionStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns the session saved in this tab. Returns null when there is no session or its shape is wrong. */
export const readSesion = (storage: SessionStore): SesionAbierta | null => {
  try {
    const kept = storage.getItem(CLAVE_DE_SESION)
    return kept === null
      ? null
      : sesiones.login.reply.validateSync(JSON.parse(kept), { strict: true })
  } catch {
    writeSesion(storage, null)
    return null
  }
}

export const writeSesion = (storage: SessionStore, sesion: SesionAbierta | null): void => {
  try {
    if (sesion === null) storage.removeItem(CLAVE_DE_SESION)
    else storage.setItem(CLAVE_DE_SESION, JSON.stringify(sesion))
  } catch {
    // In a browser that allows no storage, the session lasts until the page is closed.
  }
}
