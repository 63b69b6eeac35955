import { type Capacidad, interpolar, puede, readConsultaDeGestion, textos } from '@apremia/core'
import { useEffect, useRef, useState } from 'react'
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { useAppDispatch } from '../api/thunk.ts'
import { notified } from '../session/notices-slice.ts'
import { useUsuario } from '../session/use-sesion.ts'
import { validateSesion } from '../session/validate.ts'
import { takeVuelta } from '../session/vuelta.ts'

const Validation = () => {
  const dispatch = useAppDispatch()
  useEffect(() => {
    void dispatch(validateSesion())
  }, [dispatch])
  return null
}

/**
 * Shows the nested routes only to a signed-in person. Each change of screen asks the server whether the session is
 * still valid (A4, D5).
 */
export const PrivateRoute = () => {
  const usuario = useUsuario()
  const { pathname } = useLocation()
  if (usuario === null) return <Navigate to="/" replace />
  return (
    <>
      <Validation key={pathname} />
      <Outlet />
    </>
  )
}

const navegacion = textos.navegacion
const rutas = textos.rutas

const nameOf = (pathname: string): string =>
  Object.entries(rutas).find(([path]) => path === pathname.toLowerCase())?.[1] ?? pathname

const Refused = ({ pantalla }: { readonly pantalla?: string }) => {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    const title = interpolar(navegacion.sinAcceso, { pantalla: pantalla ?? nameOf(pathname) })
    dispatch(notified({ kind: 'error', title }))
  }, [dispatch, pathname, pantalla])
  return <Navigate to="/" replace />
}

/**
 * Shows the nested routes only to people with the permission `capacidad`. Other people are redirected to `/` (S2 §2.1).
 */
export const CapableRoute = ({ capacidad }: { readonly capacidad: Capacidad }) => {
  const usuario = useUsuario()
  const allowed = usuario !== null && puede(usuario, capacidad)
  if (usuario === null) return <Navigate to="/" replace />
  return allowed ? <Outlet /> : <Refused />
}

export const HistoricoRoute = () => {
  const usuario = useUsuario()
  const [params] = useSearchParams()
  if (usuario === null) return <Navigate to="/" replace />
  const { historico } = readConsultaDeGestion(Object.fromEntries(params))
  return historico && !puede(usuario, 'historico.buscar') ? (
    <Refused pantalla={textos.navegacion.historico} />
  ) : (
    <Outlet />
  )
}

const Entrada = ({ dni }: { readonly dni: string }) => {
  const [to] = useState(() => takeVuelta(dni))
  useEffect(() => void import('./focus-heading.ts').then((it) => it.focusHeading()), [])
  return <Navigate to={to} replace />
}

/**
 * Route only for people without a session. A signed-in person is redirected to the home screen, or to the screen that
 * was open when the session expired.
 */
export const PublicRoute = () => {
  const usuario = useUsuario()
  return usuario === null ? <Outlet /> : <Entrada dni={usuario.dni} />
}
