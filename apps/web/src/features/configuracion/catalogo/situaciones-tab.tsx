import { CLASES_DE_SITUACION, textos } from '@apremia/core'
import { later } from '../../../ui/later.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { Cargada } from '../cargada.tsx'
import { type SituacionGuardada, useListSituacionesQuery } from '../configuracion-api.ts'
import { Catalogo, type FiltroDeCatalogo } from './catalogo.tsx'

const SituacionDialog = later(async () => (await import('./situacion-dialog.tsx')).SituacionDialog)

const t = textos.catalogos.situaciones
const { columnas } = t

const COLUMNS: readonly Column<SituacionGuardada>[] = [
  {
    ...{ id: 'codigo', header: columnas.codigo, width: 'code', tarjeta: 'nombre' },
    cell: ({ codigo }) => codigo,
  },
  {
    ...{ id: 'detalle', header: columnas.detalle, width: 'whole', tarjeta: 'principal' },
    cell: ({ detalle }) => detalle,
  },
  { id: 'destino', header: columnas.destino, width: 'code', cell: ({ destino }) => destino },
  { id: 'clase', header: columnas.clase, cell: ({ clase }) => t.clases[clase] },
]

const FILTROS: readonly FiltroDeCatalogo<SituacionGuardada>[] = [
  {
    ...{ id: 'clase', label: columnas.clase },
    options: CLASES_DE_SITUACION.map((value) => ({ value, label: t.clases[value] })),
    of: ({ clase }) => clase,
  },
]

export const SituacionesTab = () => {
  const { data, error, refetch } = useListSituacionesQuery({})
  return (
    <Cargada data={data} error={error} refetch={refetch}>
      {(rows) => (
        <Catalogo
          caption={textos.configuracion.secciones.situaciones}
          rows={rows}
          columns={COLUMNS}
          filtros={FILTROS}
          textoDe={({ codigo, detalle }) => `${codigo} ${detalle}`}
          words={t}
          dialog={(fila, onClose) => <SituacionDialog {...{ fila, rows, onClose }} />}
        />
      )}
    </Cargada>
  )
}
