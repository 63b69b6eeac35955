import { textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { usePuede } from '../../session/use-sesion.ts'

interface HistorialLinkProps {
  readonly entidad: keyof typeof textos.historial.entidades
  readonly codigo: string
}

export const HistorialLink = ({ entidad, codigo }: HistorialLinkProps) => {
  if (!usePuede()('historial.ver')) return null
  const search = new URLSearchParams({ entidad, codigo })
  return (
    <Link className="btn btn-secondary" to={`/historial?${search}`}>
      {textos.historial.ver}
    </Link>
  )
}
