import { useEffect, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { dismissed, type Notice, selectNotices } from '../session/notices-slice.ts'
import { Alert } from './alert.tsx'

/** At least 5 s, so that it can be read; hovering or focusing it stops the clock. */
const SHOWN_MS = 7000

const NoticeItem = ({ notice }: { readonly notice: Notice }) => {
  const dispatch = useDispatch()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || notice.kind === 'error') return
    const timer = setTimeout(() => dispatch(dismissed(notice.id)), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [held, notice, dispatch])
  return (
    <li
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Alert kind={notice.kind} title={notice.title} onClose={() => dispatch(dismissed(notice.id))}>
        {notice.text !== undefined && <p>{notice.text}</p>}
      </Alert>
    </li>
  )
}

export const Notices = () => {
  const notices = useSelector(selectNotices)
  if (notices.length === 0) return null
  return (
    <ul className="notices">
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} />
      ))}
    </ul>
  )
}
