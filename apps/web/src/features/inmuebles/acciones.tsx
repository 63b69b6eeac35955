import { interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { IrAGestion } from '../../panels/actuaciones/ir-a-gestion.tsx'
import type { Inmueble } from '../../panels/inmuebles/columns.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Column } from '../../ui/table/data-table.tsx'

const { acciones, ver } = textos.comunes

/** Column with the buttons of a property. No button edits or deletes a property (D115). */
export const ACCIONES_DE_INMUEBLE: Column<Inmueble> = {
  id: 'acciones',
  tarjeta: 'acciones',
  header: acciones,
  cell: ({ NRO_INMUEBLE, NRO_IMPONIBLE, RECURSO, LEGAL }) => (
    <div className="actions">
      <Link
        className="btn btn-ghost btn-icon"
        to={`/inmueble/${NRO_INMUEBLE}?recurso=${encodeURIComponent(RECURSO)}`}
        aria-label={interpolar(textos.inmuebles.verInmueble, { numero: NRO_INMUEBLE })}
        title={ver}
      >
        <Icon name="ver" />
      </Link>
      <IrAGestion tipo="inmuebles" imponible={NRO_IMPONIBLE} recurso={RECURSO} legal={LEGAL} />
    </div>
  ),
}
