let count = 0;

/** An unread inbox note as the REST route sends it; dates are in store time, `_gmt` dates in UTC. */
export function makeNote( changes: Record< string, unknown > = {} ) {
	count += 1;
	return {
		id: count,
		name: `note-${ count }`,
		type: 'info',
		locale: 'en_US',
		title: `Note ${ count }`,
		content: 'Something to read.',
		content_data: {},
		status: 'unactioned',
		source: 'woocommerce-admin',
		date_created: '2026-11-27T15:50:33',
		date_created_gmt: '2026-11-27T21:50:33',
		date_reminder: null,
		date_reminder_gmt: null,
		is_snoozable: false,
		actions: [],
		layout: 'plain',
		image: '',
		is_deleted: false,
		is_read: false,
		...changes,
	};
}
