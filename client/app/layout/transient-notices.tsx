import type { ReactElement } from 'react';
import { SnackbarList } from '@store-admin/components';
import { useNotices } from '@store-admin/data';
import { useQueuedNotices } from './use-queued-notices';

/** Short confirmations at the edge of the page, those queued by PHP included. */
export function TransientNotices(): ReactElement {
	const { notices, removeNotice } = useNotices();
	useQueuedNotices();
	return <SnackbarList notices={ notices } onRemove={ ( id ) => void removeNotice( id ) } />;
}
