import { textos } from '@apremia/core'
import { useMemo } from 'react'
import { usePuede } from '../../session/use-sesion.ts'
import { formatInteger } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { CuadroConGrafico } from './cuadro.tsx'
import type { Enlaces } from './enlaces.ts'
import type { Estadisticas } from './estadisticas-api.ts'
import type { Serie } from './grafico.tsx'
import { enPesos, enteroSabido, importeSabido } from './importes.ts'
import { Numero } from './numero.tsx'

const t = textos.estadisticas

type Mes = Estadisticas['meses'][number]
type MesDeEvaluaciones = NonNullable<Estadisticas['evaluaciones']>[number]

const nombreDeMes = ({ desde }: { readonly desde: string }): string =>
  `${t.nombresDeMes[Number(desde.slice(5, 7)) - 1]} ${desde.slice(0, 4)}`

const MES = { id: 'mes', header: t.columnas.mes, tarjeta: 'nombre', cell: nombreDeMes } as const

interface CobrosProps {
  readonly meses: readonly Mes[]
  readonly abogado: string
  readonly enlaces: Enlaces
}

export const CobrosPorMes = ({ meses, abogado, enlaces }: CobrosProps) => {
  const columns: readonly Column<Mes>[] = [
    MES,
    {
      id: 'convenios',
      header: t.columnas.convenios,
      align: 'end',
      cell: (mes) => (
        <Numero
          n={mes.convenios}
          que={`${t.columnas.convenios}, ${nombreDeMes(mes)}`}
          to={enlaces.deConvenios(mes)}
        />
      ),
    },
    {
      id: 'convenido',
      header: t.columnas.convenido,
      align: 'end',
      cell: ({ convenido }) => importeSabido(convenido),
    },
    {
      id: 'cuotas',
      header: t.columnas.cuotas,
      align: 'end',
      cell: ({ cuotas }) => enteroSabido(cuotas),
    },
    {
      id: 'recuperado',
      header: t.columnas.recuperado,
      align: 'end',
      tarjeta: 'importe',
      cell: ({ recuperado }) => importeSabido(recuperado),
    },
  ]
  const grafico = useMemo(() => {
    const convenido: Serie = {
      label: t.columnas.convenido,
      color: 'primario',
      data: meses.map((mes) => enPesos(mes.convenido)),
    }
    const recuperado: Serie = {
      label: t.columnas.recuperado,
      color: 'laton',
      data: meses.map((mes) => enPesos(mes.recuperado)),
    }
    const sabe = meses.some((mes) => mes.recuperado !== null)
    return {
      rotulos: meses.map(nombreDeMes),
      series: sabe ? [convenido, recuperado] : [convenido],
      pesos: true,
    }
  }, [meses])
  return (
    <CuadroConGrafico
      cuadro="meses"
      ancho
      abogado={abogado}
      grafico={grafico}
      columns={columns}
      rows={meses}
      rowKey={({ desde }) => desde}
    />
  )
}

const COLUMNAS_DE_EVALUACIONES: readonly Column<MesDeEvaluaciones>[] = [
  MES,
  ...(['aprobadas', 'desaprobadas'] as const).map(
    (cual): Column<MesDeEvaluaciones> => ({
      id: cual,
      header: t.columnas[cual],
      align: 'end',
      cell: (mes) => formatInteger(mes[cual]),
    }),
  ),
]

interface EvaluacionesProps {
  readonly meses: readonly MesDeEvaluaciones[]
  readonly abogado: string
}

const enlaceDeScoring = (abogado: string): string =>
  abogado === ''
    ? '/scoring-abogados'
    : `/scoring-abogados?${new URLSearchParams({ codexterno: abogado })}`

export const EvaluacionesPorMes = ({ meses, abogado }: EvaluacionesProps) => {
  const veScoring = usePuede()('ruta.scoring-abogados')
  const grafico = useMemo(
    () => ({
      rotulos: meses.map(nombreDeMes),
      series: [
        {
          label: t.columnas.aprobadas,
          color: 'verde' as const,
          data: meses.map(({ aprobadas }) => aprobadas),
        },
        {
          label: t.columnas.desaprobadas,
          color: 'rojo' as const,
          data: meses.map(({ desaprobadas }) => desaprobadas),
        },
      ],
    }),
    [meses],
  )
  return (
    <CuadroConGrafico
      cuadro="evaluaciones"
      abogado={abogado}
      grafico={grafico}
      columns={COLUMNAS_DE_EVALUACIONES}
      rows={meses}
      rowKey={({ desde }) => desde}
      {...(veScoring ? { enlace: { to: enlaceDeScoring(abogado), texto: t.verEvaluaciones } } : {})}
    />
  )
}
