import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { getSettings } from '@store-admin/settings';
import type { PanelId } from './visible-items';

export interface PanelTab {
	readonly id: PanelId;
	readonly title: string;
	readonly icon: ReactElement;
	/** An addition to the title for screen readers. */
	readonly note?: string | undefined;
	/** Marks the tab with a dot, because its panel has something new. */
	readonly hasNews?: boolean;
}

interface PanelTabsProps {
	readonly tabs: readonly PanelTab[];
	readonly open: PanelId | null;
	/** Opens a panel, or closes the one that is open. */
	readonly onToggle: ( id: PanelId ) => void;
}

export const tabElementId = ( id: PanelId ): string => `activity-panel-tab-${ id }`;
export const panelElementId = ( id: PanelId ): string => `activity-panel-${ id }`;

/** The tab to which a key moves. On right-to-left pages the arrow keys are swapped. */
function targetIndex( key: string, current: number, count: number ): number | undefined {
	const forward = getSettings().locale.isRtl ? 'ArrowLeft' : 'ArrowRight';
	const back = getSettings().locale.isRtl ? 'ArrowRight' : 'ArrowLeft';
	const targets: Readonly< Record< string, number > > = {
		[ forward ]: ( current + 1 ) % count,
		[ back ]: ( current + count - 1 ) % count,
		Home: 0,
		End: count - 1,
	};
	return targets[ key ];
}

/**
 * The tabs of the header's panels, as the tab pattern of the ARIA practices describes: the Tab key stops once, arrow
 * keys, Home and End move between tabs, Enter and Space open. Moving opens no panel, since it would cover part of the page.
 */
export function PanelTabs( { tabs, open, onToggle }: PanelTabsProps ): ReactElement {
	const list = useRef< HTMLDivElement >( null );
	const stop = tabs.some( ( { id } ) => id === open ) ? open : tabs[ 0 ]?.id;
	const handleKeyDown = ( event: KeyboardEvent< HTMLElement >, index: number ) => {
		const target = targetIndex( event.key, index, tabs.length );
		if ( target !== undefined ) {
			event.preventDefault();
			list.current?.querySelectorAll< HTMLElement >( '[role="tab"]' )[ target ]?.focus();
		}
	};
	return (
		<div
			ref={ list }
			role="tablist"
			aria-orientation="horizontal"
			aria-label={ __( 'Store panels', 'store-admin' ) }
			className="woocommerce-layout__activity-panel-tabs"
		>
			{ tabs.map( ( { id, title, icon, note, hasNews }, index ) => (
				<button
					key={ id }
					type="button"
					role="tab"
					id={ tabElementId( id ) }
					aria-selected={ id === open }
					aria-controls={ id === open ? panelElementId( id ) : undefined }
					tabIndex={ id === stop ? 0 : -1 }
					className={ `woocommerce-layout__activity-panel-tab${ id === open ? ' is-active' : '' }` }
					onClick={ () => onToggle( id ) }
					onKeyDown={ ( event ) => handleKeyDown( event, index ) }
				>
					<span className="store-admin-panel-tab__icon">
						{ icon }
						{ hasNews && <span className="store-admin-panel-tab__news" /> }
					</span>
					<span className="store-admin-panel-tab__title">{ title }</span>
					{ note && <span className="screen-reader-text">{ note }</span> }
				</button>
			) ) }
		</div>
	);
}
