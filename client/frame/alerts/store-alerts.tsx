import { useEffect, useRef, useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Skeleton, SkeletonGroup } from '@store-admin/components';
import { ignoreSecondPresses } from '../../shared/second-press';
import { AlertCard } from './alert-card';
import { useAlerts } from './use-alerts';
import './store-alerts.scss';

ignoreSecondPresses( document );

/** Shows the open alerts of the store, one at a time. */
export function StoreAlerts(): ReactElement | null {
	const { alerts, isPending, ...actions } = useAlerts();
	const [ wanted, setWanted ] = useState( 0 );
	useHeadingFocusWhenEmpty( alerts.length );
	if ( isPending ) {
		return <StoreAlertsSkeleton />;
	}
	// The shown alert may have been removed from the list.
	const index = Math.min( wanted, alerts.length - 1 );
	const note = alerts[ index ];
	// Without a key the same button stays, with the focus on it, when the next alert is shown.
	return note ? <AlertCard note={ note } index={ index } count={ alerts.length } onShow={ setWanted } { ...actions } /> : null;
}

/** Shown while the alerts are loading, as tall as an alert. */
export function StoreAlertsSkeleton(): ReactElement {
	return (
		<div className="woocommerce-store-alerts store-admin-alert is-loading">
			<SkeletonGroup label={ __( 'Loading…', 'woocommerce' ) }>
				<Skeleton inlineSize="40%" shape="headline" />
				<Skeleton inlineSize="70%" />
				<Skeleton inlineSize="120px" shape="block" />
			</SkeletonGroup>
		</div>
	);
}

/** Moves the focus to the page title when the last alert is removed, because the focused button is removed with it. */
function useHeadingFocusWhenEmpty( count: number ): void {
	const previous = useRef( count );
	useEffect( () => {
		if ( previous.current > 0 && count === 0 ) {
			document.querySelector< HTMLElement >( '.woocommerce-layout__header-heading' )?.focus( { preventScroll: true } );
		}
		previous.current = count;
	}, [ count ] );
}
