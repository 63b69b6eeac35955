import { formatCuit, formatDni, textos } from '@apremia/core'
import type { Column } from '../../ui/table/data-table.tsx'
import { Tag } from '../../ui/tag.tsx'
import { AbogadoActions } from './abogado-actions.tsx'
import { type Abogado, nombreDe } from './ficha.ts'

const abogados = textos.abogados
const comunes = textos.comunes
const { campos: nombres } = abogados

interface Acciones {
  readonly onEdit: (abogado: Abogado) => void
  readonly onDeleted: (abogado: Abogado) => void
}

const or = (texto: string): string => texto || comunes.sinDato

export const columnasDeAbogados = (acciones: Acciones): readonly Column<Abogado>[] => [
  {
    id: 'apellido',
    orden: 'apellido',
    header: abogados.apellidoYNombre,
    width: 'name',
    cell: nombreDe,
  },
  {
    id: 'codexterno',
    tarjeta: 'nombre',
    orden: 'codexterno',
    header: nombres.codexterno,
    width: 'code',
    cell: ({ codexterno }) => codexterno,
  },
  {
    id: 'nrodni',
    orden: 'nrodni',
    header: nombres.nrodni,
    width: 'code',
    cell: ({ nrodni }) => formatDni(nrodni),
  },
  {
    id: 'cuitcuil',
    orden: 'cuitcuil',
    header: nombres.cuitcuil,
    width: 'code',
    cell: ({ cuitcuil }) => or(formatCuit(cuitcuil)),
  },
  {
    id: 'titulo',
    orden: 'titulo',
    header: nombres.titulo,
    cell: ({ abo_titulo }) => or(abo_titulo?.titulo ?? ''),
  },
  {
    id: 'matricula',
    orden: 'matricula',
    header: nombres.matricula,
    cell: ({ matricula }) => or(matricula),
  },
  { id: 'te', orden: 'te', header: nombres.te, width: 'code', cell: ({ te }) => or(te) },
  { id: 'email', orden: 'email', header: nombres.email, cell: ({ email }) => or(email) },
  {
    id: 'baja',
    orden: 'baja',
    header: nombres.baja,
    cell: ({ baja }) =>
      baja === '1' ? (
        <Tag kind="error" icon="anular" text={abogados.bajas[1]} />
      ) : (
        abogados.bajas[0]
      ),
  },
  {
    id: 'acciones',
    tarjeta: 'acciones',
    header: comunes.acciones,
    cell: (abogado) => <AbogadoActions abogado={abogado} {...acciones} />,
  },
]
