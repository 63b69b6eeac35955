import {
  type ClaseDeVencimiento,
  interpolar,
  MESAS,
  type Mesa,
  textos,
  VENCIMIENTOS,
} from '@apremia/core'
import { Link } from 'react-router-dom'
import { formatInteger } from '../../ui/format.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { enlaceDeAlarma, enlaceDeCartas, enlaceDeRiesgo, enlaceDeVencimiento } from './enlaces.ts'
import type { Hoy } from './hoy-api.ts'

const t = textos.hoy
const alarmas = textos.alarmas

type Fila = Hoy['abogados'][number]

const nombreDe = ({ abogado, nombre }: Fila): string =>
  abogado === '' ? t.nadie : `${nombre} (${abogado})`

const numero = (mesa: Mesa, vence: ClaseDeVencimiento): Column<Fila> => ({
  id: `${mesa}-${vence}`,
  header: t.columnasDeMesa[mesa][vence],
  align: 'end',
  cell: (fila) => {
    const n = fila[mesa][vence]
    // Of the cases of nobody there is no desk to open.
    if (n === 0 || fila.abogado === '') return formatInteger(n)
    return (
      <Link
        to={enlaceDeVencimiento(mesa, vence, fila.abogado)}
        aria-label={interpolar(t.casosDe, {
          rotulo: t.columnas[vence],
          abogado: nombreDe(fila),
          mesa: t.mesas[mesa],
          n: formatInteger(n),
        })}
      >
        {formatInteger(n)}
      </Link>
    )
  },
})

/** A number that opens what it counts; nothing opens what is of nobody. */
const abre = (fila: Fila, n: number, to: string, rotulo: string) =>
  n === 0 || fila.abogado === '' ? (
    formatInteger(n)
  ) : (
    <Link
      to={to}
      aria-label={interpolar(alarmas.casosDe, {
        rotulo,
        abogado: nombreDe(fila),
        n: formatInteger(n),
      })}
    >
      {formatInteger(n)}
    </Link>
  )

const alarma = (clase: 'caducidad' | 'medida'): Column<Fila> => ({
  id: clase,
  header: alarmas.columnasDeHoy[clase],
  align: 'end',
  cell: (fila) =>
    abre(fila, fila.alarmas[clase], enlaceDeAlarma(clase, fila.abogado), alarmas.clases[clase]),
})

const COLUMNS: readonly Column<Fila>[] = [
  { id: 'abogado', header: t.columnas.abogado, width: 'name', cell: nombreDe },
  ...MESAS.flatMap((mesa) => VENCIMIENTOS.map((vence) => numero(mesa, vence))),
  alarma('caducidad'),
  alarma('medida'),
  {
    id: 'cartas',
    header: t.columnas.cartas,
    align: 'end',
    cell: (fila) => {
      const n = formatInteger(fila.cartasSinAcuse)
      if (fila.cartasSinAcuse === 0) return n
      const name = interpolar(t.cartasDe, { abogado: nombreDe(fila), n })
      return (
        <Link to={enlaceDeCartas(fila.abogado)} aria-label={name}>
          {n}
        </Link>
      )
    },
  },
  {
    id: 'convenios',
    header: t.columnas.convenios,
    align: 'end',
    cell: (fila) =>
      fila.conveniosEnRiesgo === null
        ? textos.comunes.sinDato
        : abre(fila, fila.conveniosEnRiesgo, enlaceDeRiesgo(fila.abogado), t.columnas.convenios),
  },
]

/** The day of each lawyer, for who directs. */
export const HoyPorAbogado = ({ abogados }: { readonly abogados: readonly Fila[] }) => (
  <DataTable
    caption={t.porAbogado}
    columns={COLUMNS}
    rows={abogados}
    rowKey={({ abogado }) => abogado}
  />
)
