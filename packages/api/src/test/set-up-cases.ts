import * as api from '../index';
import type { FetcherCases } from './fetcher-case';
import { SAMPLES } from './samples';

const { task, taskList, plugins } = SAMPLES;
const TASKS = '/wc-admin/onboarding/tasks';
const PROFILE = '/wc-admin/onboarding/profile';
const PLUGINS = '/wc-admin/plugins';
const steps = { core_profiler_completed_steps: { intro: { completed_at: '2026-11-27T22:12:56Z' } } };

/** Tasks, the set-up wizard and plugins. */
export const SET_UP_CASES: FetcherCases = {
	fetchTaskLists: { call: async () => api.fetchTaskLists(), route: `GET ${ TASKS }`, body: [ taskList ] },
	dismissTask: { call: async () => api.dismissTask( 'tax' ), route: `POST ${ TASKS }/tax/dismiss`, body: { ...task, isDismissed: true } },
	undoDismissTask: { call: async () => api.undoDismissTask( 'tax' ), route: `POST ${ TASKS }/tax/undo_dismiss`, body: task },
	snoozeTask: { call: async () => api.snoozeTask( 'tax' ), route: `POST ${ TASKS }/tax/snooze`, body: { ...task, isSnoozed: true } },
	undoSnoozeTask: { call: async () => api.undoSnoozeTask( 'tax' ), route: `POST ${ TASKS }/tax/undo_snooze`, body: task },
	actionTask: { call: async () => api.actionTask( 'tax' ), route: `POST ${ TASKS }/tax/action`, body: { ...task, isActioned: true } },
	hideTaskList: {
		call: async () => api.hideTaskList( 'setup' ),
		route: `POST ${ TASKS }/setup/hide`,
		body: { ...taskList, isHidden: true },
	},
	unhideTaskList: { call: async () => api.unhideTaskList( 'setup' ), route: `POST ${ TASKS }/setup/unhide`, body: taskList },
	createProductFromTemplate: {
		call: async () => api.createProductFromTemplate( { template_name: 'physical' } ),
		route: `POST ${ TASKS }/create_product_from_template`,
		body: { id: 91 },
	},
	importSampleProducts: {
		call: api.importSampleProducts,
		route: `POST ${ TASKS }/import_sample_products`,
		body: { imported: [ 1, 2 ], skipped: [], failed: [], updated: [] },
	},
	fetchProfile: { call: api.fetchProfile, route: `GET ${ PROFILE }`, body: { completed: true, industry: null } },
	saveProfile: { call: async () => api.saveProfile( { completed: true } ), route: `POST ${ PROFILE }`, body: { status: 'success' } },
	fetchProfileProgress: { call: api.fetchProfileProgress, route: `GET ${ PROFILE }/progress`, body: steps },
	completeProfilerStep: {
		call: async () => api.completeProfilerStep( 'intro' ),
		route: `POST ${ PROFILE }/progress/core-profiler/complete`,
		body: { status: 'success', results: steps },
	},
	saveCurrencyAndUnits: {
		call: async () => api.saveCurrencyAndUnits( 'US' ),
		route: `POST ${ PROFILE }/update-store-currency-and-measurement-units`,
		body: null,
		answersNothing: true,
	},
	fetchEmailPrefill: {
		call: api.fetchEmailPrefill,
		route: `GET ${ PROFILE }/experimental_get_email_prefill`,
		body: { email: 'a@b.test' },
	},
	fetchFreeExtensions: {
		call: api.fetchFreeExtensions,
		route: 'GET /wc-admin/onboarding/free-extensions',
		body: [ { key: 'obw/basics', title: 'Basics', plugins: [ { key: 'pay', name: 'Pay' } ] } ],
	},
	fetchProductTypes: {
		call: api.fetchProductTypes,
		route: 'GET /wc-admin/onboarding/product-types',
		body: { bookings: { label: 'Bookings', product: 390890 } },
	},
	installPluginsInBackground: {
		call: async () => api.installPluginsInBackground( [ 'jetpack' ], 'home' ),
		route: 'POST /wc-admin/onboarding/plugins/install-and-activate-async',
		body: { job_id: '65f0', status: 'pending', plugins: {} },
	},
	activatePromo: {
		call: async () => api.activatePromo( 'offer-1' ),
		route: 'POST /wc-analytics/admin/notes/experimental-activate-promo/offer-1',
		body: { success: true },
	},
	fetchSurveyCompleted: {
		call: api.fetchSurveyCompleted,
		route: 'GET /wc-admin/launch-your-store/survey-completed',
		body: 'no',
	},
	saveSurveyCompleted: {
		call: api.saveSurveyCompleted,
		route: 'POST /wc-admin/launch-your-store/update-survey-status',
		body: null,
		answersNothing: true,
	},
	fetchTestOrdersCount: {
		call: api.fetchTestOrdersCount,
		route: 'GET /wc-admin/launch-your-store/woopayments/test-orders/count',
		body: { count: 3 },
	},
	deleteTestOrders: {
		call: api.deleteTestOrders,
		route: 'DELETE /wc-admin/launch-your-store/woopayments/test-orders',
		body: null,
		answersNothing: true,
	},
	initializeComingSoon: { call: api.initializeComingSoon, route: 'POST /wc-admin/launch-your-store/initialize-coming-soon', body: true },
	fetchJetpackAuthUrl: {
		call: async () => api.fetchJetpackAuthUrl( 'http://store.test', '' ),
		route: 'GET /wc-admin/onboarding/plugins/jetpack-authorization-url',
		body: { success: true, errors: [], url: 'https://connect.test' },
	},
	fetchActivePlugins: { call: api.fetchActivePlugins, route: `GET ${ PLUGINS }/active`, body: { plugins: [ 'jetpack' ] } },
	fetchInstalledPlugins: { call: api.fetchInstalledPlugins, route: `GET ${ PLUGINS }/installed`, body: { plugins: [ 'jetpack' ] } },
	fetchJetpackConnection: { call: api.fetchJetpackConnection, route: 'GET /jetpack/v4/connection', body: { hasConnectedOwner: false } },
	fetchJetpackConnectionData: {
		call: api.fetchJetpackConnectionData,
		route: 'GET /jetpack/v4/connection/data',
		body: { currentUser: { isConnected: false } },
	},
	fetchJetpackConnectUrl: {
		call: async () => api.fetchJetpackConnectUrl( 'http://store.test' ),
		route: `GET ${ PLUGINS }/connect-jetpack`,
		body: { connectAction: 'https://connect.test' },
	},
	installPlugins: {
		call: async () => api.installPlugins( [ 'jetpack' ] ),
		route: `POST ${ PLUGINS }/install`,
		body: { ...plugins, data: { installed: [ 'jetpack' ], results: { jetpack: true } } },
	},
	activatePlugins: {
		call: async () => api.activatePlugins( [ 'jetpack' ] ),
		route: `POST ${ PLUGINS }/activate`,
		body: { ...plugins, data: { activated: [ 'jetpack' ], active: [ 'jetpack' ] } },
	},
	deactivatePlugin: {
		call: async () => api.deactivatePlugin( 'jetpack/jetpack' ),
		route: 'POST /wp/v2/plugins/jetpack/jetpack',
		body: { plugin: 'jetpack/jetpack', status: 'inactive' },
	},
};
