import { useEffect, useState } from 'react'
import { useAppDispatch } from '../api/thunk.ts'
import { endSession } from './end-session.ts'
import { useExpiraEn } from './use-sesion.ts'
import { validateSesion } from './validate.ts'

/** Milliseconds between the warning and the end of the session (WCAG 2.2.1). */
export const AVISO_MS = 120_000
/**
 * Milliseconds of inactivity after which a session ends (D3). This value is used instead of the server's limit when the
 * clock of the browser and the clock of the server disagree.
 */
const INACTIVIDAD_MS = 30 * 60_000
/** Shortest time, in milliseconds, between two renewals of the session by activity on the page. */
const RENOVACION_MS = 300_000

const ACTIVIDAD = ['pointerdown', 'keydown'] as const

/**
 * Returns the milliseconds until `expiraEn`, the instant at which the server ends an inactive session. An instant in
 * the past or after more than INACTIVIDAD_MS means that the two clocks disagree, so INACTIVIDAD_MS is returned.
 */
export const leftUntil = (expiraEn: string, now: number): number => {
  const left = Date.parse(expiraEn) - now
  return left > 0 && left <= INACTIVIDAD_MS ? left : INACTIVIDAD_MS
}

/**
 * Watches the idle limit of the session. Until the last two minutes, activity on the page renews the session. After
 * that, only the button of the warning renews it. At the limit the session ends in the browser and on the server.
 *
 * @returns seconds left during the last two minutes, and null before
 */
export const useSessionExpiry = (): number | null => {
  const dispatch = useAppDispatch()
  const expiraEn = useExpiraEn()
  const [segundos, setSegundos] = useState<number | null>(null)

  useEffect(() => {
    setSegundos(null)
    if (expiraEn === undefined) return
    const limit = Date.now() + leftUntil(expiraEn, Date.now())
    let renewed = Date.now()
    let ticking: ReturnType<typeof setInterval> | undefined
    const listening = new AbortController()

    const onActivity = () => {
      if (Date.now() - renewed < RENOVACION_MS) return
      renewed = Date.now()
      void dispatch(validateSesion())
    }
    for (const name of ACTIVIDAD) window.addEventListener(name, onActivity, listening)

    const tick = () => {
      const left = limit - Date.now()
      setSegundos(Math.max(0, Math.ceil(left / 1000)))
      if (left > 0) return
      clearInterval(ticking)
      void dispatch(endSession('vencida'))
    }
    const warning = setTimeout(
      () => {
        listening.abort()
        tick()
        ticking = setInterval(tick, 1000)
      },
      Math.max(0, limit - AVISO_MS - Date.now()),
    )
    return () => {
      listening.abort()
      clearTimeout(warning)
      clearInterval(ticking)
    }
  }, [expiraEn, dispatch])

  return segundos
}
