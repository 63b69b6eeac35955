import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { dismissed, type Notice, selectNotices } from '../session/notices-slice.ts'
import { Alert } from './alert.tsx'

/**
 * Milliseconds that a message stays on screen. Reading a message takes at least 5 s. Hovering or focusing the message
 * pauses the timer.
 */
const SHOWN_MS = 7000

const NoticeItem = ({ notice }: { readonly notice: Notice }) => {
  const dispatch = useDispatch()
  const [held, setHeld] = useState(false)
  const from = useRef<HTMLElement>(null)
  useEffect(() => {
    if (held || notice.kind === 'error' || notice.kind === 'aviso') return
    const timer = setTimeout(() => dispatch(dismissed(notice.id)), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [held, notice, dispatch])
  return (
    <li
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }: FocusEvent<HTMLLIElement, HTMLElement>) => {
        from.current = relatedTarget
        setHeld(true)
      }}
      onBlur={() => setHeld(false)}
    >
      <Alert
        kind={notice.kind}
        title={notice.title}
        onClose={() => {
          const back = from.current
          if (back) (back.isConnected ? back : document.querySelector('main'))?.focus()
          dispatch(dismissed(notice.id))
        }}
      >
        {notice.text !== undefined && <p>{notice.text}</p>}
      </Alert>
    </li>
  )
}

/**
 * Lists the messages in the lower right corner of the window, or in the nearest place where they cover no control. The
 * page gets a space below with the height of the list, so its end can be scrolled clear of the messages.
 */
const NoticeList = ({ notices }: { readonly notices: readonly Notice[] }) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const ending = new AbortController()
    // The code that moves the messages away from the controls loads later. Until then the messages stay in their
    // corner, and feedback.css assumes their height.
    import('./keep-clear.ts').then(
      ({ keepClear }) => list.current && keepClear(list.current, ending.signal),
      () => undefined,
    )
    return () => ending.abort()
  }, [])
  return (
    <ul className="notices" ref={list}>
      {notices.map((notice) => (
        <NoticeItem key={notice.id} notice={notice} />
      ))}
    </ul>
  )
}

export const Notices = () => {
  const notices = useSelector(selectNotices)
  return notices.length > 0 && <NoticeList notices={notices} />
}
