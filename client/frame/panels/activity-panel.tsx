import { useEffect, type ReactElement } from 'react';
import { InboxPanel } from '../../screens/home/route';
import { Notifications } from './notifications';
import './style.scss';
import { useLastRead } from './use-last-read';

/** What waits, in short, and the inbox below. */
export function ActivityPanel( { onOpened }: { readonly onOpened: () => void } ): ReactElement {
	const rememberReading = useLastRead();
	useEffect( () => {
		onOpened();
		rememberReading();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once each time the panel is opened.
	}, [] );
	return (
		<>
			<Notifications />
			<InboxPanel />
		</>
	);
}
