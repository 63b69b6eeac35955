import {
  CLAVES_DE_MESA,
  type ClaveDeMesa,
  type FechasDeMesa,
  interpolar,
  parseFecha,
  textos,
  validateFechaDeMesa,
} from '@apremia/core'
import { failureOf } from '../../api/failure.ts'
import { DateField } from '../../ui/date-field.tsx'
import { formatDate } from '../../ui/format.ts'
import { Cargada } from './cargada.tsx'
import { useGetFechaQuery, useSaveFechaMutation } from './configuracion-api.ts'
import { type ColumnaEditable, TablaEditable } from './tabla-editable.tsx'

const { acciones, filas, secciones, fechas: t } = textos.configuracion

interface FechaDeMesa {
  readonly key: ClaveDeMesa
  readonly value: string | null
}

type Valores = Readonly<Record<'value', string>>

const NOMBRES: Readonly<Record<ClaveDeMesa, string>> = {
  FECHA_INICIAL: textos.casos.fechaInicial,
  SIN_EVALUAR: textos.casos.fechaSinEvaluar,
}

const COLUMNAS: readonly ColumnaEditable<FechaDeMesa, Valores>[] = [
  {
    id: 'nombre',
    header: t.fecha,
    width: 'name',
    cell: ({ key }) => NOMBRES[key],
  },
  { id: 'que', header: t.que, width: 'prose', cell: ({ key }) => t.ayudas[key] },
  {
    id: 'value',
    header: t.valor,
    width: 'code',
    cell: ({ value }) => formatDate(value ?? ''),
    control: ({ valores, falta, set }) => (
      <DateField
        label={t.valor}
        value={valores.value}
        error={falta}
        onChange={(value) => set({ value })}
      />
    ),
  },
]

/**
 * Tab of the two dates that decide the state of the cases (S2 §9, D55). A case with an event since FECHA_INICIAL is
 * active. A case whose last event is between SIN_EVALUAR and FECHA_INICIAL is not evaluated.
 */
export const FechasTab = () => {
  const inicial = useGetFechaQuery({ body: { key: 'FECHA_INICIAL' } })
  const sinEvaluar = useGetFechaQuery({ body: { key: 'SIN_EVALUAR' } })
  const [save] = useSaveFechaMutation()
  const data = inicial.data && sinEvaluar.data && [inicial.data, sinEvaluar.data]
  const refetch = () => Promise.all([inicial.refetch(), sinEvaluar.refetch()])
  return (
    <Cargada data={data} error={inicial.error ?? sinEvaluar.error} refetch={refetch}>
      {(rows) => {
        const actuales = Object.fromEntries(
          rows.map(({ key, value }) => [CLAVES_DE_MESA[key], parseFecha(value ?? '') ?? null]),
        ) as unknown as FechasDeMesa
        return (
          <TablaEditable
            caption={secciones.fechas}
            rows={rows}
            columnas={COLUMNAS}
            rowKey={({ key }) => key}
            nombreDe={({ key }) => NOMBRES[key]}
            startOf={({ value }) => ({ value: value ?? '' })}
            check={({ value }, { key }) => {
              const decision = validateFechaDeMesa(actuales, key, value)
              return decision.ok
                ? []
                : decision.motivos.map((motivo) => ({ ...motivo, campo: 'value' }))
            }}
            describe={({ value }) => formatDate(value)}
            accion={() => acciones.fecha}
            interno={({ key }) => interpolar(filas.claveYFuente, { clave: key, fuente: t.fuente })}
            efecto={({ key }, { value }) => ({ clave: key, valor: value })}
            visto={({ value }) => value ?? ''}
            vigencias={({ key }) => ({ cosa: 'fecha', id: key })}
            save={async ({ key }, { value }, { motivo, visto }) =>
              failureOf((await save({ body: { key, value, motivo, visto } })).error)
            }
          />
        )
      }}
    </Cargada>
  )
}
