import type { ReactElement } from 'react';
import { SnackbarList } from '@store-admin/components';
import { can } from '@store-admin/settings';
import { useQueuedNotices, useTransientNotices } from './use-notices';

/** The snackbars of the page, including those that PHP queued. */
export function TransientNotices(): ReactElement {
	const { notices, removeNotice } = useTransientNotices();
	return (
		<>
			{ /* The server refuses the queue to all other users. */ }
			{ can( 'manage_woocommerce' ) && <QueuedNotices /> }
			<SnackbarList notices={ notices } onRemove={ ( id ) => void removeNotice( id ) } />
		</>
	);
}

function QueuedNotices(): null {
	useQueuedNotices();
	return null;
}
