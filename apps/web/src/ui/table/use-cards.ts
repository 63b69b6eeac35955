import { useContext, useEffect, useState } from 'react'
import { ModalDepth, useOpenModals } from '../open-modals.ts'
import { useNarrow } from '../use-narrow.ts'

/**
 * Says whether rows are shown as cards. Under a modal they keep their shape until it closes. Otherwise turning the
 * phone would unmount the row, and with it the modal it opened and the text typed in it.
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
