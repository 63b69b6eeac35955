import {
  type CodigoDePlan,
  choosePlan,
  findPlanesPosibles,
  formatCentavos,
  formatPesos,
  interpolar,
  parseSignedWireAmount,
  parseWireAmount,
  sumCentavos,
  TIPOS_DE_PLAN,
  textos,
} from '@apremia/core'
import { useState } from 'react'
import { usePuede } from '../../../session/use-sesion.ts'
import { Alert } from '../../../ui/alert.tsx'
import { formatAmount } from '../../../ui/format.ts'
import { AccionesDePlan } from './acciones-de-plan.tsx'
import { type Condiciones, faltasDePlan } from './condiciones.ts'
import { CondicionesFields } from './condiciones-fields.tsx'
import { Desenlace } from './desenlace.tsx'
import type { Imponible } from './imponible-form.tsx'
import { PeriodosField } from './periodos-field.tsx'
import { PlanesComparados } from './planes-comparados.tsx'
import type {
  PlanSimuladoEnPantalla,
  PresupuestoDePlan,
  RespuestaDePresupuestos,
} from './presupuesto-de-plan.ts'
import { type PeriodoDeDeuda, porDefecto, sumElegidos, writeJsdeuda } from './seleccion.ts'
import { useSimulacion } from './use-simulacion.ts'

const textosDe = textos.planes.simulacion

interface SimulacionProps extends Imponible {
  readonly periodos: readonly PeriodoDeDeuda[]
}

export const Simulador = ({ imponible, recurso, periodos }: SimulacionProps) => {
  const puede = usePuede()
  const [seleccion, setSeleccion] = useState(() => porDefecto(periodos))
  const [plan, setPlan] = useState<CodigoDePlan | null>(null)
  const [condiciones, setCondiciones] = useState<Condiciones>({ cuotas: null, anticipo: null })
  const { cuantos, total } = sumElegidos(seleccion, periodos)
  const jsdeuda = writeJsdeuda(seleccion, periodos)
  const enCurso = useSimulacion({ imponible, recurso }, jsdeuda, condiciones)
  const { respuesta, failure, calculando, pedido } = enCurso
  const posibles = findPlanesPosibles(respuesta?.planes ?? [])
  const elegido = choosePlan(posibles, plan)
  const motivosDe = ({ plan: de, motivos }: PresupuestoDePlan): readonly string[] => [
    ...Object.values(faltasDePlan(de, enCurso.faltas)),
    ...motivos.map(({ mensaje }) => mensaje),
  ]
  const motivos = elegido ? motivosDe(elegido) : []
  const vigente = calculando || failure || motivos.length > 0 ? undefined : elegido
  const cambiado = plan !== null && elegido !== undefined && elegido.plan !== plan
  const delServidor = elegido?.motivos.find(({ campo }) => campo === 'anticipo')?.mensaje
  return (
    <div className="sim">
      {respuesta && pedido && !failure && (
        <PlanesComparados
          posibles={posibles}
          imposibles={respuesta.planes.filter((uno) => !posibles.includes(uno))}
          elegido={elegido?.plan}
          honorarios={respuesta.liquidacion?.total ?? ''}
          busy={calculando}
          onChoose={setPlan}
          faltasDe={motivosDe}
          actions={(presupuesto) =>
            motivosDe(presupuesto).length === 0 && (
              <AccionesDePlan
                presupuesto={presupuesto}
                pedido={pedido}
                condiciones={condiciones}
                periodos={respuesta.periodos}
                calculando={calculando}
              />
            )
          }
        />
      )}
      <div className="sim-choices">
        {cambiado && elegido.simulado && parseWireAmount(elegido.simulado.total) === total && (
          <Cambio simulado={elegido.simulado} />
        )}
        <PeriodosField
          periodos={periodos}
          seleccion={seleccion}
          onChange={setSeleccion}
          error={failure?.fields?.find(({ field }) => field === 'jsdeuda')?.message}
        />
        {elegido && (
          <CondicionesFields
            plan={elegido.plan}
            condiciones={condiciones}
            onChange={(cambios) => setCondiciones({ ...condiciones, ...cambios })}
            tope={respuesta?.tope_de_cuotas}
            minimo={minimoDe(elegido.simulado)}
            faltas={{
              ...(delServidor === undefined ? {} : { anticipo: delServidor }),
              ...enCurso.faltas,
            }}
          />
        )}
      </div>
      <section className="sim-outcome" aria-label={textosDe.resultado}>
        <h2>{textosDe.resultado}</h2>
        <Desenlace
          enCurso={enCurso}
          simulado={elegido?.simulado ?? undefined}
          motivos={motivos}
          vacio={cuantos === 0}
        />
      </section>
      <div className="sim-total">
        <p role="status">
          {textosDe.elegido} <strong className="amount">{formatPesos(total)}</strong>{' '}
          <span className="sim-soft">
            {cuantos === 0 && textosDe.periodosElegidos.cero}
            {cuantos === 1 && textosDe.periodosElegidos.uno}
            {cuantos > 1 && interpolar(textosDe.periodosElegidos.varios, { n: cuantos })}
          </span>
        </p>
        {vigente?.total && (
          <p>
            {interpolar(textosDe.totalDelPlan, { plan: vigente.plan })}{' '}
            <strong className="amount">{formatAmount(vigente.total)}</strong>
          </p>
        )}
        {vigente && respuesta && respuesta.afuera.length > 0 && puede('convenios.crear') && (
          <p className="sim-soft">{describeQueEntra(respuesta)}</p>
        )}
        {vigente &&
          respuesta?.afuera.some(({ porque }) => porque.codigo !== 'fuera-de-gestion') && (
            <p className="sim-soft">{textosDe.sinOtrosHonorarios}</p>
          )}
      </div>
    </div>
  )
}

const minimoDe = (simulado: PlanSimuladoEnPantalla | null): string => {
  if (simulado === null || !TIPOS_DE_PLAN[simulado.plan].anticipo) return ''
  const anticipo = parseWireAmount(simulado.anticipo)
  return anticipo === undefined ? '' : formatCentavos(anticipo)
}

const describeQueEntra = ({ periodos, afuera }: RespuestaDePresupuestos): string => {
  if (periodos.length === 0) return textosDe.nadaAlConvenio
  const { uno, varios } = textosDe.alConvenioSolo
  return interpolar(periodos.length === 1 ? uno : varios, {
    n: periodos.length,
    total: periodos.length + afuera.length,
    importe: formatPesos(
      sumCentavos(periodos.flatMap(({ total }) => parseSignedWireAmount(total) ?? [])),
    ),
  })
}

const Cambio = ({ simulado: { plan, total } }: { readonly simulado: PlanSimuladoEnPantalla }) => {
  const { nombre, umbral } = TIPOS_DE_PLAN[plan]
  const elegido = parseWireAmount(total)
  if (umbral === null || elegido === undefined) return null
  const title = interpolar(textosDe.corresponde, {
    total: formatPesos(elegido),
    lado: textosDe.lados[umbral.lado],
    plan: `${plan} (${nombre})`,
  })
  return <Alert kind="info" title={title} />
}
