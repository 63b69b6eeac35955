import { interpolar, textos } from '@apremia/core'
import { formatAmount, formatDate } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { Confirmacion } from './confirmacion.tsx'
import { type ConvenioListado, imponibleDePlan, nombreDeAbogado } from './convenio-listado.ts'
import './convenios.css'

const { columnas, listado } = textos.convenios
const { sinDato } = textos.comunes

/** Plans named in the row. The rest is shown as a number. */
const A_LA_VISTA = 1

/** Columns of an agreement in a list (S1 §2). */
export const COLUMNAS_DE_CONVENIOS: readonly Column<ConvenioListado>[] = [
  {
    id: 'fecha',
    tarjeta: 'dato',
    orden: 'fecha',
    header: columnas.fecha,
    width: 'code',
    cell: ({ fechaconf }) => formatDate(fechaconf ?? ''),
  },
  {
    id: 'convenio',
    tarjeta: 'nombre',
    orden: 'convenio',
    header: columnas.numero,
    width: 'code',
    cell: ({ convenio }) => convenio,
  },
  {
    id: 'abogado',
    orden: 'abogado',
    header: columnas.abogado,
    width: 'name',
    whose: true,
    cell: ({ convenio_abogado }) => nombreDeAbogado(convenio_abogado),
  },
  {
    id: 'firmante',
    tarjeta: 'principal',
    orden: 'firmante',
    header: columnas.firmante,
    width: 'prose',
    cell: ({ frm_nombre }) => frm_nombre || sinDato,
  },
  {
    id: 'confirmacion',
    tarjeta: 'estado',
    header: listado.confirmacion,
    width: 'code',
    cell: (convenio) => <Confirmacion convenio={convenio} />,
  },
  {
    id: 'planes',
    tarjeta: 'principal',
    header: columnas.planes,
    width: 'code',
    cell: ({ convenio_convpp: planes }) => (
      <>
        {planes.slice(0, A_LA_VISTA).map((plan) => (
          <span key={imponibleDePlan(plan)} className="conv-fila">
            <span>
              {imponibleDePlan(plan)} · {plan.plan}
            </span>
            <span>{formatAmount(plan.m)}</span>
          </span>
        ))}
        {planes.length > A_LA_VISTA && (
          <span className="cell-detail">
            {interpolar(listado.masPlanes, { n: planes.length - A_LA_VISTA })}
          </span>
        )}
      </>
    ),
  },
]
