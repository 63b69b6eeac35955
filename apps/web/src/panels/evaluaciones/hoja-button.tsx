import { evaluaciones as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { downloadDocument } from '../../api/documents.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { notified } from '../../session/notices-slice.ts'
import { Button } from '../../ui/button.tsx'

const { hoja, hojaDe } = textos.evaluaciones.acciones

interface HojaButtonProps {
  readonly id: number
  readonly children?: string
}

export const HojaButton = ({ id, children }: HojaButtonProps) => {
  const thunk = useAppDispatch()
  const dispatch = useDispatch()
  const [downloading, setDownloading] = useState(false)
  const download = async () => {
    setDownloading(true)
    const failure = await thunk(downloadDocument(calls.downloadEvaluacion, { params: { id } }))
    setDownloading(false)
    if (failure)
      dispatch(notified({ kind: 'error', title: textos.comunes.error, text: failure.message }))
  }
  return (
    <Button
      icon="pdf"
      variant={children === undefined ? 'ghost' : 'secondary'}
      aria-label={interpolar(hojaDe, { id })}
      title={hoja}
      loading={downloading}
      onClick={() => void download()}
    >
      {children}
    </Button>
  )
}
