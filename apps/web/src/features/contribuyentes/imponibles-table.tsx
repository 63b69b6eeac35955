import { interpolar, nombreDeRecurso, textos } from '@apremia/core'
import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { useRecursos } from '../../api/recursos.ts'
import { nombreDeVinculo } from '../../panels/personas/nombre-de-vinculo.ts'
import { CodigoDeRecurso } from '../../ui/recurso.tsx'
import type { Contribuyente } from './contribuyente.ts'

const { clases, columnasDeImponibles: nombres, ...contribuyentes } = textos.contribuyentes
const { sinDato } = textos.comunes

type Vinculo = Contribuyente['IMPONIBLES'][number]

/** Returns the URL of the search that finds a property or business. A search by property number needs a tax (D108). */
const searchOf = ({ TIPO, IMPONIBLE }: Vinculo, recurso: string): string => {
  if (TIPO === 'C') return `/comercios?${new URLSearchParams({ numero: String(IMPONIBLE) })}`
  return `/inmuebles?${new URLSearchParams({ inmueble: String(IMPONIBLE), recurso })}`
}

/**
 * Tells whether the list shows one link per tax. A real property needs one link per tax, because the search finds one
 * tax of a property at a time.
 */
const porRecurso = ({ TIPO, RECURSOS }: Vinculo): boolean => TIPO === 'I' && RECURSOS.length > 1

const nameOf = (vinculo: Vinculo, recurso: string): string => {
  const numero = vinculo.IMPONIBLE
  if (vinculo.TIPO === 'C') return interpolar(contribuyentes.buscarComercio, { numero })
  return porRecurso(vinculo)
    ? interpolar(contribuyentes.buscarInmueblePor, { numero, recurso })
    : interpolar(contribuyentes.buscarInmueble, { numero })
}

interface ImponibleLinkProps {
  readonly vinculo: Vinculo
  readonly recurso?: string
  readonly onGo?: (() => void) | undefined
}

const ImponibleLink = ({ vinculo, recurso, onGo }: ImponibleLinkProps) => {
  const recursos = useRecursos()
  const buscado = recurso ?? vinculo.RECURSOS[0] ?? ''
  return (
    <Link
      to={searchOf(vinculo, buscado)}
      aria-label={nameOf(vinculo, buscado)}
      title={recurso === undefined ? undefined : nombreDeRecurso(recursos, recurso)}
      onClick={onGo}
    >
      {recurso ?? vinculo.IMPONIBLE}
    </Link>
  )
}

export const ImponibleLinks = ({ vinculo, onGo }: Omit<ImponibleLinkProps, 'recurso'>) => (
  <>
    <ImponibleLink vinculo={vinculo} onGo={onGo} />
    {porRecurso(vinculo) &&
      vinculo.RECURSOS.map((recurso) => (
        <Fragment key={recurso}>
          {' '}
          <ImponibleLink vinculo={vinculo} recurso={recurso} onGo={onGo} />
        </Fragment>
      ))}
  </>
)

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
                  {porRecurso(vinculo) ? (
                    <ImponibleLink vinculo={vinculo} recurso={recurso} />
                  ) : (
                    <CodigoDeRecurso codigo={recurso} />
                  )}
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
