import { type Capacidad, puede } from '@apremia/core'
import { useEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useAppDispatch } from '../api/thunk.ts'
import { useSesion } from '../session/use-sesion.ts'
import { validateSesion } from '../session/validate.ts'

const Validation = () => {
  const dispatch = useAppDispatch()
  useEffect(() => {
    void dispatch(validateSesion())
  }, [dispatch])
  return null
}

/** Signed in or out of here; the server is asked each time one of its screens is entered (A4, D5). */
export const PrivateRoute = () => {
  const sesion = useSesion()
  const { pathname } = useLocation()
  if (sesion === null) return <Navigate to="/" replace />
  return (
    <>
      <Validation key={pathname} />
      <Outlet />
    </>
  )
}

/** Only for whoever holds the capability: admin-only routes send the others to `/` (S2 §2.1). */
export const CapableRoute = ({ capacidad }: { readonly capacidad: Capacidad }) => {
  const sesion = useSesion()
  const allowed = sesion !== null && puede(sesion.usuario, capacidad)
  return allowed ? <Outlet /> : <Navigate to="/" replace />
}

/** Sign-in is for whoever is not signed in. */
export const PublicRoute = () => {
  const sesion = useSesion()
  return sesion === null ? <Outlet /> : <Navigate to="/home" replace />
}
