import { useEffect, useRef, useState, type ReactElement } from 'react';
import { __ } from '@wordpress/i18n';
import { Skeleton, SkeletonGroup } from '@store-admin/components';
import { AlertCard } from './alert-card';
import { useStoreAlerts } from './use-store-alerts';
import './store-alerts.scss';

/** What needs the shopkeeper's attention above everything else, one at a time. */
export function StoreAlerts(): ReactElement | null {
	const { alerts, isPending, ...actions } = useStoreAlerts();
	const [ wanted, setWanted ] = useState( 0 );
	useHeadingFocusWhenEmpty( alerts.length );
	if ( isPending ) {
		return <StoreAlertsSkeleton />;
	}
	// The list gets shorter while one looks at its end.
	const index = Math.min( wanted, alerts.length - 1 );
	const note = alerts[ index ];
	// No key: the focus stays on the button that was pressed while the next alert moves in.
	return note ? <AlertCard note={ note } index={ index } count={ alerts.length } onShow={ setWanted } { ...actions } /> : null;
}

/** Keeps the place of the alert that the server has announced. */
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

/** The button that put the last alert away is gone; the reading position goes to the page's title. */
function useHeadingFocusWhenEmpty( count: number ): void {
	const previous = useRef( count );
	useEffect( () => {
		if ( previous.current > 0 && count === 0 ) {
			document.querySelector< HTMLElement >( '.woocommerce-layout__header-heading' )?.focus( { preventScroll: true } );
		}
		previous.current = count;
	}, [ count ] );
}
