import { describeArancel, type Motivo, textos, validateArancel, writeArancel } from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { formatAmount, today } from '../../ui/format.ts'
import { CampoDeCelda } from './campo-de-celda.tsx'
import { Cargada } from './cargada.tsx'
import { useGetArancelesQuery, useSaveArancelMutation } from './configuracion-api.ts'
import { EfectoDeArancel } from './efecto-de-valor.tsx'
import { conComa, sinComa } from './numero-tecleado.ts'
import { type ColumnaEditable, TablaEditable } from './tabla-editable.tsx'

const { acciones, glosaDeHonorarios, honorarios, secciones, estadoDeConvenio } =
  textos.configuracion

type Estado = Data<'getConveniosEstado'>[number]
type Valores = Readonly<Record<'porcentual' | 'gastofijo' | 'jus', string>>

const numero = (
  campo: keyof Valores,
  header: string,
  show: (estado: Estado) => string,
): ColumnaEditable<Estado, Valores> => ({
  id: campo,
  header,
  align: 'end',
  cell: show,
  control: (celda) => <CampoDeCelda campo={campo} label={header} celda={celda} numerico />,
})

const COLUMNAS: readonly ColumnaEditable<Estado, Valores>[] = [
  { id: 'nombre', header: estadoDeConvenio, width: 'name', cell: ({ nombre }) => nombre },
  {
    ...numero('porcentual', honorarios.porcentual, ({ porcentual }) => conComa(porcentual)),
    glosa: glosaDeHonorarios,
  },
  numero('gastofijo', honorarios.gastoFijo, ({ gastofijo }) => conComa(gastofijo)),
  numero('jus', honorarios.jus, ({ jus }) =>
    jus === null ? textos.comunes.sinDato : formatAmount(jus),
  ),
]

const startOf = ({ porcentual, gastofijo, jus }: Estado): Valores => ({
  porcentual: conComa(porcentual),
  gastofijo: conComa(gastofijo),
  jus: conComa(jus ?? ''),
})

const toPedido = ({ porcentual, gastofijo, jus }: Valores) => ({
  porcentual: sinComa(porcentual),
  gastofijo: sinComa(gastofijo),
  jus: sinComa(jus),
})

const check = (valores: Valores): readonly Motivo[] => {
  const decision = validateArancel({ ...toPedido(valores), vigenteDesde: null }, today())
  return decision.ok ? [] : decision.motivos
}

/** Existing payment agreements keep their fees when a row of the fee table changes (D28). */
export const ArancelesTab = () => {
  const { data, error, refetch } = useGetArancelesQuery({})
  const [save] = useSaveArancelMutation()
  return (
    <Cargada data={data} error={error} refetch={refetch}>
      {(rows) => (
        <TablaEditable
          caption={secciones.aranceles}
          rows={rows}
          columnas={COLUMNAS}
          rowKey={({ id }) => String(id)}
          nombreDe={({ nombre }) => nombre}
          startOf={startOf}
          check={check}
          describe={(valores) => describeArancel(toPedido(valores))}
          conFecha
          accion={() => acciones.aranceles}
          efectoPropio={({ id }, valores, desde) => (
            <EfectoDeArancel id={id} {...toPedido(valores)} desde={desde} />
          )}
          visto={(estado) => writeArancel(estado)}
          vigencias={({ id }) => ({ cosa: 'arancel', id: String(id) })}
          save={async ({ id }, valores, { motivo, visto, desde }) => {
            const vigente_desde = desde ?? null
            const body = { id, ...toPedido(valores), motivo, visto, vigente_desde }
            return failureOf((await save({ body })).error)
          }}
        />
      )}
    </Cargada>
  )
}
