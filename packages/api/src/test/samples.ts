/** Valid answers of routes, with only the fields that matter. */
export const SAMPLES = {
	task: { id: 'tax', title: 'Collect tax', isDismissable: true, isSnoozeable: true },
	taskList: { id: 'setup', title: 'Get started', tasks: [ { id: 'tax', title: 'Collect tax' } ] },
	note: { id: 7, name: 'welcome', title: 'Welcome', actions: [ { id: 2, name: 'more', label: 'More' } ] },
	user: { id: 1, name: 'Ada', capabilities: { manage_woocommerce: true }, woocommerce_meta: {} },
	setting: { id: 'rate', value: 'yes' },
	plugins: { success: true, message: 'Done', data: {}, errors: { errors: [] } },
	zone: { id: 2, name: 'United States' },
	zoneMethod: { instance_id: 3, method_id: 'flat_rate', title: 'Flat rate', enabled: true, settings: { cost: { value: '7.90' } } },
	record: { id: 5, status: 'processing' },
} as const;
