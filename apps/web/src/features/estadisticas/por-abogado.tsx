import { MESAS, textos } from '@apremia/core'
import { useMemo } from 'react'
import { enlaceDeMesa } from '../../panels/hoy/enlaces.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { formatInteger } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { CuadroConGrafico } from './cuadro.tsx'
import type { Estadisticas } from './estadisticas-api.ts'
import { importeSabido } from './importes.ts'
import { Numero } from './numero.tsx'

const t = textos.estadisticas

type Fila = Estadisticas['abogados'][number]

const nombreDe = ({ abogado, nombre }: Fila): string =>
  abogado === '' ? t.nadie : `${nombre} (${abogado})`

const columnasDe = (abreMesas: boolean): readonly Column<Fila>[] => [
  {
    id: 'abogado',
    header: t.columnas.abogado,
    width: 'name',
    tarjeta: 'nombre',
    cell: nombreDe,
  },
  ...MESAS.map(
    (mesa): Column<Fila> => ({
      id: mesa,
      header: t.mesas[mesa],
      align: 'end',
      cell: (fila) => (
        <Numero
          n={fila[mesa]}
          que={`${nombreDe(fila)}, ${t.mesas[mesa]}`}
          // Cases without a lawyer are in no lawyer's work list, so their count has no link.
          to={
            fila.abogado === '' || !abreMesas
              ? undefined
              : enlaceDeMesa(mesa, fila.abogado, { solapa: 'todos' })
          }
        />
      ),
    }),
  ),
  {
    id: 'vencidos',
    header: t.columnas.vencidos,
    align: 'end',
    cell: ({ vencidos }) => formatInteger(vencidos),
  },
  {
    id: 'monto',
    header: t.columnas.monto,
    align: 'end',
    tarjeta: 'importe',
    cell: ({ monto }) => importeSabido(monto),
  },
  {
    id: 'convenios',
    header: t.columnas.convenios,
    align: 'end',
    cell: ({ convenios }) => formatInteger(convenios),
  },
  {
    id: 'convenido',
    header: t.columnas.convenido,
    align: 'end',
    cell: ({ convenido }) => importeSabido(convenido),
  },
  {
    id: 'recuperado',
    header: t.columnas.recuperado,
    align: 'end',
    cell: ({ recuperado }) => importeSabido(recuperado),
  },
]

export const PorAbogado = ({ abogados }: { readonly abogados: readonly Fila[] }) => {
  const abreMesas = usePuede()('historico.buscar')
  const grafico = useMemo(
    () => ({
      rotulos: abogados.map(({ abogado }) => abogado || t.nadie),
      series: [
        {
          label: t.mesas.judicial,
          color: 'primario' as const,
          data: abogados.map(({ judicial }) => judicial),
        },
        {
          label: t.mesas.extrajudicial,
          color: 'laton' as const,
          data: abogados.map(({ extrajudicial }) => extrajudicial),
        },
      ],
      horizontal: true,
      apilado: true,
    }),
    [abogados],
  )
  return (
    <CuadroConGrafico
      cuadro="abogados"
      ancho
      abogado=""
      grafico={grafico}
      columns={columnasDe(abreMesas)}
      rows={abogados}
      rowKey={({ abogado }) => abogado}
    />
  )
}
