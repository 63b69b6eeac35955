import { formatOrdenanzas, formatTasas, readTasas, textos } from '@apremia/core'
import { later } from '../../../ui/later.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Cargada } from '../cargada.tsx'
import { type RecursoGuardado, useListRecursosQuery } from '../configuracion-api.ts'
import { Catalogo, type FiltroDeCatalogo } from './catalogo.tsx'

const RecursoDialog = later(async () => (await import('./recurso-dialog.tsx')).RecursoDialog)

const t = textos.catalogos.recursos
const { columnas } = t
const comunes = textos.comunes

const COLUMNS: readonly Column<RecursoGuardado>[] = [
  {
    ...{ id: 'codigo', header: columnas.codigo, width: 'code', tarjeta: 'nombre' },
    cell: ({ codigo }) => codigo,
  },
  {
    ...{ id: 'nombre', header: columnas.nombre, width: 'whole', tarjeta: 'principal' },
    cell: ({ nombre }) => nombre,
  },
  {
    ...{ id: 'ordenanza', header: columnas.ordenanza, width: 'prose' },
    cell: ({ ordenanza, ordenanzas }) => (
      <>
        {ordenanza || (ordenanzas.length === 0 && comunes.sinDato)}
        {ordenanzas.map((una) => (
          <span key={una.anio} className="cell-detail">
            {formatOrdenanzas([una])}
          </span>
        ))}
      </>
    ),
  },
  {
    ...{ id: 'tasas', header: columnas.tasas, width: 'prose' },
    cell: ({ tasas }) =>
      tasas.length === 0
        ? comunes.sinDato
        : readTasas(tasas).map((una) => (
            <span key={una.vigenteDesde} className="cell-detail">
              {formatTasas([una])}
            </span>
          )),
  },
  { id: 'clase', header: columnas.clase, cell: ({ clase }) => t.clases[clase] },
  {
    ...{ id: 'pagoUnico', header: columnas.pagoUnico },
    cell: ({ pagoUnico }) => (pagoUnico ? comunes.si : comunes.no),
  },
  {
    ...{ id: 'activo', header: columnas.activo, tarjeta: 'estado' },
    cell: ({ activo }) =>
      activo ? t.estados.activo : <Tag kind="neutro" icon="anular" text={t.estados.inactivo} />,
  },
]

const FILTROS: readonly FiltroDeCatalogo<RecursoGuardado>[] = [
  {
    ...{ id: 'clase', label: columnas.clase },
    options: (['inmueble', 'comercio'] as const).map((value) => ({
      value,
      label: t.clases[value],
    })),
    of: ({ clase }) => clase,
  },
  {
    ...{ id: 'activo', label: columnas.activo },
    options: (['activo', 'inactivo'] as const).map((value) => ({
      value,
      label: t.estados[value],
    })),
    of: ({ activo }) => (activo ? 'activo' : 'inactivo'),
  },
]

export const RecursosTab = () => {
  const { data, error, refetch } = useListRecursosQuery({})
  return (
    <Cargada data={data} error={error} refetch={refetch}>
      {(rows) => (
        <Catalogo
          caption={textos.configuracion.secciones.recursos}
          rows={rows}
          columns={COLUMNS}
          filtros={FILTROS}
          textoDe={({ codigo, nombre, ordenanza, ordenanzas }) =>
            `${codigo} ${nombre} ${ordenanza} ${formatOrdenanzas(ordenanzas)}`
          }
          words={t}
          dialog={(fila, onClose) => <RecursoDialog {...{ fila, rows, onClose }} />}
        />
      )}
    </Cargada>
  )
}
