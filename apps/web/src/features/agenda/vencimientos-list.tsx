import {
  eligeAbogado,
  estadoPorDias,
  interpolar,
  type Mes,
  type Principal,
  textos,
} from '@apremia/core'
import { Link } from 'react-router-dom'
import { failureOf } from '../../api/failure.ts'
import { enlaceDeCaso } from '../../panels/casos/enlace-de-caso.ts'
import { MarcaDePlazo } from '../../panels/casos/marca-de-plazo.tsx'
import { QueEspera } from '../../panels/instalacion/que-espera.tsx'
import type { ListaDeOrigen } from '../../panels/pagina-de-caso/origen.ts'
import { usePrincipal } from '../../session/use-principal.ts'
import { formatDate } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { List } from '../../ui/table/list.tsx'
import type { Lista } from '../../ui/table/use-lista.ts'
import { useListAgendaQuery, type Vencimiento } from './agenda-api.ts'
import { AlarmaDeAgenda } from './alarma-de-agenda.tsx'
import type { LISTA_DE_AGENDA } from './mes-elegido.ts'

const t = textos.agenda

const casoDe = ({ imponible, recurso }: Vencimiento): string => `${imponible} ${recurso}`

/**
 * Builds the list with which the page of a case offers the previous and the next case. A case with several rows in the
 * calendar, such as its deadline and its alarms, appears once.
 */
const origenDeAgenda = (filas: readonly Vencimiento[]): ListaDeOrigen => ({
  casos: [
    ...new Map(
      filas.map((fila) => {
        const { tipo, imponible, recurso } = fila
        return [`${tipo} ${casoDe(fila)}`, { tipo, imponible, recurso }] as const
      }),
    ).values(),
  ],
})

const columnas = (
  principal: Principal,
  origen: ListaDeOrigen | undefined,
): readonly Column<Vencimiento>[] => [
  {
    id: 'vence',
    header: t.columnas.vence,
    width: 'code',
    cell: ({ clase, vence, faltan }) => (
      <>
        {formatDate(vence)}{' '}
        {clase === 'plazo' && <MarcaDePlazo estado={estadoPorDias(faltan)} faltan={faltan} />}
      </>
    ),
  },
  {
    id: 'que',
    header: t.columnas.que,
    cell: ({ clase }) => (clase === 'plazo' ? t.plazo : <AlarmaDeAgenda clase={clase} />),
  },
  {
    id: 'caso',
    header: t.columnas.caso,
    width: 'code',
    tarjeta: 'nombre',
    cell: (fila) => (
      <Link
        to={enlaceDeCaso(fila)}
        state={{ origen }}
        aria-label={interpolar(t.verCaso, { caso: casoDe(fila) })}
      >
        {casoDe(fila)}
      </Link>
    ),
  },
  {
    id: 'contribuyente',
    header: t.columnas.contribuyente,
    width: 'name',
    cell: ({ contribuyente }) => contribuyente || textos.comunes.sinDato,
  },
  {
    id: 'etapa',
    header: t.columnas.etapa,
    width: 'prose',
    cell: ({ etapa, convenio }) =>
      convenio === null
        ? etapa || t.calendario.sinEtapa
        : interpolar(textos.alarmas.convenio, { convenio }),
  },
  { id: 'mesa', header: t.columnas.mesa, cell: ({ mesa }) => textos.mesas.tipos[mesa] },
  ...(eligeAbogado(principal)
    ? [
        {
          id: 'abogado',
          header: t.columnas.abogado,
          width: 'code',
          cell: ({ abogado }: Vencimiento) => abogado || textos.hoy.nadie,
        } as const,
      ]
    : []),
]

interface VencimientosListProps {
  readonly lista: Lista<(typeof LISTA_DE_AGENDA.campos)[number]>
  readonly lapso: Mes
  readonly abogado: string
  readonly titulo: string
}

export const VencimientosList = ({ lista, lapso, abogado, titulo }: VencimientosListProps) => {
  const { pagina, porPagina } = lista
  const principal = usePrincipal()
  const { error, ...source } = useListAgendaQuery({
    query: { ...lapso, abogado, pagina, porPagina },
  })
  return (
    <List
      caption={titulo}
      columns={columnas(principal, source.data && origenDeAgenda(source.data.rows))}
      rowKey={(fila) => `${fila.clase} ${fila.convenio ?? ''} ${fila.tipo} ${casoDe(fila)}`}
      source={{ ...source, error: failureOf(error) }}
      lista={lista}
      flows
      empty={
        <>
          <p>{t.ninguno}</p>
          <QueEspera pantalla="calendario" />
        </>
      }
    />
  )
}
