/** The answer of `/wp/v2/users/me?context=edit` for an administrator; preferences are JSON strings, '' when unset. */
export function makeUser( woocommerceMeta: Record< string, string > = {} ) {
	return {
		id: 1,
		username: 'admin',
		name: 'Ada Admin',
		first_name: 'Ada',
		last_name: 'Admin',
		email: 'ada@store.test',
		locale: 'en_US',
		roles: [ 'administrator' ],
		capabilities: { manage_woocommerce: true, view_woocommerce_reports: true } as Record< string, boolean >,
		is_super_admin: true,
		woocommerce_meta: {
			homepage_layout: '',
			homepage_stats: '',
			task_list_tracked_started_tasks: '',
			activity_panel_inbox_last_read: '',
			android_app_banner_dismissed: '',
			...woocommerceMeta,
		},
	};
}
