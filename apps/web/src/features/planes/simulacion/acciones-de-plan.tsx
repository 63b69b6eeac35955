import { planes } from '@apremia/api-client'
import { TIPOS_DE_PLAN, textos } from '@apremia/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { downloadDocument } from '../../../api/documents.ts'
import { useRecursos } from '../../../api/recursos.ts'
import { enlaceDeConvenio } from '../../../panels/convenios/enlace-de-convenio.ts'
import { usePuede } from '../../../session/use-sesion.ts'
import { Button } from '../../../ui/button.tsx'
import { useDownload } from '../../../ui/use-download.ts'
import type { Condiciones } from './condiciones.ts'
import type { PresupuestoDePlan, RespuestaDePresupuestos } from './presupuesto-de-plan.ts'
import type { PedidoDeSimulacion } from './use-simulacion.ts'

const { simulacion: t } = textos.planes

interface AccionesDePlanProps {
  readonly presupuesto: PresupuestoDePlan
  readonly pedido: PedidoDeSimulacion
  readonly condiciones: Condiciones
  readonly periodos: RespuestaDePresupuestos['periodos']
  readonly calculando: boolean
}

export const AccionesDePlan = ({ presupuesto, ...props }: AccionesDePlanProps) => {
  const puede = usePuede()
  if (presupuesto.simulado === null) return null
  return (
    <>
      {puede('convenios.crear') && <HacerConvenio presupuesto={presupuesto} {...props} />}
      <ImprimirPresupuesto presupuesto={presupuesto} pedido={props.pedido} />
    </>
  )
}

const HacerConvenio = (props: AccionesDePlanProps) => {
  const { presupuesto, pedido, condiciones, periodos, calculando } = props
  const navigate = useNavigate()
  const recursos = useRecursos()
  const [pedida, setPedida] = useState(false)
  const { plan, simulado } = presupuesto
  const go = () => {
    const { cuotas, anticipo } = TIPOS_DE_PLAN[plan]
    const numero = simulado?.cuotas.filter(({ cuota }) => cuota > 0).length
    void navigate(
      enlaceDeConvenio(recursos, pedido.imp, pedido.rec, {
        periodos,
        plan,
        ...(cuotas === null && condiciones.cuotas !== null ? { cuotas: String(numero) } : {}),
        ...(anticipo && condiciones.anticipo !== null
          ? { anticipo: condiciones.anticipo.trim() }
          : {}),
      }),
    )
  }
  // The person may ask for a payment agreement while the server computes the plans again. The form then opens after the
  // answer, which says which tax periods the agreement includes.
  const continuar = useEffectEvent(() => {
    setPedida(false)
    if (periodos.length > 0) go()
  })
  useEffect(() => {
    if (pedida && !calculando) continuar()
  }, [pedida, calculando])
  return (
    <Button
      variant="primary"
      icon="convenios"
      loading={pedida}
      impedimento={!calculando && periodos.length === 0 ? t.nadaAlConvenio : undefined}
      onClick={() => (calculando ? setPedida(true) : go())}
    >
      <span>
        {t.alConvenio} <span className="sr-only">{plan}</span>
      </span>
    </Button>
  )
}

const ImprimirPresupuesto = ({
  presupuesto: { plan },
  pedido,
}: Pick<AccionesDePlanProps, 'presupuesto' | 'pedido'>) => {
  const { downloading, download } = useDownload(t.fallaDelPresupuesto)
  const body = { ...pedido, plan }
  return (
    <Button
      icon="pdf"
      loading={downloading}
      onClick={() => void download(downloadDocument(planes.createPresupuesto, { body }))}
    >
      <span>
        {t.imprimirPresupuesto} <span className="sr-only">{plan}</span>
      </span>
    </Button>
  )
}
