import { convenios } from '@apremia/api-client'
import { parseCuotas, textos } from '@apremia/core'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { downloadDocument } from '../../../api/documents.ts'
import { useAppDispatch } from '../../../api/thunk.ts'
import { notified } from '../../../session/notices-slice.ts'
import { Button } from '../../../ui/button.tsx'
import type { ContextoDeFicha } from './contexto.ts'
import { cuotasPlan, type Item } from './seleccion.ts'

const { ficha, falla } = textos.convenios

interface PlanillaButtonProps {
  readonly contexto: ContextoDeFicha
  readonly items: readonly Item[]
  readonly estado: string
}

/** Button that downloads a sheet for the debtor, which compares the ways of paying the chosen debt. */
export const PlanillaButton = ({ contexto, items, estado }: PlanillaButtonProps) => {
  const dispatch = useDispatch()
  const appDispatch = useAppDispatch()
  const [downloading, setDownloading] = useState(false)
  const vacia = items.length === 0
  const download = async () => {
    setDownloading(true)
    const failure = await appDispatch(
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
    setDownloading(false)
    if (failure) dispatch(notified({ kind: 'error', title: falla.titulo, text: failure.message }))
  }
  return (
    <Button
      icon="pdf"
      loading={downloading}
      disabled={vacia}
      title={vacia ? ficha.libroSinDeuda : undefined}
      onClick={() => void download()}
    >
      {ficha.planilla}
    </Button>
  )
}
