import {
  CUENTAS,
  type Cuenta,
  formatPorcentajeDeEvaluacion,
  interpolar,
  textos,
} from '@apremia/core'
import { Button } from '../../ui/button.tsx'
import { formatInteger } from '../../ui/format.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { CifrasEvaluadas } from './evaluaciones-api.ts'
import { enPorCiento } from './por-ciento.ts'

const t = textos.evaluaciones

type Parte = CifrasEvaluadas['partes'][number]

const COLUMNAS: readonly Column<Parte>[] = [
  {
    id: 'categoria',
    header: t.detalle.parte,
    width: 'name',
    cell: ({ categoria }) => t.categorias[categoria],
  },
  {
    id: 'fallan',
    header: t.detalle.casos,
    align: 'end',
    cell: ({ fallan, universo }) =>
      interpolar(t.detalle.deTotal, {
        n: formatInteger(fallan),
        total: formatInteger(universo),
      }),
  },
  {
    id: 'porcentaje',
    header: t.detalle.porcentaje,
    align: 'end',
    cell: (parte) => formatPorcentajeDeEvaluacion(parte, enPorCiento(parte.porcentaje)),
  },
  {
    id: 'maximo',
    header: t.detalle.maximo,
    align: 'end',
    cell: ({ maximo }) => enPorCiento(maximo),
  },
  {
    id: 'aprueba',
    header: t.detalle.estado,
    cell: ({ aprueba, aCorregir }) =>
      aprueba ? (
        <Tag kind="exito" icon="exito" text={t.detalle.cumple} />
      ) : (
        <Tag
          kind="error"
          icon="error"
          text={interpolar(t.detalle.corregir, { n: formatInteger(aCorregir) })}
        />
      ),
  },
]

interface CifrasProps {
  readonly datos: CifrasEvaluadas
  readonly cuenta: Cuenta | undefined
  readonly onCuenta: (cuenta: Cuenta) => void
}

export const CifrasDeEvaluacion = ({ datos, cuenta, onCuenta }: CifrasProps) => {
  const numeros: Readonly<Record<string, number>> = {
    ...datos.cantidadJuicios,
    ...datos.cantidadTotal,
  }
  return (
    <>
      <DataTable
        caption={t.detalle.partes}
        columns={COLUMNAS}
        rows={datos.partes}
        rowKey={({ categoria }) => categoria}
        busy={false}
      />
      <div className="actions">
        {CUENTAS.map((una) => (
          <Button
            key={una}
            variant={una === cuenta ? 'primary' : 'secondary'}
            aria-pressed={una === cuenta}
            onClick={() => onCuenta(una)}
          >
            {`${t.cuentas[una]}: ${formatInteger(numeros[una] ?? 0)}`}
          </Button>
        ))}
      </div>
    </>
  )
}
