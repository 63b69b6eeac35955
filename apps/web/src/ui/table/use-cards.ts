import { useContext, useEffect, useState } from 'react'
import { ModalDepth, useOpenModals } from '../open-modals.ts'
import { useNarrow } from '../use-narrow.ts'

/**
 * Tells whether rows are shown as cards. The value does not change while a modal is open. Rotating a phone would
 * otherwise unmount the row with its modal, and the typed text would be lost.
 */
export const useCards = (): boolean => {
  const narrow = useNarrow()
  const covered = useOpenModals() > useContext(ModalDepth)
  const [cards, setCards] = useState(narrow)
  useEffect(() => {
    if (!covered) setCards(narrow)
  }, [covered, narrow])
  return cards
}
