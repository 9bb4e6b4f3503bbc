import { compareLists, type ListDifference } from './compare-lists';
import { comparePlaces } from './compare-places';
import type { PageFacts, Visit } from './page-facts';

/** The subject of a difference: one of the facts, or `opening` when the page opened with only one of the apps. */
export type Subject = keyof PageFacts | 'opening';

/** Lines that only one of the two apps has. */
export interface Difference extends ListDifference {
	readonly about: Subject;
}

const one = ( value: string ) => ( value === '' ? [] : [ value ] );

const listsOf = ( facts: PageFacts ): readonly ( readonly [ Subject, readonly string[] ] )[] => [
	[ 'address', one( facts.address ) ],
	[ 'status', one( facts.status ) ],
	[ 'loading', facts.loading ],
	[ 'pageErrors', facts.pageErrors ],
	[ 'console', facts.console ],
	[ 'failedRequests', facts.failedRequests ],
	[ 'title', one( facts.title ) ],
	[ 'heading', one( facts.heading ) ],
	[ 'menu', facts.menu ],
	[ 'bodyClasses', facts.bodyClasses ],
	[ 'headerItems', facts.headerItems ],
	[ 'tasks', facts.tasks ],
	[ 'notes', facts.notes ],
	[ 'text', facts.text ],
];

function compareFacts( host: PageFacts, ours: PageFacts ): readonly Difference[] {
	const other = new Map( listsOf( ours ) );
	const lists = listsOf( host ).map( ( [ about, lines ] ) => ( { about, ...compareLists( lines, other.get( about ) ?? [] ) } ) );
	const places: Difference = { about: 'places', ...comparePlaces( host.places, ours.places ) };
	return [ ...lists, places ].filter( ( difference ) => difference.host.length + difference.ours.length > 0 );
}

/**
 * Compares a page of the host's own app with the same page of ours.
 *
 * @param host visit with the host's own app
 * @param ours visit with our app
 * @return an empty list when both are equal
 */
export function comparePages( host: Visit, ours: Visit ): readonly Difference[] {
	if ( 'facts' in host && 'facts' in ours ) {
		return compareFacts( host.facts, ours.facts );
	}
	const failures = compareLists( 'facts' in host ? [] : [ host.failure ], 'facts' in ours ? [] : [ ours.failure ] );
	return failures.host.length + failures.ours.length === 0 ? [] : [ { about: 'opening', ...failures } ];
}
