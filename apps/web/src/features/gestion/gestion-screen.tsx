import { type ConsultaDeGestion, textos } from '@apremia/core'
import { useState } from 'react'
import type { Papel } from '../../panels/actuaciones/papel.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { ComerciosTab } from './comercios-tab.tsx'
import './gestion.css'
import { useSeleccionDeCasos } from '../../panels/actuaciones/use-seleccion.ts'
import { InmueblesTab } from './inmuebles-tab.tsx'
import type { PestanaProps } from './pestana.ts'
import { useConsulta } from './use-consulta.ts'

const PapelDialog = later(
  async () => (await import('../../panels/actuaciones/papel-dialog.tsx')).PapelDialog,
)

const PlanillaDialog = later(async () => (await import('./planilla-dialog.tsx')).PlanillaDialog)

const { titulo, historico, pestanas, planilla } = textos.gestion

export const GestionScreen = () => {
  const { consulta, changeTo } = useConsulta()
  // Rows chosen in the tab of properties and in the tab of businesses. The screen keeps them, because changing tabs
  // unmounts the tab.
  const selecciones = {
    inmuebles: useSeleccionDeCasos('inmuebles'),
    comercios: useSeleccionDeCasos('comercios'),
  }
  const [papel, setPapel] = useState<Papel>()
  const carga = usePuede()('actuaciones.cargar')
  const [cargando, setCargando] = useState(false)
  const title = consulta.historico ? historico : titulo
  const propsOf = (tipo: ConsultaDeGestion['tipo']): PestanaProps => {
    const [seleccion, onSeleccion] = selecciones[tipo]
    return { consulta, seleccion, onSeleccion, onSaved: ({ papel: suyo }) => setPapel(suyo) }
  }
  const tabs: readonly Tab<ConsultaDeGestion['tipo']>[] = [
    {
      id: 'inmuebles',
      label: pestanas.inmuebles,
      fresh: true,
      content: <InmueblesTab {...propsOf('inmuebles')} />,
    },
    {
      id: 'comercios',
      label: pestanas.comercios,
      fresh: true,
      content: <ComerciosTab {...propsOf('comercios')} />,
    },
  ]
  return (
    <div className="screen screen-tabs">
      <ScreenTitle text={title} />
      <div className="title-row">
        <h1>{title}</h1>
        {carga && (
          <Button icon="subir" onClick={() => setCargando(true)}>
            {planilla.abrir}
          </Button>
        )}
      </div>
      <Tabs tabs={tabs} active={consulta.tipo} onChange={changeTo} />

      {papel && <PapelDialog papel={papel} onClose={() => setPapel(undefined)} />}
      {cargando && <PlanillaDialog onClose={() => setCargando(false)} />}
    </div>
  )
}
