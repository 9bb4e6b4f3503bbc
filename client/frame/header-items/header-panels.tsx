import { Suspense, useRef, useState, type ReactElement } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { backup, bell, comment, help, Icon } from '@wordpress/icons';
import { Guard } from '@store-admin/extensibility';
import { getFacts } from '@store-admin/settings';
import { filledQuarters, type SetupProgress } from '../../shared/setup-progress';
import type { HeaderParts } from './header-parts';
import { headerManifest } from './manifest';
import { PanelFrame } from './panel-frame';
import { PanelTabs, type PanelTab } from './panel-tabs';
import { SetupRing } from './setup-ring';
import { useOpenPanel } from './use-open-panel';
import type { PanelId } from './visible-items';

interface HeaderPanelsProps {
	readonly panels: readonly PanelId[];
	readonly parts: HeaderParts;
	/** The set-up task that the help is about. */
	readonly task: string | undefined;
	readonly setup: SetupProgress;
	/** An open panel closes when it changes. */
	readonly address: string;
}

function setupNews( { tasks, completed }: SetupProgress ): string | undefined {
	return tasks
		? /* translators: 1: number of completed tasks, 2: number of all tasks. */
			sprintf( __( '%1$d of %2$d steps done', 'store-admin' ), completed, tasks.length )
		: undefined;
}

function tabOf( id: PanelId, setup: SetupProgress, hasUnread: boolean ): PanelTab {
	const tabs: Readonly< Record< PanelId, () => PanelTab > > = {
		activity: () => ( {
			id,
			title: __( 'Activity', 'woocommerce' ),
			icon: <Icon icon={ bell } size={ 24 } />,
			note: hasUnread ? __( 'Unread messages', 'store-admin' ) : undefined,
			hasNews: hasUnread,
		} ),
		feedback: () => ( { id, title: __( 'Feedback', 'woocommerce' ), icon: <Icon icon={ comment } size={ 24 } /> } ),
		setup: () => ( {
			id,
			title: __( 'Finish setup', 'woocommerce' ),
			icon: <SetupRing filled={ filledQuarters( setup ) } />,
			note: setupNews( setup ),
		} ),
		help: () => ( { id, title: __( 'Help', 'woocommerce' ), icon: <Icon icon={ help } size={ 24 } /> } ),
		history: () => ( { id, title: __( 'History', 'store-admin' ), icon: <Icon icon={ backup } size={ 24 } /> } ),
	};
	return tabs[ id ]();
}

interface ContentProps {
	readonly id: Exclude< PanelId, 'feedback' >;
	readonly parts: HeaderParts;
	readonly task: string | undefined;
	readonly onRead: () => void;
}

function Content( { id, parts, task, onRead }: ContentProps ) {
	switch ( id ) {
		case 'activity':
			return <parts.ActivityPanel onOpened={ onRead } />;
		case 'setup':
			return <parts.SetupPanel />;
		case 'help':
			return <parts.HelpPanel task={ task } />;
		case 'history':
			return <parts.HistoryPanel />;
	}
}

/** The panels of the header and the tabs that open them. */
export function HeaderPanels( { panels, parts, task, setup, address }: HeaderPanelsProps ): ReactElement | null {
	const root = useRef< HTMLDivElement >( null );
	const { open, isSwitching, toggle, close } = useOpenPanel( panels, root, address );
	const [ hasUnread, setHasUnread ] = useState( () => getFacts( headerManifest ).hasUnreadNotes );
	if ( panels.length === 0 ) {
		return null;
	}
	const tabs = panels.map( ( id ) => tabOf( id, setup, hasUnread ) );
	const title = tabs.find( ( { id } ) => id === open )?.title ?? '';
	return (
		<div ref={ root } id="woocommerce-activity-panel" className="woocommerce-layout__activity-panel">
			<PanelTabs tabs={ tabs } open={ open } onToggle={ toggle } />
			{ open === 'feedback' && (
				<Suspense fallback={ null }>
					<parts.ProductFeedback onClose={ close } />
				</Suspense>
			) }
			{ open && open !== 'feedback' && (
				<PanelFrame key={ open } id={ open } title={ title } isSwitching={ isSwitching } onClose={ close }>
					<Guard name={ `panel ${ open }` }>
						<Content id={ open } parts={ parts } task={ task } onRead={ () => setHasUnread( false ) } />
					</Guard>
				</PanelFrame>
			) }
		</div>
	);
}
