import type { ReactElement } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { IconButton } from '@store-admin/components';
import { useNotices, useOptions, useUpdateOptions } from '@store-admin/data';
import { Link } from '@store-admin/navigation';
import { getSettings } from '@store-admin/settings';
import type { HeaderPlace } from './header-place';
import type { SetupProgress } from './setup-progress';

const OPTION = 'woocommerce_task_list_reminder_bar_hidden';
const OPTIONS = [ OPTION ];

interface ReminderBarProps {
	readonly place: HeaderPlace;
	readonly setup: SetupProgress;
}

/** Nobody is reminded who has not begun, who is at it, or whose host dropped the reminder. */
function isDue( place: HeaderPlace, { isActive, tasks, completed }: SetupProgress ): boolean {
	return getSettings().hasReminderBar && isActive && tasks !== undefined && completed > 0 && ! place.isOnHome && place.task === undefined;
}

/** How much of the set-up is left, within the header so that nothing moves when it comes or goes. */
export function ReminderBar( { place, setup }: ReminderBarProps ): ReactElement | null {
	return isDue( place, setup ) ? <Reminder left={ ( setup.tasks?.length ?? 0 ) - setup.completed } /> : null;
}

function Reminder( { left }: { readonly left: number } ) {
	const { options } = useOptions( OPTIONS );
	const updateOptions = useUpdateOptions();
	const { createNotice } = useNotices();
	if ( options.status !== 'ready' || options.data[ OPTION ] === 'yes' ) {
		return null;
	}
	const handleDismiss = () => {
		document.querySelector< HTMLElement >( '.woocommerce-layout__header-heading' )?.focus( { preventScroll: true } );
		updateOptions( { [ OPTION ]: 'yes' } ).catch( () => {
			void createNotice( 'error', __( 'The reminder was not put away. Try again.', 'store-admin' ) );
		} );
	};
	return (
		<div className="woocommerce-layout__header-tasks-reminder-bar">
			<span className="store-admin-reminder__left">
				{ left === 1
					? __( '1 step left', 'woocommerce' )
					: /* translators: %d: number of steps. */
						sprintf( _n( '%d step left', '%d steps left', left, 'woocommerce' ), left ) }
			</span>
			<Link className="store-admin-reminder__action" href="admin.php?page=wc-admin">
				{ left === 1 ? __( 'Finish setup', 'woocommerce' ) : __( 'Continue setup', 'woocommerce' ) }
			</Link>
			<IconButton icon={ closeSmall } label={ __( 'Dismiss the reminder', 'store-admin' ) } onClick={ handleDismiss } />
		</div>
	);
}
