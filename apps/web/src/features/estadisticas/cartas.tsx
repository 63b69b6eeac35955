import { nombreDeAcuse, textos } from '@apremia/core'
import { useMemo } from 'react'
import type { Column } from '../../ui/table/data-table.tsx'
import { CuadroConGrafico } from './cuadro.tsx'
import type { Enlaces } from './enlaces.ts'
import type { Estadisticas } from './estadisticas-api.ts'
import { importeSabido } from './importes.ts'
import { Numero } from './numero.tsx'

const t = textos.estadisticas

type Fila = NonNullable<Estadisticas['cartas']>[number]

const nombreDe = ({ acuse }: Fila): string => nombreDeAcuse(acuse)

interface CartasPorAcuseProps {
  readonly cartas: readonly Fila[]
  readonly abogado: string
  readonly enlaces: Enlaces
}

export const CuadroDeCartas = ({ cartas, abogado, enlaces }: CartasPorAcuseProps) => {
  const columns: readonly Column<Fila>[] = [
    { id: 'acuse', header: t.columnas.acuse, tarjeta: 'nombre', cell: nombreDe },
    {
      id: 'cartas',
      header: t.columnas.cartas,
      align: 'end',
      cell: (fila) => (
        <Numero n={fila.cartas} que={nombreDe(fila)} to={enlaces.deCartas(fila.acuse)} />
      ),
    },
    {
      id: 'total',
      header: t.columnas.total,
      align: 'end',
      tarjeta: 'importe',
      cell: ({ total }) => importeSabido(total),
    },
  ]
  const grafico = useMemo(
    () => ({
      rotulos: cartas.map(nombreDe),
      series: [
        {
          label: t.columnas.cartas,
          color: 'primario' as const,
          data: cartas.map((fila) => fila.cartas),
        },
      ],
      horizontal: true,
    }),
    [cartas],
  )
  return (
    <CuadroConGrafico
      cuadro="cartas"
      abogado={abogado}
      grafico={grafico}
      columns={columns}
      rows={cartas}
      rowKey={({ acuse }) => acuse}
    />
  )
}
