import { textos } from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatDate, formatInstant } from '../../ui/format.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useGetVigenciasDeParametroQuery, useGetVigenciasQuery } from './configuracion-api.ts'

const { vigencias: t } = textos.configuracion

/**
 * Setting whose history of values the dialog lists, each value with its first day in force. `cosa` is the kind of
 * setting, such as a date (fecha), a time limit (etapa) or a fee (arancel).
 */
export type DeQue =
  | { readonly cosa: 'fecha' | 'etapa' | 'arancel' | 'maximo'; readonly id: string }
  | { readonly cosa: 'parametro'; readonly clave: string }

type Vigencia = Data<'getVigencias'>[number]

const COLUMNS: readonly Column<Vigencia>[] = [
  {
    id: 'valor',
    header: t.valor,
    width: 'prose',
    cell: ({ valor, rige }) => (
      <>
        {valor} {rige && <Tag kind="exito" icon="exito" text={t.rige} />}
      </>
    ),
  },
  {
    id: 'desde',
    header: t.desde,
    width: 'code',
    cell: ({ desde }) => (desde === null || desde === '1900-01-01' ? t.siempre : formatDate(desde)),
  },
  {
    id: 'hasta',
    header: t.hasta,
    width: 'code',
    cell: ({ hasta }) => (hasta === null ? t.sinFin : formatDate(hasta)),
  },
  {
    id: 'quien',
    header: t.quien,
    width: 'prose',
    cell: ({ cambios }) =>
      cambios.length === 0 ? (
        t.delProducto
      ) : (
        <ul className="vigencias-cambios">
          {cambios.map(({ momento, persona, dni, anterior, valor, motivo }) => (
            <li key={momento}>
              {persona || dni || t.delProducto}, {formatInstant(momento)}
              <span className="cell-detail">
                {anterior} → {valor}
              </span>
              {motivo && <span className="cell-detail">{motivo}</span>}
            </li>
          ))}
        </ul>
      ),
  },
]

interface VigenciasDialogProps {
  readonly titulo: string
  readonly de: DeQue
  readonly onClose: () => void
}

const Vigencias = ({
  titulo,
  source,
}: {
  readonly titulo: string
  readonly source:
    | ReturnType<typeof useGetVigenciasQuery>
    | ReturnType<typeof useGetVigenciasDeParametroQuery>
}) => {
  const failure = failureOf(source.error)
  if (failure) return <LoadFailure failure={failure} onRetry={() => void source.refetch()} />
  if (source.data === undefined) return <ListSkeleton />
  return (
    <DataTable
      caption={titulo}
      columns={COLUMNS}
      rows={source.data.toReversed()}
      rowKey={({ desde }) => desde ?? ''}
    />
  )
}

const DeConfiguracion = ({
  titulo,
  query,
}: {
  titulo: string
  query: { cosa: 'fecha' | 'etapa' | 'arancel' | 'maximo'; id: string }
}) => <Vigencias titulo={titulo} source={useGetVigenciasQuery({ query })} />

const DeParametro = ({ titulo, clave }: { titulo: string; clave: string }) => (
  <Vigencias titulo={titulo} source={useGetVigenciasDeParametroQuery({ query: { clave } })} />
)

export const VigenciasDialog = ({ titulo, de, onClose }: VigenciasDialogProps) => (
  <Dialog
    title={titulo}
    size="large"
    onClose={onClose}
    footer={<Button onClick={onClose}>{textos.comunes.cerrar}</Button>}
  >
    {de.cosa === 'parametro' ? (
      <DeParametro titulo={titulo} clave={de.clave} />
    ) : (
      <DeConfiguracion titulo={titulo} query={de} />
    )}
  </Dialog>
)
