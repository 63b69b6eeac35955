import { formatDni, interpolar, textos } from '@apremia/core'
import { Button } from '../../ui/button.tsx'
import { formatInstant, formatInteger } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import type { ResumenDeIngresos } from './ingresos-api.ts'

const { columnas, tipos, roles, ver } = textos.logins
const { sinDato, acciones } = textos.comunes

export const nombreDePersona = ({ usuario }: ResumenDeIngresos): string =>
  `${usuario.apellido}, ${usuario.nombre}`

export const tipoDe = ({ abogado }: ResumenDeIngresos): string =>
  abogado ? tipos.abogado : tipos.usuario

/** Tabla Login (S2 §2.14); the last one opens the sign-ins of the person. */
export const columnasDeIngresos = (
  onVer: (resumen: ResumenDeIngresos) => void,
): readonly Column<ResumenDeIngresos>[] => [
  {
    id: 'dni',
    header: columnas.dni,
    width: 'code',
    orden: 'dni',
    cell: ({ usuario_dni }) => formatDni(usuario_dni),
  },
  {
    id: 'nombre',
    header: columnas.nombre,
    width: 'name',
    orden: 'apellido',
    cell: nombreDePersona,
  },
  { id: 'tipo', header: columnas.tipo, width: 'code', cell: tipoDe },
  {
    id: 'codigo',
    header: columnas.codigo,
    width: 'code',
    cell: ({ abogado }) => abogado?.codexterno ?? sinDato,
  },
  { id: 'rol', header: columnas.rol, width: 'code', cell: ({ usuario }) => roles[usuario.rol] },
  {
    id: 'cantidad',
    header: columnas.cantidad,
    align: 'end',
    orden: 'cant_login',
    cell: ({ cant_login }) => formatInteger(cant_login),
  },
  {
    id: 'ultimo',
    header: columnas.ultimo,
    width: 'code',
    orden: 'date_last_log',
    cell: ({ date_last_log }) => formatInstant(date_last_log),
  },
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
