import { Navigate, useLocation, useParams } from 'react-router-dom'

/** /inmuebles/:id is /inmueble/:id; the query stays (D19). */
export const InmuebleRedirect = () => {
  const { id = '' } = useParams()
  const { search } = useLocation()
  return <Navigate to={`/inmueble/${id}${search}`} replace />
}

/** The payment plans of a property are shown by the list of plans; the query stays (D19). */
export const PlanDePagoRedirect = () => {
  const { inmueble = '' } = useParams()
  const params = new URLSearchParams(useLocation().search)
  params.set('inmueble', inmueble)
  return <Navigate to={`/planes-de-pago?${params}`} replace />
}
