import { formatDni, INGRESOS_EN_LISTA, interpolar, textos } from '@apremia/core'
import { Button } from '../../ui/button.tsx'
import { formatInstant, formatInteger } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { screenColumns } from '../../ui/table/screen-columns.ts'
import type { ResumenDeIngresos } from './ingresos-api.ts'

const { tipos, roles, ver } = textos.logins
const { sinDato, acciones } = textos.comunes

export const nombreDePersona = ({ usuario }: ResumenDeIngresos): string =>
  `${usuario.apellido}, ${usuario.nombre}`

export const tipoDe = ({ abogado }: ResumenDeIngresos): string =>
  abogado ? tipos.abogado : tipos.usuario

export const columnasDeIngresos = (
  onVer: (resumen: ResumenDeIngresos) => void,
): readonly Column<ResumenDeIngresos>[] => [
  ...screenColumns(INGRESOS_EN_LISTA, {
    dni: { width: 'code', cell: ({ usuario_dni }: ResumenDeIngresos) => formatDni(usuario_dni) },
    nombre: { width: 'name', cell: nombreDePersona },
    tipo: { width: 'code', cell: tipoDe },
    codigo: { width: 'code', cell: ({ abogado }) => abogado?.codexterno ?? sinDato },
    rol: { width: 'code', cell: ({ usuario }) => roles[usuario.rol] },
    cantidad: { cell: ({ cant_login }) => formatInteger(cant_login) },
    ultimo: { width: 'code', cell: ({ date_last_log }) => formatInstant(date_last_log) },
  }),
  {
    id: 'acciones',
    header: acciones,
    cell: (resumen) => (
      <Button
        variant="ghost"
        icon="ver"
        aria-label={interpolar(ver, { name: nombreDePersona(resumen) })}
        title={textos.comunes.ver}
        onClick={() => onVer(resumen)}
      />
    ),
  },
]
