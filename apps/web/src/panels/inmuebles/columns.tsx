import { textos } from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'
import { CodigoDeRecurso } from '../../ui/recurso.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { MarcaDeSaldada } from '../casos/marca-de-saldada.tsx'
import { Inactivo } from './inactivo.tsx'

const { columnas } = textos.inmuebles
const comunes = textos.comunes

export type Inmueble = Data<'recImpInm'>[number]

export const COLUMNAS_DE_INMUEBLES: readonly Column<Inmueble>[] = [
  {
    id: 'numero',
    header: columnas.numero,
    width: 'code',
    orden: 'NRO_INMUEBLE',
    cell: ({ NRO_INMUEBLE }) => NRO_INMUEBLE,
  },
  {
    id: 'recurso',
    tarjeta: 'nombre',
    header: columnas.recurso,
    width: 'code',
    orden: 'RECURSO',
    cell: ({ RECURSO }) => <CodigoDeRecurso codigo={RECURSO} />,
  },
  {
    id: 'domicilio',
    tarjeta: 'principal',
    header: columnas.domicilio,
    width: 'prose',
    orden: 'DOMICILIO',
    cell: ({ DOMICILIO, ACTIVO, SALDADA }) => (
      <>
        {!ACTIVO && <Inactivo />}
        {SALDADA && (
          <>
            <MarcaDeSaldada desde={SALDADA} />{' '}
          </>
        )}
        {DOMICILIO || comunes.sinDato}
      </>
    ),
  },
  {
    id: 'barrio',
    header: columnas.barrio,
    width: 'name',
    orden: 'BARRIO',
    cell: ({ BARRIO }) => BARRIO || comunes.sinDato,
  },
  {
    id: 'nomenclatura',
    header: columnas.nomenclatura,
    width: 'name',
    orden: 'NOMENCLATURA',
    cell: ({ NOMENCLATURA }) => NOMENCLATURA || comunes.sinDato,
  },
  {
    id: 'partida',
    header: columnas.partida,
    width: 'code',
    orden: 'PARTIDA',
    cell: ({ PARTIDA }) => PARTIDA || comunes.sinDato,
  },
  {
    id: 'contribuyente',
    tarjeta: 'principal',
    header: columnas.contribuyente,
    width: 'prose',
    orden: 'APYNOM',
    cell: ({ APYNOM }) => APYNOM || comunes.sinDato,
  },
]
