import {
  formatCentavos,
  formatPesos,
  interpolar,
  parseWireAmount,
  TIPOS_DE_PLAN,
  textos,
} from '@apremia/core'
import { useState } from 'react'
import { useRecursos } from '../../../api/recursos.ts'
import { usePuede } from '../../../session/use-sesion.ts'
import { Alert } from '../../../ui/alert.tsx'
import { formatAmount } from '../../../ui/format.ts'
import type { Condiciones } from './condiciones.ts'
import { CondicionesFields } from './condiciones-fields.tsx'
import { Desenlace } from './desenlace.tsx'
import type { Imponible } from './imponible-form.tsx'
import { planInicial } from './opciones.ts'
import { PasarAlConvenio } from './pasar-al-convenio.tsx'
import { PeriodosField } from './periodos-field.tsx'
import { PlanField } from './plan-field.tsx'
import { reasonsOf } from './reasons-of.ts'
import { type PeriodoDeDeuda, porDefecto, sumElegidos, writeJsdeuda } from './seleccion.ts'
import { type RespuestaDeSimulacion, useSimulacion } from './use-simulacion.ts'

const textosDe = textos.planes.simulacion

interface SimulacionProps extends Imponible {
  readonly periodos: readonly PeriodoDeDeuda[]
}

export const Simulador = ({ imponible, recurso, periodos }: SimulacionProps) => {
  const puede = usePuede()
  const recursos = useRecursos()
  const [seleccion, setSeleccion] = useState(() => porDefecto(periodos))
  const [condiciones, setCondiciones] = useState<Condiciones>(() => ({
    plan: planInicial(recursos, recurso),
    cuotas: null,
    anticipo: null,
  }))
  const change = (cambios: Partial<Condiciones>) => setCondiciones({ ...condiciones, ...cambios })
  const { cuantos, total } = sumElegidos(seleccion, periodos)
  const jsdeuda = writeJsdeuda(seleccion, periodos)
  const enCurso = useSimulacion({ imponible, recurso }, jsdeuda, condiciones)
  const { simulado, failure, tope, faltas } = enCurso
  // The server may have replaced the chosen plan with another. `condiciones` keeps the chosen plan, because other
  // periods may allow that plan again.
  const cambiado = simulado?.cambiado_de === condiciones.plan
  const plan = cambiado ? simulado.plan : condiciones.plan
  const reasons = reasonsOf(failure)
  const vigente = enCurso.calculando || failure ? undefined : simulado
  return (
    <div className="sim">
      <div className="sim-choices">
        <PeriodosField
          periodos={periodos}
          seleccion={seleccion}
          onChange={setSeleccion}
          error={reasons.periodos}
        />
        <PlanField
          recurso={recurso}
          plan={plan}
          onChange={(elegido) => change({ plan: elegido })}
          error={reasons.plan}
        />
        {cambiado && parseWireAmount(simulado.total) === total && <Cambio simulado={simulado} />}
        <CondicionesFields
          plan={plan}
          condiciones={condiciones}
          onChange={change}
          tope={tope}
          minimo={minimoDe(simulado)}
          faltas={{ ...reasons, ...faltas }}
        />
      </div>
      <section className="sim-outcome" aria-label={textosDe.resultado}>
        <h2>{textosDe.resultado}</h2>
        <Desenlace enCurso={enCurso} vacio={cuantos === 0} />
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
        {vigente && (
          <p>
            {textosDe.detalle.aPagar}{' '}
            <strong className="amount">{formatAmount(vigente.a_pagar)}</strong>
          </p>
        )}
        {puede('convenios.crear') && (
          <PasarAlConvenio
            imponible={imponible}
            recurso={recurso}
            simulado={cuantos === 0 ? undefined : vigente}
            condiciones={condiciones}
          />
        )}
      </div>
    </div>
  )
}

const minimoDe = (simulado: RespuestaDeSimulacion | undefined): string => {
  if (simulado === undefined || !TIPOS_DE_PLAN[simulado.plan].anticipo) return ''
  const anticipo = parseWireAmount(simulado.anticipo)
  return anticipo === undefined ? '' : formatCentavos(anticipo)
}

/** Warns that the total of the chosen periods requires a plan different from the chosen one (S1 §4, D30). */
const Cambio = ({ simulado: { plan, total } }: { readonly simulado: RespuestaDeSimulacion }) => {
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
