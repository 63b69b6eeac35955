import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { failureOf } from '../../api/failure.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { formatAmount, formatDate } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { List } from '../../ui/table/list.tsx'
import { enlaceDeCaso } from '../casos/enlace-de-caso.ts'
import { EtiquetaDePlazo } from '../casos/etiqueta-de-plazo.tsx'
import { type CasoDeMesa, usePageMesaQuery } from '../mesas/mesas-api.ts'
import type { CasoAbierto } from './pagina-de-caso-api.ts'

const { columnas, categorias, verCaso, verDeuda, caso } = textos.mesasPantalla
const t = caso.imponibles
const POR_PAGINA = 25

const COLUMNS: readonly Column<CasoDeMesa>[] = [
  {
    id: 'imponible',
    header: columnas.imponible,
    width: 'code',
    cell: (fila) => (
      <Link
        aria-label={interpolar(verCaso, { caso: `${fila.imponible} ${fila.recurso}` })}
        to={enlaceDeCaso(fila)}
      >
        {fila.imponible} {fila.recurso}
      </Link>
    ),
  },
  {
    id: 'categoria',
    header: columnas.categoria,
    width: 'code',
    cell: ({ categoria }) => categorias[categoria],
  },
  { id: 'ultima', header: t.ultima, width: 'code', cell: ({ ultima }) => formatDate(ultima ?? '') },
  {
    id: 'vence',
    header: columnas.vence,
    width: 'code',
    cell: (fila) => <EtiquetaDePlazo {...fila} />,
  },
  {
    id: 'monto',
    header: columnas.monto,
    align: 'end',
    cell: (fila) => (
      <Link
        aria-label={interpolar(verDeuda, {
          caso: `${fila.imponible} ${fila.recurso}`,
          monto: formatAmount(fila.monto ?? ''),
        })}
        to={enlaceDeCaso(fila, 'deuda')}
      >
        {formatAmount(fila.monto ?? '')}
      </Link>
    ),
  },
]

/**
 * Table of the cases that the taxpayer of the open case has on the same desk (judicial or extrajudicial list)
 * (S2 §2.4).
 */
export const ImponiblesDelContribuyente = ({ caso: abierto }: { readonly caso: CasoAbierto }) => {
  const [pagina, setPagina] = useState(1)
  const { contribuyente, mesa } = abierto
  const miraAtras = usePuede()('historico.buscar')
  const { error, ...source } = usePageMesaQuery(
    {
      query: {
        mesa,
        contribuyente,
        solapa: 'todos',
        ...(miraAtras ? { historico: 'true' } : {}),
        pagina,
        porPagina: POR_PAGINA,
      },
    },
    { skip: contribuyente === '' },
  )
  if (contribuyente === '') return <p>{t.sinContribuyente}</p>
  return (
    <List
      caption={interpolar(t.titulo, { contribuyente })}
      columns={COLUMNS}
      rowKey={({ imponible, recurso }) => `${imponible}-${recurso}`}
      flows
      source={{ ...source, error: failureOf(error) }}
      lista={{ pagina, porPagina: POR_PAGINA, goTo: setPagina }}
      empty={<p>{caso.noEsta}</p>}
    />
  )
}
