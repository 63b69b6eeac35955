import { type Cuenta, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { formatDate } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { List, type ListSource } from '../../ui/table/list.tsx'
import {
  type CasoDeEvaluacion,
  useListCasosDeEvaluacionQuery,
  useListCasosDePreEvaluacionQuery,
} from './evaluaciones-api.ts'

const t = textos.evaluaciones
const POR_PAGINA = 20

const COLUMNAS: readonly Column<CasoDeEvaluacion>[] = [
  {
    id: 'imponible',
    header: t.detalle.caso,
    width: 'code',
    cell: ({ tipo, imponible, recurso }) =>
      `${tipo === 'I' ? t.detalle.inmueble : t.detalle.comercio} ${imponible} ${recurso}`,
  },
  {
    id: 'porque',
    header: t.detalle.porque,
    width: 'whole',
    cell: ({ porque }) => porque,
  },
  {
    id: 'recibido',
    header: t.detalle.recibido,
    width: 'code',
    cell: ({ recibido }) => (recibido ? formatDate(recibido) : textos.comunes.sinDato),
  },
]

interface TablaProps {
  readonly cuenta: Cuenta
  readonly pagina: number
  readonly onPage: (pagina: number) => void
  readonly source: ListSource<CasoDeEvaluacion>
}

const Tabla = ({ cuenta, pagina, onPage, source }: TablaProps) => (
  <List
    caption={interpolar(t.detalle.casosDe, { cuenta: t.cuentas[cuenta] })}
    columns={COLUMNAS}
    rowKey={({ tipo, imponible, recurso }) => `${tipo}${imponible}${recurso}`}
    source={source}
    lista={{ pagina, porPagina: POR_PAGINA, goTo: onPage }}
    empty={<p>{t.detalle.sinCasos}</p>}
    flows
  />
)

export const CasosDeEvaluacion = ({
  id,
  cuenta,
}: {
  readonly id: number
  readonly cuenta: Cuenta
}) => {
  const [pagina, onPage] = useState(1)
  const { error, ...source } = useListCasosDeEvaluacionQuery({
    params: { id },
    query: { cuenta, pagina, porPagina: POR_PAGINA },
  })
  return <Tabla {...{ cuenta, pagina, onPage }} source={{ ...source, error: failureOf(error) }} />
}

export const CasosDePreEvaluacion = ({ cuenta }: { readonly cuenta: Cuenta }) => {
  const [pagina, onPage] = useState(1)
  const { error, ...source } = useListCasosDePreEvaluacionQuery({
    query: { cuenta, pagina, porPagina: POR_PAGINA },
  })
  return <Tabla {...{ cuenta, pagina, onPage }} source={{ ...source, error: failureOf(error) }} />
}
