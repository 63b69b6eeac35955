import { CONVENIOS_EN_LISTA, interpolar, textos } from '@apremia/core'
import { formatAmount, formatDate } from '../../ui/format.ts'
import { screenColumns } from '../../ui/table/screen-columns.ts'
import { Confirmacion } from './confirmacion.tsx'
import { type ConvenioListado, imponibleDePlan, nombreDeAbogado } from './convenio-listado.ts'
import './convenios.css'

const { listado } = textos.convenios
const { sinDato } = textos.comunes

/** Maximum number of payment plans listed in a row. A last line gives the number of plans not listed. */
const A_LA_VISTA = 1

export const COLUMNAS_DE_CONVENIOS = screenColumns(CONVENIOS_EN_LISTA, {
  fecha: {
    tarjeta: 'dato',
    width: 'code',
    cell: ({ fechaconf }: ConvenioListado) => formatDate(fechaconf ?? ''),
  },
  convenio: { tarjeta: 'nombre', width: 'code', cell: ({ convenio }) => convenio },
  abogado: {
    width: 'name',
    cell: ({ convenio_abogado }) => nombreDeAbogado(convenio_abogado),
  },
  firmante: {
    tarjeta: 'principal',
    width: 'prose',
    cell: ({ frm_nombre }) => frm_nombre || sinDato,
  },
  confirmacion: {
    tarjeta: 'estado',
    width: 'code',
    cell: (convenio) => <Confirmacion convenio={convenio} />,
  },
  planes: {
    tarjeta: 'principal',
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
})
