import {
  ALARMAS,
  type ClaseDeAlarma,
  type ClaseDeUrgencia,
  interpolar,
  MESAS,
  type Mesa,
  textos,
  URGENCIAS,
} from '@apremia/core'
import { Link } from 'react-router-dom'
import { formatInteger } from '../../ui/format.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import {
  enlaceDeAlarma,
  enlaceDeCartas,
  enlaceDeRiesgo,
  enlaceDeSaldadas,
  enlaceDeVencimiento,
} from './enlaces.ts'
import type { Hoy } from './hoy-api.ts'

const t = textos.hoy
const alarmas = textos.alarmas

type Fila = Hoy['abogados'][number]

const nombreDe = ({ abogado, nombre }: Fila): string =>
  abogado === '' ? t.nadie : `${nombre} (${abogado})`

/** Cases without a lawyer are in no lawyer's list of cases (desk), so their count has no link. */
const abre = (fila: Fila, n: number, to: string, name: string) =>
  n === 0 || fila.abogado === '' ? (
    formatInteger(n)
  ) : (
    <Link to={to} aria-label={name}>
      {formatInteger(n)}
    </Link>
  )

const abreMesa = (fila: Fila, mesa: Mesa, n: number, to: string, rotulo: string) =>
  abre(
    fila,
    n,
    to,
    interpolar(t.casosDe, {
      rotulo,
      abogado: nombreDe(fila),
      mesa: t.mesas[mesa],
      n: formatInteger(n),
    }),
  )

const numero = (mesa: Mesa, vence: ClaseDeUrgencia): Column<Fila> => ({
  id: `${mesa}-${vence}`,
  header: t.columnasDeMesa[mesa][vence],
  align: 'end',
  cell: (fila) => {
    const to = enlaceDeVencimiento(mesa, vence, fila.abogado)
    return abreMesa(fila, mesa, fila[mesa][vence], to, t.columnas[vence])
  },
})

const alarma = (mesa: Mesa, clase: ClaseDeAlarma): Column<Fila> => ({
  id: `${mesa}-${clase}`,
  header: alarmas.columnasDeHoy[mesa][clase],
  align: 'end',
  cell: (fila) => {
    const n = fila.alarmas[mesa][clase]
    if (n === null) return textos.comunes.sinDato
    const to = enlaceDeAlarma(mesa, clase, fila.abogado)
    return abreMesa(fila, mesa, n, to, alarmas.clases[clase])
  },
})

const saldadas = (mesa: Mesa): Column<Fila> => ({
  id: `${mesa}-saldadas`,
  header: t.columnasDeMesa[mesa].saldadas,
  align: 'end',
  cell: (fila) => {
    const to = enlaceDeSaldadas(mesa, 'paraArchivar', fila.abogado)
    return abreMesa(
      fila,
      mesa,
      fila.saldadas[mesa].paraArchivar,
      to,
      textos.mesas.saldadas.paraArchivar,
    )
  },
})

const COLUMNS: readonly Column<Fila>[] = [
  { id: 'abogado', header: t.columnas.abogado, width: 'name', cell: nombreDe },
  ...MESAS.flatMap((mesa) => [
    ...URGENCIAS.map((vence) => numero(mesa, vence)),
    ...ALARMAS.map((clase) => alarma(mesa, clase)),
    saldadas(mesa),
  ]),
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
    cell: (fila) => {
      const n = fila.conveniosEnRiesgo
      if (n === null) return textos.comunes.sinDato
      const name = interpolar(t.conveniosDe, { abogado: nombreDe(fila), n: formatInteger(n) })
      return abre(fila, n, enlaceDeRiesgo(fila.abogado), name)
    },
  },
]

export const HoyPorAbogado = ({ abogados }: { readonly abogados: readonly Fila[] }) => (
  <DataTable
    caption={t.porAbogado}
    columns={COLUMNS}
    rows={abogados}
    rowKey={({ abogado }) => abogado}
  />
)
