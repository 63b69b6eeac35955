import { formatPesos, redondearParaMostrar } from '@apremia/core'
import type { ChartData, ChartOptions } from 'chart.js'
import { Chart } from 'primereact/chart'
import { useMemo } from 'react'
import { formatInteger } from '../../ui/format.ts'
import { type Color, type Paleta, usePaleta } from './paleta.ts'

export interface Serie {
  readonly label: string
  readonly color: Color
  readonly data: readonly number[]
}

export interface GraficoProps {
  /** Accessible name of the canvas. The name refers screen readers to the table with the same data. */
  readonly etiqueta: string
  readonly rotulos: readonly string[]
  readonly series: readonly Serie[]
  readonly horizontal?: boolean
  readonly apilado?: boolean
  /**
   * True when the values of the chart are pesos. The chart then rounds its labels, and only the table below shows the
   * centavos.
   */
  readonly pesos?: boolean
}

const compacto = new Intl.NumberFormat('es-AR', { notation: 'compact', maximumFractionDigits: 1 })

const writePesos = (n: number): string => {
  const centavos = redondearParaMostrar(n.toFixed(2))
  return centavos === undefined ? '' : formatPesos(centavos)
}

const optionsOf = (
  { horizontal = false, apilado = false, pesos = false }: GraficoProps,
  paleta: Paleta,
): ChartOptions<'bar'> => {
  const font = { family: paleta.letra, size: 13 }
  const ejeDeRotulos = {
    stacked: apilado,
    grid: { display: false },
    border: { color: paleta.gris },
    ticks: { font, color: paleta.tinta, autoSkip: false },
  }
  const ejeDeFiguras = {
    stacked: apilado,
    beginAtZero: true,
    grid: { color: paleta.linea },
    border: { display: false },
    ticks: {
      font,
      color: paleta.suave,
      maxTicksLimit: 6,
      precision: 0,
      callback: (n: number | string) =>
        pesos ? `$ ${compacto.format(Number(n))}` : formatInteger(Number(n)),
    },
  }
  return {
    indexAxis: horizontal ? 'y' : 'x',
    animation: false,
    maintainAspectRatio: false,
    scales: horizontal
      ? { x: ejeDeFiguras, y: ejeDeRotulos }
      : { x: ejeDeRotulos, y: ejeDeFiguras },
    plugins: {
      legend: {
        position: 'bottom',
        labels: { font, color: paleta.tinta, boxWidth: 14, boxHeight: 14 },
      },
      tooltip: {
        callbacks: {
          label: ({ dataset, raw }) =>
            `${dataset.label}: ${pesos ? writePesos(Number(raw)) : formatInteger(Number(raw))}`,
        },
      },
    },
  }
}

/** Chart on a canvas. A screen reader reads the table below the chart, which has the same data. */
const Grafico = (props: GraficoProps) => {
  const paleta = usePaleta()
  const { etiqueta, rotulos, series, horizontal = false } = props
  const data = useMemo(
    (): ChartData<'bar'> => ({
      labels: [...rotulos],
      datasets: series.map(({ label, color, data: figuras }) => ({
        label,
        data: [...figuras],
        backgroundColor: paleta[color],
        // A border in the background colour separates the parts of a bar, so that people can distinguish the parts
        // without colours.
        borderColor: paleta.hoja,
        borderWidth: 1,
        maxBarThickness: 36,
      })),
    }),
    [rotulos, series, paleta],
  )
  const options = useMemo(() => optionsOf(props, paleta), [props, paleta])
  return (
    <Chart
      type="bar"
      className="grafico"
      style={horizontal ? { blockSize: `${5 + rotulos.length * 2.25}rem` } : {}}
      data={data}
      options={options}
      ariaLabel={etiqueta}
    />
  )
}

export default Grafico
