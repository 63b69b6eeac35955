import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { formatInstant } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { List } from '../../ui/table/list.tsx'
import { type PedidoDeDatos, useListDatosPersonalesQuery } from './datos-personales-api.ts'
import { formatDocumentoDePersona } from './format-documento-de-persona.ts'

const { pantalla: t } = textos.datosPersonales

const columnas = (onVer: (id: number) => void): readonly Column<PedidoDeDatos>[] => [
  { id: 'numero', header: t.numero, width: 'code', cell: ({ id }) => id },
  {
    ...{ id: 'quien', header: t.deQuien, width: 'code', tarjeta: 'nombre' },
    cell: ({ documento }) => formatDocumentoDePersona(documento),
  },
  {
    ...{ id: 'fecha', header: t.fecha, width: 'name', tarjeta: 'principal' },
    cell: ({ creado, persona }) => (
      <>
        {formatInstant(creado)}
        <small className="cell-detail">
          {persona.apellido}, {persona.nombre}
        </small>
      </>
    ),
  },
  { id: 'motivo', header: t.motivo, width: 'prose', cell: ({ motivo }) => motivo },
  { id: 'estado', header: t.estado, cell: ({ estado }) => t.estados[estado] },
  {
    ...{ id: 'acciones', header: textos.comunes.acciones, tarjeta: 'acciones' },
    cell: ({ id }) => (
      <Button icon="ver" aria-label={interpolar(t.verUno, { n: id })} onClick={() => onVer(id)}>
        {t.ver}
      </Button>
    ),
  },
]

const POR_PAGINA = 10

const POLL_MS = 2_000

export const PedidosCard = ({ onVer }: { readonly onVer: (id: number) => void }) => {
  const [pagina, setPagina] = useState(1)
  const pregunta = { query: { pagina, porPagina: POR_PAGINA } }
  const { data: visto } = useListDatosPersonalesQuery(pregunta)
  const enCurso = visto?.rows.some(({ estado }) => estado === 'en-curso') ?? false
  const { error, ...source } = useListDatosPersonalesQuery(pregunta, {
    refetchOnMountOrArgChange: true,
    pollingInterval: enCurso ? POLL_MS : 0,
  })
  return (
    <Card title={t.pedidos}>
      <List
        caption={t.pedidos}
        columns={columnas(onVer)}
        rowKey={({ id }) => id}
        source={{ ...source, error: failureOf(error) }}
        lista={{ pagina, porPagina: POR_PAGINA, goTo: setPagina }}
        flows
        empty={<p>{t.ninguno}</p>}
      />
    </Card>
  )
}
