import { interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import type { Data } from '../../api/endpoint.ts'
import type { Column } from '../../ui/table/data-table.tsx'

const { columnas, nuevoConvenio, nuevoConvenioDe } = textos.comercios
const { acciones, sinDato } = textos.comunes

export type Comercio = Data<'comercioxVarios'>[number]

/** Columns of S2 §2.3. */
export const COLUMNAS_DE_COMERCIOS: readonly Column<Comercio>[] = [
  {
    id: 'numero',
    header: columnas.numero,
    width: 'code',
    orden: 'NRO_COMERCIO',
    cell: ({ NRO_COMERCIO }) => NRO_COMERCIO,
  },
  {
    id: 'sucursal',
    header: columnas.sucursal,
    align: 'end',
    orden: 'SUCURSAL',
    cell: ({ SUCURSAL }) => SUCURSAL,
  },
  {
    id: 'contribuyente',
    header: columnas.contribuyente,
    width: 'prose',
    orden: 'NOMBRE',
    cell: ({ NOMBRE }) => NOMBRE || sinDato,
  },
  {
    id: 'fantasia',
    header: columnas.fantasia,
    width: 'prose',
    orden: 'NOM_FANTASIA',
    cell: ({ NOM_FANTASIA }) => NOM_FANTASIA || sinDato,
  },
  {
    id: 'domicilio',
    header: columnas.domicilio,
    width: 'prose',
    orden: 'DOMICILIO',
    cell: ({ DOMICILIO }) => DOMICILIO || sinDato,
  },
]

/** A new agreement starts from the business (S2 §2.3); a guest makes none. */
export const CONVENIO: Column<Comercio> = {
  id: 'acciones',
  header: acciones,
  width: 'code',
  cell: ({ NRO_COMERCIO }) => (
    <Link
      to={`/convenios?comercio=${NRO_COMERCIO}`}
      aria-label={interpolar(nuevoConvenioDe, { numero: NRO_COMERCIO })}
    >
      {nuevoConvenio}
    </Link>
  ),
}
