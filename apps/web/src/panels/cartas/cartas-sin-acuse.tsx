import { cartas } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useState } from 'react'
import { api } from '../../api/api.ts'
import { type Data, pageQuery } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatAmount, formatDate } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { List } from '../../ui/table/list.tsx'

const { useListCartasQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    listCartas: pageQuery(build, cartas.listCartas, { providesTags: ['actuaciones'] }),
  }),
})

type Carta = Data<'listCartas'>[number]

const t = textos.hoy.cartas
const POR_PAGINA = 25

const COLUMNS: readonly Column<Carta>[] = [
  { id: 'numero', header: t.numero, width: 'code', cell: ({ numero }) => numero },
  { id: 'fecha', header: t.fecha, width: 'code', cell: ({ fecha }) => formatDate(fecha) },
  { id: 'deudor', header: t.deudor, width: 'name', cell: ({ deudor }) => deudor },
  { id: 'domicilio', header: t.domicilio, width: 'prose', cell: ({ domicilio }) => domicilio },
  {
    id: 'imponibles',
    header: t.imponibles,
    width: 'name',
    cell: ({ imponibles }) =>
      imponibles.map(({ imponible, recurso }) => `${imponible} ${recurso}`).join(', '),
  },
  { id: 'abogado', header: t.abogado, width: 'code', cell: ({ abogado }) => abogado },
  { id: 'vence', header: t.vence, width: 'code', cell: ({ vence }) => formatDate(vence) },
  { id: 'total', header: t.total, align: 'end', cell: ({ total }) => formatAmount(total) },
]

/** The letters whose acknowledgement has not been recorded, the newest first. */
export const CartasSinAcuse = ({ onClose }: { readonly onClose: () => void }) => {
  const [pagina, setPagina] = useState(1)
  const { error, ...source } = useListCartasQuery({
    query: { pagina, porPagina: POR_PAGINA, acuse: 'pendiente' },
  })
  return (
    <Dialog
      title={t.titulo}
      size="large"
      onClose={onClose}
      footer={<Button onClick={onClose}>{textos.comunes.cerrar}</Button>}
    >
      <p>{t.ayuda}</p>
      <List
        caption={t.titulo}
        columns={COLUMNS}
        rowKey={({ numero }) => numero}
        flows
        source={{ ...source, error: failureOf(error) }}
        page={pagina}
        pageSize={POR_PAGINA}
        onPage={setPagina}
        empty={<p>{t.ninguna}</p>}
      />
    </Dialog>
  )
}
