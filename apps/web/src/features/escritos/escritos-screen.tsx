import { textos } from '@apremia/core'
import { useSearchParams } from 'react-router-dom'
import { Card } from '../../ui/card.tsx'
import { later } from '../../ui/later.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { PlantillasTab } from './plantillas-tab.tsx'

const BloquesTab = later(
  async () => (await import('./bloques-tab.tsx')).BloquesTab,
  <ListSkeleton />,
)
const CamposTab = later(async () => (await import('./campos-tab.tsx')).CamposTab, <ListSkeleton />)

const titulo = textos.rutas['/escritos']
const t = textos.escritosJudiciales.pantalla

const TABS = ['plantillas', 'bloques', 'campos'] as const

const CONTENT = { plantillas: PlantillasTab, bloques: BloquesTab, campos: CamposTab }

export const EscritosScreen = () => {
  const [params, setParams] = useSearchParams()
  const active = TABS.find((id) => id === params.get('pestana')) ?? 'plantillas'
  return (
    <div className="screen">
      <ScreenTitle text={titulo} />
      <h1>{titulo}</h1>
      <Tabs
        active={active}
        onChange={(pestana) => setParams(pestana === 'plantillas' ? {} : { pestana })}
        tabs={TABS.map((id) => {
          const Content = CONTENT[id]
          return {
            ...{ id, label: t[id] },
            content: (
              <Card title={t[id]}>
                <p className="card-lead">{t[`${id}Ayuda`]}</p>
                <Content />
              </Card>
            ),
          }
        })}
      />
    </div>
  )
}
