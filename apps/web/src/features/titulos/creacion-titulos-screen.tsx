import { textos } from '@apremia/core'
import { useSearchParams } from 'react-router-dom'
import { later } from '../../ui/later.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { ExcelTab } from './excel-tab.tsx'
import { usePlanillaEntregada, usePlanillaProcesada } from './planilla-procesada.ts'
import { TitulosTab } from './titulos-tab.tsx'

const ListadoDeTitulos = later(
  async () => (await import('./listado-tab.tsx')).ListadoDeTitulos,
  <ListSkeleton />,
)

const FirmaTab = later(
  async () => (await import('./firma/firma-tab.tsx')).FirmaTab,
  <ListSkeleton />,
)

const RegistrosTab = later(
  async () => (await import('./registros-tab.tsx')).RegistrosTab,
  <ListSkeleton />,
)

const titulos = textos.titulos

const PESTANAS = ['excel', 'titulos', 'listado', 'firma', 'registros'] as const
type Pestana = (typeof PESTANAS)[number]

export const CreacionTitulosScreen = () => {
  const [params, setParams] = useSearchParams()
  const { planilla, keepPlanilla } = usePlanillaProcesada()
  const entregada = usePlanillaEntregada(planilla)
  const active = PESTANAS.find((id) => id === params.get('pestana')) ?? 'excel'
  const go = (pestana: Pestana) =>
    setParams((actuales) => {
      // Each tab has its own filters in the URL. Changing the tab drops these filters and keeps only the processed
      // workbook: its job (`planilla`) and its category (`categoria`).
      const siguientes = new URLSearchParams({ pestana })
      for (const clave of ['planilla', 'categoria']) {
        const valor = actuales.get(clave)
        if (planilla && valor !== null) siguientes.set(clave, valor)
      }
      return siguientes
    })
  const tabs: readonly Tab<Pestana>[] = [
    {
      id: 'excel',
      label: titulos.pestanas.excel,
      content: (
        <ExcelTab
          planilla={planilla}
          onProcesada={keepPlanilla}
          onEntregar={entregada && (() => go('titulos'))}
        />
      ),
    },
    {
      id: 'titulos',
      label: titulos.pestanas.titulos,
      content: <TitulosTab entregada={entregada} onUsada={() => keepPlanilla(undefined)} />,
    },
    {
      id: 'listado',
      label: titulos.pestanas.listado,
      fresh: true,
      content: (
        <>
          <ListadoDeTitulos />
        </>
      ),
    },
    {
      id: 'firma',
      label: textos.firmaDeTitulos.pestana,
      fresh: true,
      content: (
        <>
          <FirmaTab />
        </>
      ),
    },
    {
      id: 'registros',
      label: titulos.pestanas.registros,
      fresh: true,
      content: (
        <>
          <RegistrosTab />
        </>
      ),
    },
  ]
  return (
    <div className="screen screen-tabs">
      <ScreenTitle text={titulos.titulo} />
      <h1>{titulos.titulo}</h1>
      <Tabs tabs={tabs} active={active} onChange={go} />
    </div>
  )
}
