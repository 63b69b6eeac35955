import { checkOrden, formatDni, interpolar, type Principal, textos } from '@apremia/core'
import { useState } from 'react'
import { useGetConfigQuery } from '../../api/config-api.ts'
import { NombreDeContribuyente } from '../../panels/personas/nombre-de-contribuyente.tsx'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import type { Contribuyente } from './contribuyente.ts'

const ContribuyenteDialog = later(
  async () => (await import('./contribuyente-dialog.tsx')).ContribuyenteDialog,
)

const { columnas, verContribuyente } = textos.contribuyentes
const { sinDato } = textos.comunes

const Actions = ({ contribuyente }: { readonly contribuyente: Contribuyente }) => {
  const [shown, setShown] = useState(false)
  return (
    <div className="actions">
      <Button
        variant="ghost"
        icon="mis-datos"
        aria-label={interpolar(verContribuyente, { nombre: contribuyente.APYNOM })}
        title={textos.comunes.ver}
        onClick={() => setShown(true)}
      />
      {shown && (
        <ContribuyenteDialog contribuyente={contribuyente} onClose={() => setShown(false)} />
      )}
    </div>
  )
}

/**
 * Name of a found taxpayer, with a link to the page of the taxpayer. With the municipality's own service the name has
 * no link, because Apremia may not store the taxpayer.
 */
const NombreHallado = ({ NRO_CONTRIB, APYNOM }: Contribuyente) => {
  const { data } = useGetConfigQuery({})
  const numero = data?.servicioMunicipal === 'propio' ? NRO_CONTRIB : null
  return <NombreDeContribuyente numero={numero} nombre={APYNOM} />
}

const COLUMNAS: readonly Column<Contribuyente>[] = [
  {
    id: 'nombre',
    header: columnas.nombre,
    width: 'prose',
    orden: 'APYNOM',
    main: true,
    cell: (contribuyente) => <NombreHallado {...contribuyente} />,
  },
  {
    id: 'dni',
    header: columnas.dni,
    width: 'code',
    orden: 'NRO_DOC',
    cell: ({ NRO_DOC }) => formatDni(NRO_DOC) || sinDato,
  },
  {
    id: 'domicilio',
    tarjeta: 'principal',
    header: columnas.domicilio,
    width: 'prose',
    orden: 'DOMICILIO',
    cell: ({ DOMICILIO }) => DOMICILIO || sinDato,
  },
  {
    id: 'acciones',
    tarjeta: 'acciones',
    header: columnas.acciones,
    cell: (contribuyente) => <Actions contribuyente={contribuyente} />,
  },
]

/** Returns the columns of the list of taxpayers. A person who sees a column masked cannot sort by that column (D10). */
export const columnasDeContribuyentes = (principal: Principal): readonly Column<Contribuyente>[] =>
  COLUMNAS.map(({ orden, ...columna }) =>
    orden === undefined || checkOrden(principal, 'contribuyente', orden).length > 0
      ? columna
      : { ...columna, orden },
  )
