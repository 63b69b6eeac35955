import { IMPONIBLES_POR_PAGINA } from '@apremia/api-client'
import { eligeAbogado, interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { enlaceDeCaso } from '../../panels/casos/enlace-de-caso.ts'
import { EtiquetaDePlazo } from '../../panels/casos/etiqueta-de-plazo.tsx'
import { nombreDeVinculo } from '../../panels/personas/nombre-de-vinculo.ts'
import { usePrincipal } from '../../session/use-principal.ts'
import { formatAmount, formatDate } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { List, type ListSource } from '../../ui/table/list.tsx'
import type { ContribuyenteAbierto, ImponibleAbierto } from './contribuyente-api.ts'

const t = textos.paginaDeContribuyente
const { columnas, categorias, verCaso, verDeuda } = textos.mesasPantalla
const { sinDato } = textos.comunes
const { imponiblesDe } = textos.contribuyentes

const nombreDe = ({ imponible, recurso }: ImponibleAbierto): string => `${imponible} ${recurso}`

const enlaceDe = (fila: ImponibleAbierto): string => {
  const { tipo, imponible, recurso, caso } = fila
  if (caso !== null) return enlaceDeCaso(fila)
  return tipo === 'C'
    ? `/comercios?numero=${imponible}`
    : `/inmueble/${imponible}?recurso=${recurso}`
}

const Importe = ({ fila }: { readonly fila: ImponibleAbierto }) => {
  const { enGestion, caso } = fila
  const monto = formatAmount(enGestion ?? '')
  return caso === null ? (
    monto
  ) : (
    <Link
      aria-label={interpolar(verDeuda, { caso: nombreDe(fila), monto })}
      to={enlaceDeCaso(fila, 'deuda')}
    >
      {monto}
    </Link>
  )
}

const notasDe = (
  { responde, liquidadoAl }: ImponibleAbierto,
  deTodos: string | null | undefined,
): string =>
  [
    responde ? '' : t.noResponde,
    liquidadoAl === null || liquidadoAl === deTodos
      ? ''
      : interpolar(t.alDia, { fecha: formatDate(liquidadoAl) }),
  ]
    .filter((nota) => nota !== '')
    .join(' · ')

/**
 * Returns the columns of the list of properties and businesses of a taxpayer.
 *
 * @param deTodos day of the total debt of the taxpayer. A row shows the day of its own debt only when the days differ
 */
const columnsOf = (deTodos: string | null | undefined): readonly Column<ImponibleAbierto>[] => [
  {
    id: 'imponible',
    header: t.imponible,
    width: 'code',
    main: true,
    cell: (fila) => (
      <>
        <Link
          aria-label={interpolar(fila.caso === null ? t.verImponible : verCaso, {
            caso: nombreDe(fila),
            imponible: nombreDe(fila),
          })}
          to={enlaceDe(fila)}
        >
          {nombreDe(fila)}
        </Link>
        <span className="cell-detail">{nombreDeVinculo(fila.vinculo)}</span>
      </>
    ),
  },
  {
    id: 'lugar',
    tarjeta: 'principal',
    header: t.lugar,
    width: 'prose',
    cell: ({ tipo, ubicacion }) =>
      [categorias[tipo === 'C' ? 'comercio' : 'inmueble'], ubicacion].filter(Boolean).join(' · '),
  },
  {
    id: 'vence',
    tarjeta: 'estado',
    header: columnas.vence,
    width: 'code',
    cell: ({ caso }) => (caso === null ? t.sinCaso : <EtiquetaDePlazo {...caso} />),
  },
  {
    id: 'situacion',
    header: columnas.situacion,
    width: 'name',
    cell: ({ caso }) =>
      caso === null ? (
        sinDato
      ) : (
        <>
          {caso.situacion}
          {caso.etapa !== '' && <span className="cell-detail">{caso.etapa}</span>}
        </>
      ),
  },
  {
    id: 'abogado',
    header: columnas.abogado,
    width: 'code',
    whose: true,
    cell: ({ abogado }) => abogado || sinDato,
  },
  {
    id: 'gestion',
    header: t.enGestion,
    align: 'end',
    cell: (fila) => <Importe fila={fila} />,
  },
  {
    id: 'fuera',
    header: t.fueraDeGestion,
    align: 'end',
    cell: ({ fueraDeGestion }) => formatAmount(fueraDeGestion ?? ''),
  },
  {
    id: 'total',
    tarjeta: 'importe',
    header: t.total,
    align: 'end',
    cell: (fila) => {
      const notas = notasDe(fila, deTodos)
      return (
        <>
          {formatAmount(fila.total ?? '')}
          {notas !== '' && <span className="cell-detail">{notas}</span>}
        </>
      )
    },
  },
]

interface ImponiblesDeLaPersonaProps {
  readonly source: Omit<ListSource<ImponibleAbierto>, 'data' | 'currentData'> & {
    readonly data: ContribuyenteAbierto
    readonly currentData: ContribuyenteAbierto | undefined
  }
  readonly pagina: number
  readonly onPagina: (pagina: number, options?: { readonly replace: boolean }) => void
}

const pageOf = ({ imponibles: rows, cuantos: total }: ContribuyenteAbierto) => ({ rows, total })

export const ImponiblesDeLaPersona = ({ source, pagina, onPagina }: ImponiblesDeLaPersonaProps) => {
  const todos = eligeAbogado(usePrincipal())
  const { data, currentData } = source
  const columns = columnsOf(data.deuda?.liquidadoAl)
  return (
    <section className="card persona-parte" aria-labelledby="imponibles-de-la-persona">
      <h2 id="imponibles-de-la-persona">{t.imponibles}</h2>
      <List
        caption={interpolar(imponiblesDe, { nombre: data.APYNOM })}
        columns={todos ? columns : columns.filter(({ whose }) => !whose)}
        rowKey={({ tipo, imponible, recurso }) => `${tipo}-${imponible}-${recurso}`}
        flows
        source={{
          ...source,
          data: pageOf(data),
          currentData: currentData && pageOf(currentData),
        }}
        lista={{ pagina, porPagina: IMPONIBLES_POR_PAGINA, goTo: onPagina }}
        empty={<p>{t.sinImponibles}</p>}
      />
    </section>
  )
}
