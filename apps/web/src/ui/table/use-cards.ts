import { useContext, useEffect, useState } from 'react'
import { ModalDepth, useOpenModals } from '../open-modals.ts'
import { useNarrow } from '../use-narrow.ts'

/**
 * Whether rows are shown as cards. Under a modal they keep their shape until it closes: a row that becomes a card
 * as the phone is turned would take the modal it opened, and what is written in it, away.
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
