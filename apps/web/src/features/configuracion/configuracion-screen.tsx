import { textos } from '@apremia/core'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePuede } from '../../session/use-sesion.ts'
import { Card } from '../../ui/card.tsx'
import { later } from '../../ui/later.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { ArancelesTab } from './aranceles-tab.tsx'
import './configuracion.css'

const EvaluacionTab = later(
  async () => (await import('./evaluacion-tab.tsx')).EvaluacionTab,
  <ListSkeleton />,
)
const EtapasTab = later(async () => (await import('./etapas-tab.tsx')).EtapasTab, <ListSkeleton />)
const FechasTab = later(async () => (await import('./fechas-tab.tsx')).FechasTab, <ListSkeleton />)
const RecursosTab = later(
  async () => (await import('./catalogo/recursos-tab.tsx')).RecursosTab,
  <ListSkeleton />,
)
const SituacionesTab = later(
  async () => (await import('./catalogo/situaciones-tab.tsx')).SituacionesTab,
  <ListSkeleton />,
)
const ListasTab = later(
  async () => (await import('./catalogo/listas-tab.tsx')).ListasTab,
  <ListSkeleton />,
)
const DiasInhabilesTab = later(
  async () => (await import('./catalogo/dias-inhabiles-tab.tsx')).DiasInhabilesTab,
  <ListSkeleton />,
)
const ParametrosTab = later(
  async () => (await import('./parametros-tab.tsx')).ParametrosTab,
  <ListSkeleton />,
)

const { configuracion } = textos

type Seccion = keyof typeof configuracion.secciones

export const ConfiguracionScreen = () => {
  const [params, setParams] = useSearchParams()
  const puede = usePuede()
  const seccion = (id: Seccion, content: ReactNode): Tab<Seccion> => ({
    id,
    label: configuracion.secciones[id],
    content: (
      <Card title={configuracion.secciones[id]}>
        <p className="card-lead">{configuracion.leyendas[id]}</p>
        {content}
      </Card>
    ),
  })
  const tabs: Tab<Seccion>[] = [
    seccion('aranceles', <ArancelesTab />),
    seccion('evaluacion', <EvaluacionTab />),
    seccion('etapas', <EtapasTab />),
    seccion('fechas', <FechasTab />),
    seccion('recursos', <RecursosTab />),
    seccion('situaciones', <SituacionesTab />),
    seccion('listas', <ListasTab />),
    seccion('inhabiles', <DiasInhabilesTab />),
  ]
  if (puede('parametros.administrar')) tabs.push(seccion('parametros', <ParametrosTab />))
  const asked = params.get('pestana')
  const active = tabs.find(({ id }) => id === asked)?.id ?? 'aranceles'
  return (
    <div className="screen configuracion">
      <ScreenTitle text={configuracion.titulo} />
      <h1>{configuracion.titulo}</h1>
      <Tabs
        tabs={tabs}
        active={active}
        onChange={(pestana) => setParams(pestana === 'aranceles' ? {} : { pestana })}
      />
    </div>
  )
}
