import { tituloDePestana } from '@apremia/core'
import { useEffect } from 'react'

/** Sets the title of the browser tab while the screen is mounted. */
export const ScreenTitle = ({ text }: { readonly text: string }) => {
  useEffect(() => {
    document.title = tituloDePestana(text)
  }, [text])
  return null
}
