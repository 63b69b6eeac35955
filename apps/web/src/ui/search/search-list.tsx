import type { ListaDeBusqueda } from '@apremia/core'
import { ScreenTitle } from '../screen-title.tsx'
import { SearchResults, type SearchResultsProps } from './search-results.tsx'

export const SearchList = <L extends ListaDeBusqueda, Row>(
  props: Omit<SearchResultsProps<L, Row>, 'heading'>,
) => (
  <div className="screen">
    <ScreenTitle text={props.title} />
    <div className="card">
      <SearchResults {...props} heading={<h1>{props.title}</h1>} />
    </div>
  </div>
)
