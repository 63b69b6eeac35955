import { textos } from '@apremia/core'
import { IrAGestion } from '../../panels/actuaciones/ir-a-gestion.tsx'
import type { Comercio } from '../../panels/comercios/columns.tsx'
import { NuevoConvenio } from '../../panels/comercios/nuevo-convenio.tsx'
import type { Column } from '../../ui/table/data-table.tsx'

export const ACCIONES_DE_COMERCIO: Column<Comercio> = {
  id: 'acciones',
  tarjeta: 'acciones',
  header: textos.comunes.acciones,
  width: 'code',
  cell: ({ NRO_COMERCIO, LEGAL }) => (
    <div className="actions actions-centered">
      <NuevoConvenio comercio={NRO_COMERCIO} />
      <IrAGestion tipo="comercios" imponible={NRO_COMERCIO} legal={LEGAL} />
    </div>
  ),
}
