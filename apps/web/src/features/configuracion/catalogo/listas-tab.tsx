import { LISTAS_CORTAS, type ListaCorta, textos } from '@apremia/core'
import { useState } from 'react'
import { later } from '../../../ui/later.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { Cargada } from '../cargada.tsx'
import { type FilaDeListaGuardada, useListFilasDeListaQuery } from '../configuracion-api.ts'
import { Catalogo } from './catalogo.tsx'

const FilaDeListaDialog = later(
  async () => (await import('./fila-de-lista-dialog.tsx')).FilaDeListaDialog,
)

const t = textos.catalogos.listas
const { columnas } = t
const comunes = textos.comunes

const LISTAS = LISTAS_CORTAS.map((value) => ({ value, label: t.nombres[value] }))

const NOMBRE: Column<FilaDeListaGuardada> = {
  ...{ id: 'nombre', header: columnas.nombre, width: 'whole', tarjeta: 'nombre' },
  cell: ({ nombre }) => nombre,
}
const CLASE: Column<FilaDeListaGuardada> = {
  ...{ id: 'clase', header: columnas.clase },
  cell: ({ clase }) => (clase ? t.clases[clase] : comunes.sinDato),
}
const ACTIVO: Column<FilaDeListaGuardada> = {
  ...{ id: 'activo', header: columnas.activo },
  cell: ({ activo }) => (activo ? comunes.si : comunes.no),
}
const EN_USO: Column<FilaDeListaGuardada> = {
  ...{ id: 'enUso', header: columnas.enUso },
  cell: ({ enUso }) => (enUso ? comunes.si : comunes.no),
}

const Lista = ({ lista }: { readonly lista: ListaCorta }) => {
  const { data, error, refetch } = useListFilasDeListaQuery({ params: { lista } })
  return (
    <Cargada data={data} error={error} refetch={refetch}>
      {(rows) => (
        <Catalogo
          caption={t.nombres[lista]}
          rows={rows}
          columns={lista === 'formas' ? [NOMBRE, CLASE, ACTIVO, EN_USO] : [NOMBRE, ACTIVO, EN_USO]}
          filtros={[]}
          textoDe={({ nombre }) => nombre}
          words={t}
          nombreDe={({ nombre }) => nombre}
          dialog={(fila, onClose) => <FilaDeListaDialog {...{ lista, fila, rows, onClose }} />}
        />
      )}
    </Cargada>
  )
}

export const ListasTab = () => {
  const [lista, setLista] = useState<ListaCorta>('titulos')
  return (
    <div className="stack">
      <div className="form-row">
        <SelectField
          label={t.lista}
          value={lista}
          options={LISTAS}
          onChange={(otra) => setLista(otra ?? 'titulos')}
        />
      </div>
      <Lista key={lista} lista={lista} />
    </div>
  )
}
