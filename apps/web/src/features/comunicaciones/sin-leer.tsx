import { comunicaciones as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { api } from '../../api/api.ts'
import { query } from '../../api/endpoint.ts'
import { Icon } from '../../ui/icon.tsx'
import './comunicaciones.css'

const { sinLeer } = textos.comunicaciones

const { useGetComunicacionesSinLeerQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getComunicacionesSinLeer: query(build, calls.getComunicacionesSinLeer, {
      providesTags: ['comunicaciones'],
    }),
  }),
})

export const SinLeer = () => {
  const { data, refetch } = useGetComunicacionesSinLeerQuery({})
  const { pathname } = useLocation()
  const asked = useRef(pathname)
  // The number of unread messages is requested on each change of screen. A timer would keep an unused session alive
  // (D3).
  useEffect(() => {
    if (asked.current === pathname) return
    asked.current = pathname
    void refetch()
  }, [pathname, refetch])
  if (!data || data.cantidad === 0) return null
  const n = data.cantidad
  const texto = n === 1 ? sinLeer.una : interpolar(sinLeer.varias, { n })
  return (
    <Link
      to="/comunicaciones"
      className="btn btn-ghost btn-icon header-button sin-leer"
      aria-label={texto}
      title={texto}
    >
      <Icon name="comunicaciones" />
      <span className="sin-leer-n" aria-hidden="true">
        {n}
      </span>
    </Link>
  )
}
