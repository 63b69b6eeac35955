import { formatDni, interpolar, textos } from '@apremia/core'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import type { NovedadEnLista } from './novedades-api.ts'

const { columnas, verUno } = textos.novedades
const { sinDato } = textos.comunes

export const columnasDeNovedades = (
  onVer: (novedad: NovedadEnLista) => void,
): readonly Column<NovedadEnLista>[] => [
  {
    id: 'nombre',
    header: columnas.nombre,
    width: 'prose',
    orden: 'apynom',
    tarjeta: 'nombre',
    cell: ({ apynom }) => apynom,
  },
  {
    id: 'dni',
    header: columnas.dni,
    width: 'code',
    orden: 'dni',
    cell: ({ dni }) => formatDni(dni) || sinDato,
  },
  {
    id: 'domicilio',
    header: columnas.domicilio,
    width: 'prose',
    orden: 'domicilio',
    tarjeta: 'principal',
    cell: ({ calle, nro }) => `${calle} ${nro}`.trim() || sinDato,
  },
  {
    id: 'acciones',
    header: textos.comunes.acciones,
    tarjeta: 'acciones',
    cell: (novedad) => (
      <div className="actions">
        <Button
          variant="ghost"
          icon="mis-datos"
          aria-label={interpolar(verUno, novedad)}
          title={textos.comunes.ver}
          onClick={() => onVer(novedad)}
        />
      </div>
    ),
  },
]
