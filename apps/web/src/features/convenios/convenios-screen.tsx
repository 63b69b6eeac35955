import { textos } from '@apremia/core'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import type { Identificado } from './convenio.ts'
import type { Acto } from './convenio-actions.tsx'
import './convenios.css'
import { Listado } from './listado.tsx'
import { readEnlace } from './pedido.ts'
import { usePedido } from './use-pedido.ts'

const ConfirmarDialog = later(async () => (await import('./confirmar-dialog.tsx')).ConfirmarDialog)
const ConvenioFicha = later(async () => (await import('./ficha/convenio-ficha.tsx')).ConvenioFicha)
const EditarDialog = later(async () => (await import('./editar-dialog.tsx')).EditarDialog)
const EliminarConvenio = later(async () => (await import('./eliminar-dialog.tsx')).EliminarConvenio)
const PdfDialog = later(async () => (await import('./pdf-dialog.tsx')).PdfDialog)
const VerDialog = later(async () => (await import('./ver/ver-dialog.tsx')).VerDialog)

const { titulo, nuevo } = textos.convenios

interface EnCurso {
  readonly acto: Acto
  readonly convenio: Identificado
}

export const ConveniosScreen = () => {
  const [params] = useSearchParams()
  const enlace = readEnlace(params)
  if (enlace) return <Navigate to={{ search: enlace.toString() }} replace />
  return <Convenios />
}

const Convenios = () => {
  const puede = usePuede()
  const { pedido, open, replace, close } = usePedido()
  const [enCurso, setEnCurso] = useState<EnCurso>()
  const alPedir = {
    onAbrir: open,
    onActo: (acto: Acto, convenio: Identificado) => setEnCurso({ acto, convenio }),
  }
  const dejar = () => setEnCurso(undefined)
  const crea = puede('convenios.crear')
  const saved = (id: number) => replace({ abrir: 'ver', id })
  return (
    <div className="screen">
      <ScreenTitle text={titulo} />
      <div className="card">
        <Listado
          {...alPedir}
          lead={
            crea && (
              <Button
                variant="primary"
                icon="agregar"
                onClick={() => open({ abrir: 'nuevo', inicial: { clase: 'inmueble' } })}
              >
                {nuevo}
              </Button>
            )
          }
        />
      </div>

      {pedido?.abrir === 'nuevo' && crea && (
        <ConvenioFicha modo="nuevo" inicial={pedido.inicial} onClose={close} onSaved={saved} />
      )}
      {pedido?.abrir === 'editar' && (
        <EditarDialog id={pedido.id} onClose={close} onSaved={saved} />
      )}
      {pedido?.abrir === 'ver' && (
        <VerDialog id={pedido.id} onActo={alPedir.onActo} onAbrir={replace} onClose={close} />
      )}
      {pedido?.abrir === 'pdf' && <PdfDialog id={pedido.id} onClose={close} />}
      {enCurso?.acto === 'confirmar' && (
        <ConfirmarDialog convenio={enCurso.convenio} onClose={dejar} />
      )}
      {enCurso?.acto === 'eliminar' && (
        <EliminarConvenio
          convenio={enCurso.convenio}
          onClose={dejar}
          onDeleted={() => {
            dejar()
            if (pedido) close()
          }}
        />
      )}
    </div>
  )
}
