import { useState } from 'react'
import { useAppDispatch } from '../api/thunk.ts'
import { notified } from '../session/notices-slice.ts'
import { useExpiraEn } from '../session/use-sesion.ts'
import { useSessionExpiry } from '../session/use-session-expiry.ts'
import { validateSesion } from '../session/validate.ts'
import { formatInstant } from '../ui/format.ts'
import { later } from '../ui/later.tsx'

const IdleDialog = later(async () => (await import('./idle-dialog.tsx')).IdleDialog, null)

/**
 * Two minutes before a session ends for lack of activity, offers to keep it (WCAG 2.2.1). A session that reached its
 * maximum life cannot be kept, and then the warning says when it ends.
 */
export const IdleWarning = () => {
  const dispatch = useAppDispatch()
  const segundos = useSessionExpiry()
  const expiraEn = useExpiraEn()
  const [answered, setAnswered] = useState<string>()
  if (segundos === null || expiraEn === undefined || answered === expiraEn) return null
  const stay = async () => {
    setAnswered(expiraEn)
    if ((await dispatch(validateSesion())) !== expiraEn) return
    const title = `La sesión llega a su duración máxima: ${formatInstant(expiraEn)}`
    const text = 'Termine lo que está haciendo y vuelva a ingresar.'
    dispatch(notified({ kind: 'error', title, text }))
  }
  return <IdleDialog segundos={segundos} onStay={() => void stay()} />
}
