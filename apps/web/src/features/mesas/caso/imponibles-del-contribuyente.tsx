import { interpolar, type Mesa, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../../api/failure.ts'
import { usePuede } from '../../../session/use-sesion.ts'
import { formatAmount, formatDate } from '../../../ui/format.ts'
import type { Column } from '../../../ui/table/data-table.tsx'
import { List } from '../../../ui/table/list.tsx'
import { EtiquetaDePlazo } from '../etiqueta-de-plazo.tsx'
import { type CasoDeMesa, usePageMesaQuery } from '../mesas-api.ts'
import type { AlAbrirCaso } from './use-caso-abierto.ts'

const { columnas, categorias, verCaso, verDeuda, caso } = textos.mesasPantalla
const t = caso.imponibles
const POR_PAGINA = 25

const columnsOf = (onAbrir: AlAbrirCaso): readonly Column<CasoDeMesa>[] => [
  {
    id: 'imponible',
    header: columnas.imponible,
    width: 'code',
    cell: (fila) => (
      <button
        type="button"
        className="link-button"
        aria-label={interpolar(verCaso, { caso: `${fila.imponible} ${fila.recurso}` })}
        onClick={() => onAbrir(fila, 'detalle')}
      >
        {fila.imponible} {fila.recurso}
      </button>
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
      <button
        type="button"
        className="link-button"
        aria-label={interpolar(verDeuda, {
          caso: `${fila.imponible} ${fila.recurso}`,
          monto: formatAmount(fila.monto ?? ''),
        })}
        onClick={() => onAbrir(fila, 'deuda')}
      >
        {formatAmount(fila.monto ?? '')}
      </button>
    ),
  },
]

interface Props {
  readonly fila: CasoDeMesa
  readonly mesa: Mesa
  readonly abogado: string
  readonly onAbrir: AlAbrirCaso
}

export const ImponiblesDelContribuyente = ({ fila, mesa, abogado, onAbrir }: Props) => {
  const [pagina, setPagina] = useState(1)
  const { contribuyente } = fila
  const miraAtras = usePuede()('historico.buscar')
  const { error, ...source } = usePageMesaQuery(
    {
      query: {
        mesa,
        abogado,
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
      columns={columnsOf(onAbrir)}
      rowKey={({ imponible, recurso }) => `${imponible}-${recurso}`}
      flows
      source={{ ...source, error: failureOf(error) }}
      lista={{ pagina, porPagina: POR_PAGINA, goTo: setPagina }}
      empty={<p>{caso.noEsta}</p>}
    />
  )
}
