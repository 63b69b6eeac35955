import { interpolar, textos } from '@apremia/core'
import { Button } from '../../../ui/button.tsx'
import { formatInstant, formatInteger } from '../../../ui/format.ts'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import type { EquivalenciaVista } from './borrador.ts'

const t = textos.equivalencias

interface EquivalenciasGuardadasProps {
  readonly guardadas: readonly EquivalenciaVista[]
  /** Opens a saved mapping of column names for editing. Undefined for a person who may only view the mappings. */
  readonly onEditar: ((una: EquivalenciaVista) => void) | undefined
  readonly onQuitar: (una: EquivalenciaVista) => void
}

const accionesDe = (
  onEditar: (una: EquivalenciaVista) => void,
  onQuitar: (una: EquivalenciaVista) => void,
): Column<EquivalenciaVista> => ({
  ...{ id: 'acciones', header: textos.comunes.acciones, tarjeta: 'acciones' },
  cell: (una) => (
    <span className="equivalencia-acciones">
      <Button
        icon="editar"
        aria-label={interpolar(t.editar, { archivo: una.archivo })}
        onClick={() => onEditar(una)}
      />
      <Button
        icon="quitar"
        aria-label={interpolar(t.quitar, { archivo: una.archivo })}
        onClick={() => onQuitar(una)}
      />
    </span>
  ),
})

export const EquivalenciasGuardadas = (props: EquivalenciasGuardadasProps) => {
  const { guardadas, onEditar, onQuitar } = props
  const columns: readonly Column<EquivalenciaVista>[] = [
    {
      ...{ id: 'fuente', header: t.columnas.fuente, width: 'whole', tarjeta: 'nombre' },
      cell: ({ fuente }) => fuente,
    },
    { id: 'archivo', header: t.columnas.archivo, cell: ({ archivo }) => archivo },
    {
      ...{ id: 'columnas', header: t.columnas.columnas, align: 'end' },
      cell: ({ columnas }) => formatInteger(columnas.length),
    },
    {
      id: 'guardada',
      header: t.columnas.guardada,
      cell: ({ guardada }) => formatInstant(guardada),
    },
    {
      ...{ id: 'persona', header: t.columnas.persona },
      cell: ({ persona }) => `${persona.apellido}, ${persona.nombre}`,
    },
    ...(onEditar ? [accionesDe(onEditar, onQuitar)] : []),
  ]
  return (
    <DataTable
      caption={t.guardadas}
      columns={columns}
      rows={guardadas}
      rowKey={({ archivo }) => archivo}
    />
  )
}
