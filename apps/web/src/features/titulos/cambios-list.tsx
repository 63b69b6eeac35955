import { textos } from '@apremia/core'
import { useState } from 'react'
import type { Data } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { formatInteger } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { List } from '../../ui/table/list.tsx'
import { type Carga, useGetCambiosDePadronQuery } from './cargas-api.ts'

const { padron } = textos

type Cambio = Data<'getCambiosDePadron'>[number]

const CLASES = [
  { clase: 'nuevo', cuantos: 'nuevos' },
  { clase: 'cambiado', cuantos: 'cambiados' },
  { clase: 'baja', cuantos: 'bajas' },
] as const
type Clase = (typeof CLASES)[number]['clase']

const POR_PAGINA = 10

const show = (valor: string | number | null): string =>
  valor === null ? padron.vacio : String(valor)

const Campos = ({ clase, cambios }: Cambio) => (
  <ul className="carga-campos">
    {cambios.map(({ campo, antes, despues }) => (
      <li key={campo}>
        {campo}:{' '}
        {clase === 'nuevo' ? (
          show(despues)
        ) : (
          <>
            <del>{show(antes)}</del> → <ins>{show(despues)}</ins>
          </>
        )}
      </li>
    ))}
  </ul>
)

const COLUMNS: readonly Column<Cambio>[] = [
  {
    id: 'inmueble',
    header: padron.inmueble,
    width: 'code',
    cell: ({ NRO_INMUEBLE }) => NRO_INMUEBLE,
  },
  {
    id: 'cambios',
    header: padron.cambios,
    width: 'whole',
    cell: (cambio) => <Campos {...cambio} />,
  },
]

export const CambiosList = ({ carga }: { readonly carga: Carga }) => {
  const hay = CLASES.filter(({ cuantos }) => carga[cuantos] > 0)
  const [elegida, setElegida] = useState<Clase>()
  const [pagina, setPagina] = useState(1)
  const clase = elegida ?? hay[0]?.clase ?? 'cambiado'
  const { error, ...source } = useGetCambiosDePadronQuery({
    query: { carga: carga.id, clase, pagina, porPagina: POR_PAGINA },
  })
  if (hay.length === 0) return null
  return (
    <div className="stack">
      <fieldset className="choice">
        <legend>{padron.que}</legend>
        {hay.map((una) => (
          <label key={una.clase}>
            <input
              type="radio"
              name="clase-de-cambio"
              checked={una.clase === clase}
              onChange={() => {
                setElegida(una.clase)
                setPagina(1)
              }}
            />
            {padron.conteos[una.cuantos]} ({formatInteger(carga[una.cuantos])})
          </label>
        ))}
      </fieldset>
      <List
        caption={padron.cambios}
        columns={COLUMNS}
        rowKey={({ NRO_INMUEBLE }) => NRO_INMUEBLE}
        source={{ ...source, error: failureOf(error) }}
        lista={{ pagina, porPagina: POR_PAGINA, goTo: setPagina }}
        flows
        empty={<p>{padron.sinCambiosDeEsaClase}</p>}
      />
    </div>
  )
}
