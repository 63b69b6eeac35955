import { textos } from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { MarcaDeSaldada } from '../casos/marca-de-saldada.tsx'

const { columnas } = textos.comercios
const { sinDato } = textos.comunes

export type Comercio = Data<'comercioxVarios'>[number]

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
    orden: 'SUCURSAL',
    cell: ({ SUCURSAL }) => SUCURSAL,
  },
  {
    id: 'contribuyente',
    tarjeta: 'principal',
    header: columnas.contribuyente,
    width: 'prose',
    orden: 'NOMBRE',
    cell: ({ NOMBRE, SALDADAS }) => (
      <>
        {NOMBRE || sinDato}
        {SALDADAS.map(({ RECURSO, DESDE }) => (
          <span key={RECURSO} className="cell-detail">
            {RECURSO} <MarcaDeSaldada desde={DESDE} />
          </span>
        ))}
      </>
    ),
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
    tarjeta: 'principal',
    header: columnas.domicilio,
    width: 'prose',
    orden: 'DOMICILIO',
    cell: ({ DOMICILIO }) => DOMICILIO || sinDato,
  },
]
