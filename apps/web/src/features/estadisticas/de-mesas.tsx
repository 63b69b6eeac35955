import { MESAS, type Mesa, type Cuadro as NombreDeCuadro, textos } from '@apremia/core'
import { useMemo } from 'react'
import type { Column } from '../../ui/table/data-table.tsx'
import { CuadroConGrafico } from './cuadro.tsx'
import { conceptoDe, type Enlaces } from './enlaces.ts'
import type { CuentaDeMesa } from './estadisticas-api.ts'
import type { Serie } from './grafico.tsx'
import { importeSabido } from './importes.ts'
import { Numero } from './numero.tsx'

const t = textos.estadisticas
const COLOR_DE_MESA = { judicial: 'primario', extrajudicial: 'laton' } as const

interface DeMesasProps {
  readonly cuadro: Extract<NombreDeCuadro, 'cartera' | 'antiguedad' | 'plazos'>
  readonly cuentas: readonly CuentaDeMesa[]
  readonly abogado: string
  readonly enlaces: Enlaces
  readonly concepto: string
  readonly horizontal?: boolean
}

interface Fila {
  readonly concepto: string
  readonly mesas: { readonly [M in Mesa]: CuentaDeMesa | undefined }
}

const toFilas = (cuentas: readonly CuentaDeMesa[]): Fila[] =>
  [...new Set(cuentas.map(conceptoDe))].map((concepto) => {
    const suyas = cuentas.filter((una) => conceptoDe(una) === concepto)
    const en = (mesa: Mesa) => suyas.find((una) => una.mesa === mesa)
    return { concepto, mesas: { judicial: en('judicial'), extrajudicial: en('extrajudicial') } }
  })

const deMesa = (mesa: Mesa, enlaces: Enlaces): readonly Column<Fila>[] => [
  {
    id: mesa,
    header: t.columnasDeMesa[mesa].casos,
    align: 'end',
    cell: ({ concepto, mesas: { [mesa]: cuenta } }) =>
      cuenta && (
        <Numero
          n={cuenta.casos}
          que={`${t.mesas[mesa]}, ${concepto}`}
          to={enlaces.deCuenta(cuenta)}
        />
      ),
  },
  {
    id: `${mesa}-monto`,
    header: t.columnasDeMesa[mesa].monto,
    align: 'end',
    cell: ({ mesas: { [mesa]: cuenta } }) => cuenta && importeSabido(cuenta.monto),
  },
]

export const DeMesas = (props: DeMesasProps) => {
  const { cuadro, cuentas, abogado, enlaces, concepto, horizontal = false } = props
  const filas = useMemo(() => toFilas(cuentas), [cuentas])
  const columns: readonly Column<Fila>[] = [
    {
      id: 'concepto',
      header: concepto,
      width: 'code',
      tarjeta: 'nombre',
      cell: (fila) => fila.concepto,
    },
    ...MESAS.flatMap((mesa) => deMesa(mesa, enlaces)),
  ]
  const grafico = useMemo(
    () => ({
      rotulos: filas.map((fila) => fila.concepto),
      series: MESAS.map(
        (mesa): Serie => ({
          label: t.mesas[mesa],
          color: COLOR_DE_MESA[mesa],
          data: filas.map(({ mesas }) => mesas[mesa]?.casos ?? 0),
        }),
      ),
      horizontal,
    }),
    [filas, horizontal],
  )
  return (
    <CuadroConGrafico
      cuadro={cuadro}
      abogado={abogado}
      grafico={grafico}
      columns={columns}
      rows={filas}
      rowKey={(fila) => fila.concepto}
    />
  )
}
