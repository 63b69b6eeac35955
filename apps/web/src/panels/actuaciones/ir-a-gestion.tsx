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
import { useGetConfigQuery } from '../../api/config-api.ts'
import { usePrincipal } from '../../session/use-principal.ts'
import { Icon } from '../../ui/icon.tsx'
import { enlaceDeCaso } from '../casos/enlace-de-caso.ts'
import { enlaceDeGestion } from '../casos/enlace-de-gestion.ts'

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
 * Link from a found property or business to the screen where people record its actions. With a tax, the link opens the
 * page of the case. Without a tax, or with the municipality's own service, the link opens the screen /gestion (S2 §4).
 */
export const IrAGestion = ({ tipo, imponible, recurso, legal }: IrAGestionProps) => {
  const principal = usePrincipal()
  const { data } = useGetConfigQuery({})
  const caso = { nombre: String(imponible), legales: legalesDe(legal) }
  const puede = legal !== '' && decideNuevaActuacion(principal, [caso], TIPOS_FIJOS.radicacion).ok
  if (!puede) return null
  const clase = tipo === 'comercios' ? 'C' : 'I'
  const to =
    recurso !== undefined && data?.servicioMunicipal === 'propio'
      ? enlaceDeCaso({ tipo: clase, imponible, recurso })
      : enlaceDeGestion({ grupo: GRUPO_JUDICIAL, tipo: clase, imponible, recurso })
  return (
    <Link
      className="btn btn-ghost btn-icon"
      to={to}
      aria-label={interpolar(irAGestionDe, { imponible: [imponible, recurso].join(' ').trim() })}
      title={irAGestion}
    >
      <Icon name="judicial" />
    </Link>
  )
}
