import { ORDENES_DE_ABOGADOS } from '@apremia/api-client'
import { textos } from '@apremia/core'
import type { Query } from '../../api/endpoint.ts'
import type { Chip } from '../../ui/table/filter-chips.tsx'
import type { Filtro as FiltroDeLista, ListaSpec, Orden } from '../../ui/table/lista.ts'
import { showCampo, type TituloProfesional } from './ficha.ts'

export const POR_APELLIDO: Orden = { columna: 'apellido', sentido: 'asc' }

/** What the address of the directory carries. */
export const LISTADO = {
  pantalla: 'abogados',
  campos: ['apellido', 'nombre', 'nrodni', 'codexterno', 'matricula', 'cuitcuil', 'titulo', 'baja'],
  ordenes: ORDENES_DE_ABOGADOS,
  propio: POR_APELLIDO,
} as const satisfies ListaSpec<string>

type Campo = (typeof LISTADO.campos)[number]
export type Filtro = FiltroDeLista<Campo>

export const SIN_FILTRO: Readonly<Record<Campo, string>> = {
  apellido: '',
  nombre: '',
  nrodni: '',
  codexterno: '',
  matricula: '',
  cuitcuil: '',
  titulo: '',
  baja: '',
}

type Criterios = Omit<Query<'exportAbogados'>, 'orden' | 'sentido'>

/** The filter as the calls take it; what an address says without sense is left out. */
export const criteriosOf = ({ titulo = '', baja, ...textos }: Filtro): Criterios => ({
  ...textos,
  ...(/^[1-9]\d{0,8}$/.test(titulo) ? { titulo: Number(titulo) } : {}),
  ...(baja === '0' || baja === '1' ? { baja } : {}),
})

/** The order as the calls take it. */
export const ordenOf = ({
  columna,
  sentido,
}: Orden): Pick<Query<'exportAbogados'>, 'orden' | 'sentido'> => ({
  orden: ORDENES_DE_ABOGADOS.find((id) => id === columna) ?? 'apellido',
  sentido,
})

/** The applied filters, as people read them. */
export const chipsOf = (filtro: Filtro, titulos: readonly TituloProfesional[]): Chip[] =>
  LISTADO.campos.flatMap((campo) => {
    const valor = filtro[campo]
    if (valor === undefined) return []
    const value =
      campo === 'nrodni' || campo === 'cuitcuil' ? valor : showCampo(campo, valor, titulos)
    return [{ id: campo, name: textos.abogados.campos[campo], value: value || valor }]
  })
