import type { ReactElement } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { closeSmall } from '@wordpress/icons';
import { IconButton } from '@store-admin/components';
import { Link } from '@store-admin/navigation';
import { useReminder } from './use-reminder';

/** Says in the header how many steps of the set-up are left, until it is dismissed. Inside the header, so that the page does not move. */
export function Reminder( { stepsLeft }: { readonly stepsLeft: number } ): ReactElement | null {
	const { isShown, dismiss } = useReminder();
	if ( ! isShown ) {
		return null;
	}
	const handleDismiss = () => {
		document.querySelector< HTMLElement >( '.woocommerce-layout__header-heading' )?.focus( { preventScroll: true } );
		dismiss();
	};
	return (
		<div className="woocommerce-layout__header-tasks-reminder-bar">
			<span className="store-admin-reminder__left">
				{ stepsLeft === 1
					? __( '1 step left', 'woocommerce' )
					: /* translators: %d: number of steps. */
						sprintf( _n( '%d step left', '%d steps left', stepsLeft, 'woocommerce' ), stepsLeft ) }
			</span>
			<Link className="store-admin-reminder__action" href="admin.php?page=wc-admin">
				{ stepsLeft === 1 ? __( 'Finish setup', 'woocommerce' ) : __( 'Continue setup', 'woocommerce' ) }
			</Link>
			<IconButton icon={ closeSmall } label={ __( 'Dismiss the reminder', 'store-admin' ) } onClick={ handleDismiss } />
		</div>
	);
}
