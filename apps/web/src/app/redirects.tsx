import { Navigate, useLocation, useParams } from 'react-router-dom'

/** Redirects the old URL /inmuebles/:id to /inmueble/:id, and keeps the query (D19). */
export const InmuebleRedirect = () => {
  const { id = '' } = useParams()
  const { search } = useLocation()
  return <Navigate to={`/inmueble/${id}${search}`} replace />
}

/**
 * Redirects the old URL with the payment plans of a property to the list of payment plans. The query string stays
 * (D19).
 */
export const PlanDePagoRedirect = () => {
  const { inmueble = '' } = useParams()
  const params = new URLSearchParams(useLocation().search)
  params.set('inmueble', inmueble)
  return <Navigate to={`/planes-de-pago?${params}`} replace />
}
