import type { AppManifest, FrameManifest, Preload } from '../shared/screen-manifest';

const QUEUE = 'woocommerce_admin_transient_notices_queue';

/** Options that every page of the app requests first, together. */
export const FIRST_OPTIONS: readonly string[] = [ QUEUE ];

/**
 * The same options with that of the reminder. A host without the reminder does not allow its option, and outside of
 * production it refuses the whole request.
 */
export const FIRST_OPTIONS_WITH_REMINDER: readonly string[] = [ 'woocommerce_task_list_reminder_bar_hidden', QUEUE ];

export const appManifest = { chunk: 'store-work', facts: [ 'hasReminderBar' ] } as const satisfies AppManifest;

const optionsPreload = ( options: readonly string[], when: Preload[ 'when' ] & object ): Preload => ( {
	path: '/wc-admin/options',
	query: { options: options.join( ',' ) },
	when,
} );

export const preloads: readonly Preload[] = [
	{ path: '/wp/v2/users/me', query: { context: 'edit' } },
	optionsPreload( FIRST_OPTIONS_WITH_REMINDER, [ 'hasReminderBar' ] ),
	optionsPreload( FIRST_OPTIONS, [ '!hasReminderBar' ] ),
];

/** Facts that classic pages of the host need in addition to the facts that the frame needs on every page. */
export const embedManifest = { facts: [ 'breadcrumbs', 'islands', 'settingsPlaces' ] } as const satisfies FrameManifest;
