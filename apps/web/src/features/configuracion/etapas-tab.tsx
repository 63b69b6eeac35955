import {
  describeValorDeEtapa,
  type Motivo,
  type TiempoDeEtapa,
  textos,
  UNIDADES_DE_TIEMPO,
  type ValorDeEtapa,
  validateTiempo,
  writeTiempo,
  writeValorDeEtapa,
} from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { CampoDeCelda } from './campo-de-celda.tsx'
import { Cargada } from './cargada.tsx'
import { useGetEtapasQuery, useSaveTiempoMutation } from './configuracion-api.ts'
import { type ColumnaEditable, TablaEditable } from './tabla-editable.tsx'

const { acciones, secciones, unidades, etapas: t } = textos.configuracion
const { sinDato } = textos.comunes

type Etapa = Data<'listTiposDeEtapa'>[number]
type Valores = Readonly<Record<'tiempo' | 'tipo_tiempo' | 'cierra', string>>

const { si, no } = textos.comunes
const CIERRES = [
  { value: 'no', label: no },
  { value: 'si', label: si },
] as const

const findUnidad = (texto: string | null) => UNIDADES_DE_TIEMPO.find((una) => una === texto)

const tiempoDe = ({ tiempo, tipo_tiempo }: Etapa): TiempoDeEtapa | null => {
  const unidad = findUnidad(tipo_tiempo)
  return tiempo === null || unidad === undefined ? null : { tiempo, unidad }
}

const UNIDADES = UNIDADES_DE_TIEMPO.map((value) => ({ value, label: unidades[value] }))

const COLUMNAS: readonly ColumnaEditable<Etapa, Valores>[] = [
  {
    id: 'nombre',
    header: t.etapa,
    width: 'name',
    cell: ({ tipo_nombre, estado }) => (
      <>
        {tipo_nombre}
        {estado !== 'activo' && <span className="cell-detail">{t.archivada}</span>}
      </>
    ),
  },
  { id: 'grupo', header: t.grupo, cell: ({ gp_nombre }) => gp_nombre },
  {
    id: 'tiempo',
    header: t.tiempo,
    align: 'end',
    cell: ({ tiempo }) => tiempo ?? sinDato,
    control: (celda) => <CampoDeCelda campo="tiempo" label={t.tiempo} celda={celda} numerico />,
  },
  {
    id: 'tipo_tiempo',
    header: t.unidad,
    cell: ({ tipo_tiempo }) => {
      const unidad = findUnidad(tipo_tiempo)
      return unidad ? unidades[unidad] : sinDato
    },
    control: ({ valores, falta, set }) => (
      <SelectField
        label={t.unidad}
        value={findUnidad(valores.tipo_tiempo)}
        options={UNIDADES}
        placeholder={t.sinUnidad}
        error={falta}
        onChange={(unidad) => set({ tipo_tiempo: unidad ?? '' })}
      />
    ),
  },
  {
    id: 'cierra',
    header: textos.etapas.cierra,
    cell: ({ cierra }) => (cierra ? si : no),
    control: ({ valores, falta, set }) => (
      <SelectField
        label={textos.etapas.cierra}
        value={valores.cierra === 'si' ? 'si' : 'no'}
        options={CIERRES}
        error={falta}
        onChange={(cierra) => set({ cierra: cierra ?? 'no' })}
      />
    ),
  },
]

const valorDe = (valores: Valores): ValorDeEtapa | undefined => {
  const decision = decide(valores)
  return decision.ok ? { tiempo: decision.valor, cierra: valores.cierra === 'si' } : undefined
}

const decide = ({ tiempo, tipo_tiempo }: Valores) => validateTiempo(tiempo, tipo_tiempo)

const check = (valores: Valores): readonly Motivo[] => {
  const decision = decide(valores)
  return decision.ok ? [] : decision.motivos
}

const describe = (valores: Valores): string => {
  const valor = valorDe(valores)
  return valor ? describeValorDeEtapa(valor) : textos.etapas.sinTiempo
}

/**
 * Tab of the types of case action (stages), with their time limits (S2 §2.8). A type may close the case (D169). The tab
 * shows the effect of a change on the cases.
 */
export const EtapasTab = () => {
  const { data, error, refetch } = useGetEtapasQuery({})
  const [save] = useSaveTiempoMutation()
  return (
    <Cargada data={data} error={error} refetch={refetch}>
      {(rows) => (
        <TablaEditable
          caption={secciones.etapas}
          rows={rows}
          columnas={COLUMNAS}
          rowKey={({ tp_id }) => String(tp_id)}
          nombreDe={({ tipo_nombre }) => tipo_nombre}
          startOf={({ tiempo, tipo_tiempo, cierra }) => ({
            cierra: cierra ? 'si' : 'no',
            tiempo: tiempo === null ? '' : String(tiempo),
            tipo_tiempo: tipo_tiempo ?? '',
          })}
          check={check}
          describe={describe}
          accion={() => acciones.etapa}
          efecto={(etapa, { tiempo, tipo_tiempo }) =>
            writeTiempo(tiempoDe(etapa)) === `${tiempo.trim()} ${tipo_tiempo}`.trim()
              ? undefined
              : { clave: 'etapa', tipo: etapa.tp_id, tiempo, tipo_tiempo }
          }
          visto={(etapa) => writeValorDeEtapa({ tiempo: tiempoDe(etapa), cierra: etapa.cierra })}
          vigencias={({ tp_id }) => ({ cosa: 'etapa', id: String(tp_id) })}
          save={async ({ tp_id }, { cierra, ...tiempo }, { motivo, visto }) => {
            const body = { tipo: tp_id, ...tiempo, cierra: cierra === 'si', motivo, visto }
            return failureOf((await save({ body })).error)
          }}
        />
      )}
    </Cargada>
  )
}
