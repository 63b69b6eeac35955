import { interpolar, nombreDeRecurso, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import type { Data } from '../../api/endpoint.ts'
import { nombreDeVinculo } from './novedad-de.ts'

const { clases, columnasDeImponibles: nombres, ...contribuyentes } = textos.contribuyentes
const { sinDato } = textos.comunes

export type Contribuyente = Data<'recImpContrib'>[number]
type Vinculo = Contribuyente['IMPONIBLES'][number]

/** The search that finds an item: of a property, with a resource of its own (D108). */
const searchOf = ({ TIPO, IMPONIBLE, RECURSOS }: Vinculo, recurso = RECURSOS[0]): string => {
  if (TIPO === 'C') return `/comercios?${new URLSearchParams({ numero: String(IMPONIBLE) })}`
  const params = new URLSearchParams({ inmueble: String(IMPONIBLE), recurso: recurso ?? '' })
  return `/inmuebles?${params}`
}

const nameOf = ({ TIPO, IMPONIBLE }: Vinculo): string =>
  interpolar(TIPO === 'C' ? contribuyentes.buscarComercio : contribuyentes.buscarInmueble, {
    numero: IMPONIBLE,
  })

interface ImponibleLinkProps {
  readonly vinculo: Vinculo
  readonly onGo?: () => void
}

/** The number of an item, which searches for it. */
export const ImponibleLink = ({ vinculo, onGo }: ImponibleLinkProps) => (
  <Link to={searchOf(vinculo)} aria-label={nameOf(vinculo)} {...(onGo ? { onClick: onGo } : {})}>
    {vinculo.IMPONIBLE}
  </Link>
)

/** Properties and businesses of a taxpayer, and what they are to each. */
export const ImponiblesTable = ({ contribuyente }: { readonly contribuyente: Contribuyente }) => (
  <table className="plain-table">
    <caption className="sr-only">
      {interpolar(contribuyentes.imponiblesDe, { nombre: contribuyente.APYNOM })}
    </caption>
    <thead>
      <tr>
        <th scope="col">{nombres.imponible}</th>
        <th scope="col">{nombres.recursos}</th>
        <th scope="col">{nombres.vinculo}</th>
      </tr>
    </thead>
    <tbody>
      {contribuyente.IMPONIBLES.map((vinculo) => (
        <tr key={`${vinculo.TIPO}${vinculo.IMPONIBLE}${vinculo.VINCULO_DESC}`}>
          <th scope="row">
            {clases[vinculo.TIPO]} <ImponibleLink vinculo={vinculo} />
          </th>
          <td>
            <ul className="inline-list">
              {vinculo.RECURSOS.map((recurso) => (
                <li key={recurso}>
                  <abbr title={nombreDeRecurso(recurso)}>{recurso}</abbr>
                </li>
              ))}
            </ul>
          </td>
          <td>{nombreDeVinculo(vinculo.VINCULO_DESC) || sinDato}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
