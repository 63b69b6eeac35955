import { ALCANCES_DE_DIA, describeAmbito, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { formatDate, today } from '../../../ui/format.ts'
import { later } from '../../../ui/later.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Cargada } from '../cargada.tsx'
import { type DiaGuardado, useListDiasInhabilesQuery } from '../configuracion-api.ts'
import { Catalogo, type FiltroDeCatalogo } from './catalogo.tsx'

const DiaInhabilDialog = later(
  async () => (await import('./dia-inhabil-dialog.tsx')).DiaInhabilDialog,
)

const t = textos.diasInhabiles
const { columnas, estados } = t

const diasDe = ({ desde, hasta }: Pick<DiaGuardado, 'desde' | 'hasta'>): string =>
  desde === hasta ? formatDate(desde) : `${formatDate(desde)} – ${formatDate(hasta)}`

const Estado = ({ origen, quitado }: DiaGuardado) => {
  if (quitado !== '')
    return <Tag kind="neutro" icon="anular" text={interpolar(estados.noRige, { quitado })} />
  return origen === 'cargado' ? estados.rige : estados[origen]
}

const COLUMNS: readonly Column<DiaGuardado>[] = [
  {
    ...{ id: 'desde', header: columnas.desde, width: 'code', tarjeta: 'nombre' },
    cell: ({ desde }) => formatDate(desde),
  },
  {
    ...{ id: 'hasta', header: columnas.hasta, width: 'code' },
    cell: ({ hasta }) => formatDate(hasta),
  },
  {
    ...{ id: 'motivo', header: columnas.motivo, width: 'prose', tarjeta: 'principal' },
    cell: ({ motivo }) => motivo,
  },
  {
    ...{ id: 'alcance', header: columnas.alcance },
    cell: ({ alcance, lugar }) => describeAmbito({ alcance, lugar }),
  },
  { id: 'clase', header: columnas.clase, cell: ({ clase }) => t.clases[clase] },
  {
    ...{ id: 'estado', header: columnas.estado, tarjeta: 'estado' },
    cell: (dia) => <Estado {...dia} />,
  },
]

const FILTROS: readonly FiltroDeCatalogo<DiaGuardado>[] = [
  {
    ...{ id: 'alcance', label: columnas.alcance },
    options: ALCANCES_DE_DIA.map((value) => ({ value, label: t.alcances[value] })),
    of: ({ alcance }) => alcance,
  },
]

const aniosDe = (este: number) =>
  [2, 1, 0, -1, -2].map((n) => ({ value: String(este + n), label: String(este + n) }))

const DelAnio = ({ anio }: { readonly anio: string }) => {
  const { data, error, refetch } = useListDiasInhabilesQuery({ query: { anio: Number(anio) } })
  return (
    <Cargada data={data} error={error} refetch={refetch}>
      {(rows) => (
        <Catalogo
          caption={textos.configuracion.secciones.inhabiles}
          rows={rows}
          columns={COLUMNS}
          filtros={FILTROS}
          textoDe={({ motivo, lugar }) => `${motivo} ${lugar}`}
          words={t.pantalla}
          nombreDe={diasDe}
          isEditable={({ origen }) => origen === 'cargado'}
          dialog={(fila, onClose) => <DiaInhabilDialog {...{ fila, onClose }} />}
        />
      )}
    </Cargada>
  )
}

export const DiasInhabilesTab = () => {
  const este = Number(today().slice(0, 4))
  const [anio, setAnio] = useState(String(este))
  return (
    <div className="stack">
      <div className="anio-de-dias">
        <SelectField
          label={t.anio}
          value={anio}
          options={aniosDe(este)}
          onChange={(otro) => setAnio(otro ?? String(este))}
        />
      </div>
      <DelAnio key={anio} anio={anio} />
    </div>
  )
}
