import { ORDENES_DE_PLANES } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { failureOf } from '../../api/failure.ts'
import { COLUMNAS_DE_PLANES, type Plan } from '../../panels/planes/columns.tsx'
import { usePlanFiltroQuery } from '../../panels/planes/planes-api.ts'
import { VerPlan } from '../../panels/planes/ver-plan.tsx'
import { impedimentoDeAlcance, usePrincipal } from '../../session/use-principal.ts'
import { Alert } from '../../ui/alert.tsx'
import { later } from '../../ui/later.tsx'
import { List } from '../../ui/table/list.tsx'
import { ListBar } from '../../ui/table/list-bar.tsx'
import { type ListaSpec, ordenDe } from '../../ui/table/lista.ts'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { useColumns } from '../../ui/table/use-columns.ts'
import { useLista } from '../../ui/table/use-lista.ts'
import { useAbierto } from '../../ui/use-abierto.ts'
import { columnasPara, type DatosDeMesa } from './mesa.ts'

const PlanDialog = later(
  async () => (await import('../../panels/planes/plan-dialog.tsx')).PlanDialog,
)

const t = textos.mesasPantalla.planes

const specDe = (mesa: DatosDeMesa['mesa']) =>
  ({
    pantalla: `mesa-${mesa}-planes`,
    campos: [],
    ordenes: ORDENES_DE_PLANES,
    propio: { columna: 'plan', sentido: 'desc' },
  }) as const satisfies ListaSpec<string>

const SPECS = { judicial: specDe('judicial'), extrajudicial: specDe('extrajudicial') }
const NOMBRES = ['plan'] as const

const dataDe = (abogado: string, plan?: string) => ({
  bsq: 1 as const,
  imponible: '',
  recurso: '',
  contribuyente: '',
  nroContribuyente: '',
  estado: '' as const,
  abogado,
  plan: plan === undefined ? undefined : Number(plan),
})

interface PlanesTabProps {
  readonly datos: DatosDeMesa
  readonly abogado: string
}

export const PlanesTab = ({ datos, abogado }: PlanesTabProps) => {
  const impedimento = impedimentoDeAlcance(usePrincipal())
  const lista = useLista<never>(SPECS[datos.mesa])
  const { valor, open, close } = useAbierto(NOMBRES)
  const { pagina, porPagina } = lista
  const orden = ordenDe(ORDENES_DE_PLANES, lista.orden)
  const { error, ...source } = usePlanFiltroQuery(
    impedimento === undefined
      ? { query: { ...orden, pagina, porPagina }, body: { data: dataDe(abogado) } }
      : skipToken,
  )
  const { shown: columns, ...choice } = useColumns<Plan>(lista.vistas.pantalla, [
    ...columnasPara(abogado, COLUMNAS_DE_PLANES),
    {
      id: 'acciones',
      header: textos.comunes.acciones,
      cell: (plan) => (
        <VerPlan plan={plan} onVer={({ NRO_PLAN }) => open({ plan: String(NRO_PLAN) })} />
      ),
    },
  ])
  if (impedimento !== undefined) {
    return (
      <Alert kind="aviso">
        <p>{impedimento}</p>
      </Alert>
    )
  }
  const elegido = valor('plan')
  return (
    <>
      <ListBar vistas={lista.vistas} choice={choice} />
      <List
        caption={t.titulo}
        columns={columns}
        rowKey={({ NRO_PLAN }) => NRO_PLAN}
        sorting={{ orden: lista.orden, onSort: lista.sortBy }}
        source={{ ...source, error: failureOf(error) }}
        lista={lista}
        empty={<p>{t.ninguno}</p>}
      />
      {elegido !== undefined && /^[1-9]\d{0,8}$/.test(elegido) && (
        <PlanAbierto numero={elegido} rows={source.data?.rows ?? []} onClose={close} />
      )}
    </>
  )
}

interface PlanAbiertoProps {
  readonly numero: string
  readonly rows: readonly Plan[]
  readonly onClose: () => void
}

/** Shows the payment plan that the URL names. The plan may be on a different page of the list. */
const PlanAbierto = ({ numero, rows, onClose }: PlanAbiertoProps) => {
  const aLaVista = rows.find(({ NRO_PLAN }) => String(NRO_PLAN) === numero)
  const { currentData, error, isFetching, refetch } = usePlanFiltroQuery(
    aLaVista
      ? skipToken
      : { query: { pagina: 1, porPagina: 25 }, body: { data: dataDe('', numero) } },
  )
  const plan = aLaVista ?? currentData?.rows.find(({ NRO_PLAN }) => String(NRO_PLAN) === numero)
  const failure = isFetching ? undefined : failureOf(error)
  if (failure && !plan) return <LoadFailure failure={failure} onRetry={() => void refetch()} />
  return <>{plan && <PlanDialog plan={plan} onClose={onClose} />}</>
}
