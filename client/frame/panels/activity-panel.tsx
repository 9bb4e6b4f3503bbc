import { useEffect, type ReactElement, type ReactNode } from 'react';
import { Notifications } from './notifications';
import './style.scss';
import { useLastRead } from './use-panels';

export interface ActivityPanelProps {
	readonly onOpened: () => void;
	/** The inbox. */
	readonly children: ReactNode;
}

/** A short list of waiting work, with the inbox below. */
export function ActivityPanel( { onOpened, children }: ActivityPanelProps ): ReactElement {
	const saveLastRead = useLastRead();
	useEffect( () => {
		onOpened();
		saveLastRead();
		// eslint-disable-next-line react-hooks/exhaustive-deps -- once each time the panel is opened.
	}, [] );
	return (
		<>
			<Notifications />
			{ children }
		</>
	);
}
