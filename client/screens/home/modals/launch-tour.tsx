import { useEffect, useId, useLayoutEffect, useRef, useState, type CSSProperties, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { __ } from '@wordpress/i18n';
import { Button } from '@store-admin/components';
import { getSettings } from '@store-admin/settings';
import './style.scss';

/** Offsets from the badge, horizontal and vertical, in pixels. */
const ALONG = 52;
const AWAY = 16;

export interface LaunchTourProps {
	readonly badge: HTMLElement;
	readonly onClose: () => void;
}

function placeBelow( badge: HTMLElement ): CSSProperties {
	const { bottom, left, right, width } = badge.getBoundingClientRect();
	const page = badge.ownerDocument.documentElement;
	const middle = getSettings().locale.isRtl ? page.clientWidth - right + width / 2 : left + width / 2;
	return { insetBlockStart: bottom + AWAY, insetInlineStart: Math.max( AWAY, middle - ALONG ) };
}

/** Points at the badge in the admin bar with which a store is launched. The focus moves to the tour, and back when it closes. */
export function LaunchTour( { badge, onClose }: LaunchTourProps ): ReactElement {
	const titleId = useId();
	const frame = useRef< HTMLDivElement >( null );
	const [ place, setPlace ] = useState( () => placeBelow( badge ) );
	useEffect( () => {
		const page = badge.ownerDocument.defaultView;
		const handleResize = () => setPlace( placeBelow( badge ) );
		page?.addEventListener( 'resize', handleResize );
		return () => page?.removeEventListener( 'resize', handleResize );
	}, [ badge ] );
	useLayoutEffect( () => {
		const before = badge.ownerDocument.activeElement;
		frame.current?.focus( { preventScroll: true } );
		return () => {
			if ( before instanceof HTMLElement ) {
				before.focus( { preventScroll: true } );
			}
		};
	}, [ badge ] );
	return createPortal(
		// eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog.
		<div
			ref={ frame }
			role="dialog"
			aria-labelledby={ titleId }
			tabIndex={ -1 }
			className="store-admin-tour"
			style={ place }
			onKeyDown={ ( { key } ) => {
				if ( key === 'Escape' ) {
					onClose();
				}
			} }
		>
			<h2 id={ titleId } className="store-admin-tour__title">
				{ __( 'Set your store’s visibility', 'woocommerce' ) }
			</h2>
			<p>
				{ __(
					'This badge says who can see your store. Press it to open the store to everyone when you are ready.',
					'store-admin'
				) }
			</p>
			<Button variant="primary" onClick={ onClose }>
				{ __( 'Got it', 'woocommerce' ) }
			</Button>
		</div>,
		badge.ownerDocument.body
	);
}
