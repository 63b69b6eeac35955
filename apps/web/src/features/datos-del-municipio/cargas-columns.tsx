import { countFilasDePaquete, interpolar, textos } from '@apremia/core'
import { Button } from '../../ui/button.tsx'
import { formatDate, formatInstant, formatInteger } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { CAMBIOS } from './cuentas.ts'
import { EstadoTag } from './estado-tag.tsx'
import type { CargaDePaquete } from './paquetes-api.ts'

const { columnas, ver } = textos.datosDelMunicipio
const { sinDato, acciones, ver: verCorto } = textos.comunes

export const personaDe = ({ persona }: CargaDePaquete): string =>
  [persona.apellido, persona.nombre].filter(Boolean).join(', ')

export const columnasDeCargas = (
  onVer: (carga: CargaDePaquete) => void,
): readonly Column<CargaDePaquete>[] => [
  { id: 'numero', header: columnas.numero, width: 'code', tarjeta: 'nombre', cell: ({ id }) => id },
  {
    ...{ id: 'fecha', header: columnas.fecha, width: 'code' },
    tarjeta: 'principal',
    cell: ({ creada }) => formatInstant(creada),
  },
  {
    ...{ id: 'archivo', header: columnas.archivo, width: 'name' },
    tarjeta: 'principal',
    cell: ({ archivo }) => archivo,
  },
  {
    ...{ id: 'estado', header: columnas.estado, tarjeta: 'estado' },
    cell: ({ estado }) => <EstadoTag estado={estado} />,
  },
  {
    ...{ id: 'liquidadoAl', header: columnas.liquidadoAl, width: 'code' },
    cell: ({ liquidadoAl }) => (liquidadoAl === null ? sinDato : formatDate(liquidadoAl)),
  },
  ...CAMBIOS.map(
    (de): Column<CargaDePaquete> => ({
      ...{ id: de, header: columnas[de], align: 'end' },
      cell: ({ archivos }) => formatInteger(countFilasDePaquete(archivos, de)),
    }),
  ),
  {
    ...{ id: 'rechazadas', header: columnas.rechazadas, align: 'end' },
    cell: ({ rechazadas }) => formatInteger(rechazadas),
  },
  { id: 'persona', header: columnas.persona, width: 'name', cell: personaDe },
  {
    ...{ id: 'acciones', header: acciones, tarjeta: 'acciones' },
    cell: (carga) => (
      <Button
        variant="ghost"
        icon="ver"
        aria-label={interpolar(ver, { n: carga.id })}
        onClick={() => onVer(carga)}
      >
        {verCorto}
      </Button>
    ),
  },
]
