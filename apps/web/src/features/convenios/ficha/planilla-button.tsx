import { convenios } from '@apremia/api-client'
import { parseCuotas, textos } from '@apremia/core'
import { downloadDocument } from '../../../api/documents.ts'
import { Button } from '../../../ui/button.tsx'
import { useDownload } from '../../../ui/use-download.ts'
import type { ContextoDeFicha } from './contexto.ts'
import { cuotasPlan, type Item } from './seleccion.ts'

const { ficha, falla } = textos.convenios

interface PlanillaButtonProps {
  readonly contexto: ContextoDeFicha
  readonly items: readonly Item[]
  readonly estado: string
}

/** Button that downloads a sheet for the debtor. The sheet compares the ways to pay the chosen debt. */
export const PlanillaButton = ({ contexto, items, estado }: PlanillaButtonProps) => {
  const { downloading, download } = useDownload(falla.titulo)
  const vacia = items.length === 0
  const start = () =>
    download(
      downloadDocument(convenios.createPlanilla, {
        body: {
          clase: contexto.clase,
          cuotas_plan: JSON.stringify(cuotasPlan(items)),
          cuotas: parseCuotas(items.find(({ cuotas }) => cuotas)?.cuotas ?? ''),
          fechaconf: contexto.fechaconf || null,
          estado_id: estado === '' ? null : Number(estado),
          abogado: contexto.abogado,
          ...contexto.edicion,
        },
      }),
    )
  return (
    <Button
      icon="pdf"
      loading={downloading}
      disabled={vacia}
      title={vacia ? ficha.libroSinDeuda : undefined}
      onClick={() => void start()}
    >
      {ficha.planilla}
    </Button>
  )
}
