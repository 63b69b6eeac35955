import { textos } from '@apremia/core'
import { COLUMNAS_DE_CONVENIOS } from '../../panels/convenios/columns.tsx'
import type { ConvenioListado } from '../../panels/convenios/convenio-listado.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { type AlPedir, ConvenioActions } from './convenio-actions.tsx'

export const columnasDeConvenios = (alPedir: AlPedir): readonly Column<ConvenioListado>[] => [
  ...COLUMNAS_DE_CONVENIOS,
  {
    id: 'acciones',
    main: true,
    tarjeta: 'acciones',
    header: textos.convenios.columnas.acciones,
    cell: (convenio) => <ConvenioActions convenio={convenio} {...alPedir} />,
  },
]
