import type { PageFacts, Place } from '../page-facts';

/** The facts of an ordinary page. */
export function factsOf( values: Partial< PageFacts > = {} ): PageFacts {
	return {
		address: '/wp-admin/admin.php?page=wc-admin',
		status: '200',
		loading: [],
		title: 'Sample',
		heading: 'Sample',
		menu: [ 'li "Home": current' ],
		bodyClasses: [ 'wp-admin' ],
		headerItems: [ 'Help' ],
		tasks: [],
		notes: [],
		text: [ 'Sample' ],
		places: [],
		pageErrors: [],
		console: [],
		failedRequests: [],
		...values,
	};
}

export const place = ( name: string, left: number, top: number, width = 100, height = 20 ): Place => ( {
	name,
	box: [ left, top, width, height ],
} );
