import type { ReactElement } from 'react';
import { SnackbarList } from '@store-admin/components';
import { useNotices } from '@store-admin/data';
import { can } from '@store-admin/settings';
import { useQueuedNotices } from './use-queued-notices';

/** Short confirmations at the edge of the page, those queued by PHP included. */
export function TransientNotices(): ReactElement {
	const { notices, removeNotice } = useNotices();
	return (
		<>
			{ /* The server reads the queue to nobody else. */ }
			{ can( 'manage_woocommerce' ) && <QueuedNotices /> }
			<SnackbarList notices={ notices } onRemove={ ( id ) => void removeNotice( id ) } />
		</>
	);
}

function QueuedNotices(): null {
	useQueuedNotices();
	return null;
}
