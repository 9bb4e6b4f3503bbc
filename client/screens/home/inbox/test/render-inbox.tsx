import { SnackbarList } from '@store-admin/components';
import { useNotices } from '@store-admin/data';
import { render } from '../../../../../tests/js/render';
import { InboxSection } from '../inbox-section';

/** Route of the messages. */
export const LIST = 'GET /wc-analytics/admin/notes';

function Notices() {
	const { notices, removeNotice } = useNotices();
	return <SnackbarList notices={ notices } onRemove={ ( id ) => void removeNotice( id ) } />;
}

/** Renders the inbox and the notices of the page. */
export function renderInbox() {
	return render(
		<>
			<InboxSection />
			<Notices />
		</>
	);
}
