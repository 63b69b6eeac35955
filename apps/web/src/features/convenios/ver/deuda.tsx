import { nombreDeRecurso, textos } from '@apremia/core'
import { useRecursos } from '../../../api/recursos.ts'
import { claseDePlan, type Detalle, faltanImportes } from '../convenio.ts'
import { Periodos } from './periodos.tsx'
import { PlanGuardado } from './plan.tsx'
import { Seccion } from './seccion.tsx'

const { vista } = textos.convenios

export const DeudaDelConvenio = ({ convenio }: { readonly convenio: Detalle }) => {
  const recursos = useRecursos()
  return (
    <Seccion titulo={vista.deuda}>
      {faltanImportes(convenio) && <p className="search-hint">{vista.sinImportes}</p>}
      {convenio.convenio_convpp.map((plan) => {
        const nombre = `${vista.clases[claseDePlan(recursos, plan)]} ${plan.i} · ${plan.r}`
        return (
          <article key={nombre} className="conv-imponible" aria-label={nombre}>
            <header>
              <h3>{nombre}</h3>
              <p>{[nombreDeRecurso(recursos, plan.r), plan.cnt].filter(Boolean).join(' · ')}</p>
            </header>
            <Periodos nombre={nombre} plan={plan} convenio={convenio} />
            <PlanGuardado nombre={nombre} plan={plan} convenio={convenio} />
          </article>
        )
      })}
    </Seccion>
  )
}
