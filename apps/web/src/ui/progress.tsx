import { ProgressBar } from 'primereact/progressbar'
import './prime.ts'

interface ProgressProps {
  readonly label: string
  readonly done: number
  /** 0 while it is not known: the bar then only says that something is going on. */
  readonly total: number
}

export const ProgressLine = ({ label, done, total }: ProgressProps) => {
  const known = total > 0
  return (
    <ProgressBar
      mode={known ? 'determinate' : 'indeterminate'}
      value={known ? Math.floor((done / total) * 100) : null}
      showValue={false}
      aria-label={label}
    />
  )
}
