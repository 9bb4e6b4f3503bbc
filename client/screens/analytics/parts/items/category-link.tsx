import type { ReactElement } from 'react';
import type { Query } from '@store-admin/navigation';
import { ReportLink } from '../report/report-link';
import { parentsText, unknownName } from './category-names';

interface CategoryLinkProps {
	readonly id: number;
	/** Names of the category and its parents, outermost first. */
	readonly path: readonly string[];
	readonly query: Query;
}

/** A category with its parents; its name is a link to its products. */
export function CategoryLink( { id, path, query }: CategoryLinkProps ): ReactElement {
	return (
		<>
			{ parentsText( path ) }
			<ReportLink report="categories" filter={ { filter: 'single_category', categories: id } } query={ query }>
				{ path.at( -1 ) ?? unknownName( id ) }
			</ReportLink>
		</>
	);
}
