import {
  type ConsultaDeGestion,
  decideNuevaActuacion,
  GRUPO_JUDICIAL,
  interpolar,
  legalesDe,
  TIPOS_FIJOS,
  textos,
} from '@apremia/core'
import { Link } from 'react-router-dom'
import { usePrincipal } from '../../session/use-principal.ts'
import { Icon } from '../../ui/icon.tsx'

const { irAGestion, irAGestionDe } = textos.gestion

interface IrAGestionProps {
  readonly tipo: ConsultaDeGestion['tipo']
  readonly imponible: number
  /** Code of the tax. Undefined for a business, which is found by its number alone. */
  readonly recurso?: string
  /** Codes of the lawyers of the property or business, as the municipal service writes them. */
  readonly legal: string
}

/**
 * Link from a property or business in a search to the screen that records its actions, for people who may record them.
 * A search does not know whether the case is judicial or extrajudicial, so the link opens the judicial group, where
 * people can switch (S2 §4).
 */
export const IrAGestion = ({ tipo, imponible, recurso, legal }: IrAGestionProps) => {
  const principal = usePrincipal()
  const caso = { nombre: String(imponible), legales: legalesDe(legal) }
  const puede = legal !== '' && decideNuevaActuacion(principal, [caso], TIPOS_FIJOS.radicacion).ok
  if (!puede) return null
  const consulta = new URLSearchParams({
    tipo,
    grupo: String(GRUPO_JUDICIAL),
    imponible: String(imponible),
    ...(recurso === undefined ? {} : { recurso }),
  })
  return (
    <Link
      className="btn btn-ghost btn-icon"
      to={`/gestion?${consulta}`}
      aria-label={interpolar(irAGestionDe, { imponible: [imponible, recurso].join(' ').trim() })}
      title={irAGestion}
    >
      <Icon name="judicial" />
    </Link>
  )
}
